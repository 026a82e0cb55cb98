import type { DestinationText } from '../types';

export const etosha: DestinationText = {
  name: 'Etosha',
  country: 'Namibia',
  tagline: 'Weiße Pfanne, dunkles Wasser und alle Tiere dazwischen',
  description: [
    'Etosha bedeutet „großer weißer Ort“, und genau das ist das Herz des Parks: eine Salzpfanne von fast 5.000 Quadratkilometern, so flach und hell, dass der Horizont flimmert. Die meiste Zeit des Jahres ist sie trocken, und wo sie endet, beginnen die Quellen.',
    'Diese Quellen sind das Geheimnis eines Besuchs. In der Trockenzeit muss alles trinken, was hier lebt. Also halten Sie an einem Wasserloch, stellen den Motor ab und lassen Afrika zu sich kommen: zuerst Springböcke, dann Zebras, Oryxantilopen mit ihren geraden Hörnern und ein Elefant, vor dem alle anderen weichen.',
    'Nur wenige Parks eignen sich so gut für Selbstfahrer, und nur wenige zeigen Spitzmaulnashörner so verlässlich: nachts, im Lampenlicht, einen Steinwurf von Ihrem Bett entfernt.',
  ],
  highlights: [
    'Eine Salzpfanne, die man aus dem All erkennt',
    'Beleuchtete Wasserlöcher an den Rastlagern',
    'Spitzmaulnashörner, am besten nach Einbruch der Dunkelheit',
    'In der Trockenzeit Hunderte Tiere an einer Quelle',
    'Unkompliziert selbst fahren auf Schotterstraßen',
  ],
  bestTime: 'Mai bis Oktober',
  duration: '2–4 Tage',
  difficulty: 'Mittel',
  uniqueFeatures: [
    {
      title: 'Die große weiße Pfanne',
      description:
        'Etwa 130 Kilometer lang und ohne einen Baum. Luftspiegelungen machen aus Straußen Schiffe, und nach seltenem gutem Regen kommen Flamingos zum Brüten.',
    },
    {
      title: 'Wasserlöcher mit Sitzplatz',
      description:
        'Okaukuejo, Halali und Namutoni haben Bänke, eine niedrige Mauer und Lampen. Das Programm wechselt jeden Abend und kostet nichts extra.',
    },
    {
      title: 'Hochburg der Nashörner',
      description:
        'Namibia schützt einen der größten Bestände an Spitzmaulnashörnern, und Etosha ist sein Kern. Auch Breitmaulnashörner weiden hier.',
    },
    {
      title: 'Im eigenen Wagen',
      description:
        'Ein Auto mit viel Bodenfreiheit, zwei Ersatzräder, Wasser und Zeit: Mehr brauchen Sie nicht. Die Straßen sind Schotter, der Rest ist Geduld.',
    },
  ],
  activities: [
    'Selbst fahren von Wasserloch zu Wasserloch',
    'Geführte Fahrten mit Parkrangern',
    'Abende an den beleuchteten Wasserlöchern',
    'Wanderungen auf privaten Reservaten neben dem Park',
    'Fotografieren im harten Mittagslicht und im weichen Staub',
    'Halt am Aussichtspunkt draußen auf der Pfanne',
  ],
  wildlife: [
    'Spitzmaulnashorn',
    'Afrikanischer Elefant',
    'Löwe',
    'Springbock',
    'Spießbock (Oryx)',
    'Steppenzebra',
    'Giraffe',
    'Schwarznasenimpala',
  ],
  tips: [
    'Von Windhoek nach Okaukuejo sind es rund 435 Kilometer auf gutem Asphalt, etwa fünf Stunden. Fahren Sie nur bei Tag.',
    'Im Park gilt Tempo 60. Die Tore öffnen bei Sonnenaufgang und schließen bei Sonnenuntergang; die Zeiten hängen in jedem Camp aus.',
    'Bleiben Sie im Auto, außer in den Camps und an eingezäunten Rastplätzen: Löwen mögen den Schatten am Straßenrand.',
    'Nehmen Sie zwei Liter Wasser pro Kopf und Tag mit und tanken Sie in jedem Camp: Die Wege sind lang, Schatten ist selten.',
    'Von Juni bis August wird es nachts fast frostig. Eine Decke am Wasserloch ist mehr wert als ein besseres Objektiv.',
    'In den trockenen Monaten ist das Malariarisiko am geringsten, mit dem Regen steigt es. Fragen Sie einen Arzt zu Ihrem Termin und prüfen Sie rechtzeitig die Visumregeln.',
  ],
  accommodation:
    'Die staatlichen Rastlager im Park bieten Stellplätze, Bungalows und nachts die Wasserlöcher; für Juli bis Oktober bucht man Monate im Voraus. Private Lodges liegen gleich vor den Toren Andersson, Von Lindequist und Galton, manche auf großen eigenen Reservaten.',
  alt: {
    hero: 'Springböcke und Zebras ziehen in flimmernder Mittagshitze über die weiße Salzpfanne',
    gallery: [
      'Ein Nashorn nachts an einem beleuchteten Wasserloch',
      'Ein einzelner Elefant auf der weißen Pfanne',
      'Giraffen beugen sich an einem Wasserloch zum Trinken',
      'Ein Löwe im Schatten eines Mopanebaums',
    ],
  },
};
