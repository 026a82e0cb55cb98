import type { DestinationText } from '../types';

export const southLuangwa: DestinationText = {
  name: 'South Luangwa',
  country: 'Sambia',
  tagline: 'Das Tal, das man zu Fuß kennenlernt',
  description: [
    'Der Luangwa ist einer der letzten großen Flüsse Afrikas, die noch tun, was sie wollen. In jeder Regenzeit bricht er ein Ufer und lässt eine Schleife zurück, und aus den alten Schleifen werden Lagunen voller Flusspferde, Krokodile und Störche, unter Ebenholzbäumen, die wie Säulen stehen.',
    'Hier begann Norman Carr in den 1950er-Jahren, Gäste zu Fuß hinauszuführen, mit der Kamera statt mit dem Gewehr. Das Gehen beherrscht das Tal bis heute am besten: in einer Reihe, vorn ein bewaffneter Scout und ein Guide, der erklärt, was der Boden zu erzählen hat.',
    'Nach Einbruch der Dunkelheit wechselt das Tal den Besitzer. Kaum ein Park in Afrika hat so viele Leoparden, und in kaum einem darf man sie im Park selbst mit dem Scheinwerfer suchen.',
  ],
  highlights: [
    'Wandersafaris dort, wo sie erfunden wurden',
    'Leoparden auf Nachtfahrten',
    'Buschcamps, die in jeder Trockenzeit neu gebaut werden',
    'Karminspinte, die ab September in den Uferwänden brüten',
    'Giraffen, Zebras und Gnus in eigenen Formen dieses Tals',
  ],
  bestTime: 'Juni bis Oktober',
  duration: '3–6 Tage',
  difficulty: 'Anspruchsvoll',
  uniqueFeatures: [
    {
      title: 'Die Wandersafari',
      description:
        'Zwei bis vier Stunden in der Morgenkühle oder mehrere Tage von Camp zu Camp. Man sieht weniger als aus dem Auto und versteht mehr.',
    },
    {
      title: 'Leoparden bei Nacht',
      description:
        'Das Dickicht am Fluss ernährt einen sehr gesunden Bestand. Nachtfahrten sind im Park bis acht Uhr abends erlaubt.',
    },
    {
      title: 'Karminspinte',
      description:
        'Von September bis November graben Tausende karminroter Vögel ihre Nisthöhlen in die Steilufer des Luangwa.',
    },
    {
      title: 'Nur hier zu Hause',
      description:
        'Die Thornicroft-Giraffe lebt nirgends sonst auf der Erde, und das Cookson-Gnu verlässt das Tal so gut wie nie.',
    },
  ],
  activities: [
    'Wandersafari mit Guide und bewaffnetem Scout',
    'Nachtfahrten mit Scheinwerfer',
    'Pirschfahrten entlang der Lagunen',
    'Mehrtägige Wanderungen von Buschcamp zu Buschcamp',
    'Beobachtungsstände an den Spintkolonien',
    'Besuch von Dorfprojekten in Mfuwe',
  ],
  wildlife: [
    'Leopard',
    'Thornicroft-Giraffe',
    'Flusspferd',
    'Nilkrokodil',
    'Afrikanischer Wildhund',
    'Löwe',
    'Puku',
    'Karminspint',
  ],
  tips: [
    'Sie fliegen nach Mfuwe, gut eine Stunde ab Lusaka; auf der Straße sind es rund 700 Kilometer.',
    'Gewandert wird gemächlich, aber in der Hitze und auf unebenem Boden. Bringen Sie eingelaufene, knöchelhohe Schuhe mit und sagen Sie dem Guide ehrlich, wie fit Sie sind. Die meisten Camps verlangen ein Mindestalter von zwölf Jahren.',
    'Tragen Sie Khaki, Grün oder Braun. Schwarz und Dunkelblau locken Tsetsefliegen an, Weiß sieht man von Weitem.',
    'Im Oktober gibt es die meisten Tiere und die größte Hitze, oft über 40 Grad. Juni und Juli sind weit milder.',
    'Viele Buschcamps schließen von November bis Mai, wenn die Pisten unter Wasser stehen.',
    'Malaria kommt das ganze Jahr über vor. Lassen Sie sich lange vor der Reise ärztlich beraten und nehmen Sie die Mittel bis zum Ende ein.',
  ],
  accommodation:
    'Rund um Mfuwe und das Haupttor stehen Lodges aller Preisklassen, die fast das ganze Jahr geöffnet sind. Weiter drinnen liegen die Buschcamps: vier bis sechs Hütten aus Gras und Stangen, Eimerduschen unter freiem Himmel, kein Zaun, kein Netz.',
  alt: {
    hero: 'Flusspferde in einer Flussschleife unter Ebenholzbäumen im blauen Abendlicht',
    gallery: [
      'Ein Guide führt Gäste hintereinander durch den Busch',
      'Ein Leopard bei Nacht',
      'Karminspinte an ihren Nisthöhlen im Steilufer',
      'Flusspferde und ein Krokodil in einem Altarm',
    ],
  },
};
