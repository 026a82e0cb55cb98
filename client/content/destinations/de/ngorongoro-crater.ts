import type { DestinationText } from '../types';

export const ngorongoroCrater: DestinationText = {
  name: 'Ngorongoro-Krater',
  country: 'Tansania',
  tagline: 'Eine ganze Welt in einem alten Vulkan',
  description: [
    'Vor mehr als zwei Millionen Jahren stürzte hier ein Vulkan in sich zusammen, der vielleicht so hoch war wie der Kilimandscharo. Geblieben ist die größte vollständig erhaltene Caldera der Erde: eine 600 Meter hohe Wand und in ihr rund 260 Quadratkilometer Gras, See, Sumpf und Wald.',
    'Etwa 25.000 große Tiere leben auf dem Kraterboden, und die meisten bleiben. An einem einzigen Vormittag können Sie Löwen, Büffel, Elefanten und Spitzmaulnashörner sehen. Nur Giraffen fehlen; die Wände sind ihnen zu steil und die Bäume zu wenige.',
    'Der Krater gehört zu einem Schutzgebiet von 8.300 Quadratkilometern, in dem Massai-Familien mit ihrem Vieh leben. Welterbe ist es wegen seiner Natur und wegen der Spuren früher Menschen in der Olduvai-Schlucht.',
  ],
  highlights: [
    'Einer der sichersten Orte Tansanias für Spitzmaulnashörner',
    'Sonnenaufgang über dem Wolkenmeer am Kraterrand',
    'Flamingos auf den Sodaflächen des Magadisees',
    'Alte Elefantenbullen unter den Fieberbäumen von Lerai',
    'Die Olduvai-Schlucht, in der Menschheitsgeschichte neu geschrieben wurde',
  ],
  bestTime: 'Juni bis September',
  duration: '1–2 Tage',
  difficulty: 'Leicht',
  uniqueFeatures: [
    {
      title: 'Die große Caldera',
      description:
        'Fast 20 Kilometer weit und ringsum geschlossen. Vom Rand sehen die Herden aus wie Staub; eine halbe Stunde später sind Sie mitten unter ihnen.',
    },
    {
      title: 'Spitzmaulnashörner',
      description:
        'Ein kleiner, streng bewachter Bestand lebt am Kraterboden. Die Tiere mögen am frühen Morgen das offene Gras; seien Sie am Tor, wenn es aufgeht.',
    },
    {
      title: 'Der Magadisee',
      description:
        'Ein flacher Sodasee, der mit dem Regen wächst und schrumpft. Gedeihen die Algen, säumen ihn Flamingos in Rosa.',
    },
    {
      title: 'Land der Massai',
      description:
        'Außerhalb des Kraters teilen sich Menschen und Wildtiere das Hochland. Besuche, die Gemeinschaften selbst veranstalten, bringen das Geld dorthin, wo es hingehört.',
    },
  ],
  activities: [
    'Abfahrt zum Kraterboden im Geländewagen',
    'Picknick am Flusspferdteich von Ngoitokitok',
    'Wanderung am Kraterrand mit bewaffnetem Ranger',
    'Tagestour zu den Kratern Olmoti oder Empakaai',
    'Museum und Grabungen in der Olduvai-Schlucht',
    'Besuch bei einer Massai-Gemeinschaft',
  ],
  wildlife: [
    'Spitzmaulnashorn',
    'Löwe',
    'Afrikanischer Elefant',
    'Kaffernbüffel',
    'Steppenzebra',
    'Streifengnu',
    'Tüpfelhyäne',
    'Zwergflamingo',
  ],
  tips: [
    'Arusha liegt rund 190 Kilometer und dreieinhalb bis vier Stunden entfernt, bis zum Tor auf Asphalt.',
    'Fahren Sie so früh wie möglich hinunter: Die Abfahrt öffnet um sechs, und um sechs Uhr abends müssen alle Fahrzeuge den Kraterboden verlassen haben.',
    'Unten bleiben Sie im Fahrzeug und auf der Piste. Gepicknickt wird an den zwei ausgewiesenen Plätzen, wo die Schwarzmilane aus der Hand stehlen.',
    'Der Rand liegt auf 2.300 Metern. Von Juni bis August hat es morgens oft unter zehn Grad bei Nebel: Nehmen Sie eine richtige Jacke mit.',
    'Die Gebühren für das Gebiet und für jede Abfahrt sind hoch und werden bargeldlos bezahlt. Prüfen Sie, ob Ihr Angebot beide enthält.',
    'Am Rand ist es vielen Mücken zu kühl, im Tiefland auf dem Weg dorthin nicht: Lassen Sie sich zum Malariaschutz für die ganze Reise ärztlich beraten.',
  ],
  accommodation:
    'Einige Lodges und Camps stehen direkt am Kraterrand, mit der Aussicht und der Kälte, die dazugehören. Eine Stunde entfernt, in Karatu, gibt es Farmhäuser, Pensionen und Gärten zu freundlicheren Preisen und in milderer Höhe. Auf dem Kraterboden übernachtet niemand.',
  alt: {
    hero: 'Blauer Morgen im Krater: ein Nashorn, ein See mit Flamingos, dahinter die Kraterwand',
    gallery: [
      'Blick vom Rand in den nebelgefüllten Krater',
      'Flamingos stehen im flachen Wasser des Magadisees',
      'Ein Elefantenbulle unter den Fieberbäumen des Lerai-Waldes',
      'Zebras und Büffel weiden auf dem Kraterboden',
    ],
  },
};
