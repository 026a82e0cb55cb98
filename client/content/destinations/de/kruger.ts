import type { DestinationText } from '../types';

export const kruger: DestinationText = {
  name: 'Kruger',
  country: 'Südafrika',
  tagline: 'Das große Buschland, ganz in Ihrem Tempo',
  description: [
    'Der Kruger-Nationalpark zieht sich rund 350 Kilometer an der Grenze zu Mosambik entlang und ist fast so groß wie Rheinland-Pfalz. Asphaltstraßen, Rastlager mit Tankstelle und Laden, Picknickplätze, Beobachtungsstände: In keinem anderen großen Park Afrikas reist es sich so leicht auf eigene Faust, und nur wenige beherbergen so viele Arten.',
    'Der Süden zwischen Crocodile River und Sabie hat die meisten Tiere und den meisten Verkehr. In der Mitte, rund um Satara, ernährt das Grasland die Herden und die Löwen, die ihnen folgen. Nördlich des Olifants wird es still: Mopane, Baobabs, Elefanten und Vögel, die sonst nirgends im Land vorkommen.',
    'Im trockenen Winter von Mai bis September lichtet sich der Busch, und die Tiere kommen ans Wasser. Die Morgen sind kalt, die Tage klar, Mücken gibt es nur wenige.',
  ],
  highlights: [
    'Alle Big Five in einem Park',
    'Selbst fahren auf guten Straßen, mit Rastlagern am Weg',
    'Nachtfahrten und Buschwanderungen mit Rangern',
    'Mehr als 500 Vogel- und fast 150 Säugetierarten',
    'Private Wildreservate an der offenen Westgrenze',
  ],
  bestTime: 'Mai bis September',
  duration: '2–6 Tage',
  difficulty: 'Leicht',
  uniqueFeatures: [
    {
      title: 'Heimat der Big Five',
      description:
        'Löwe, Leopard, Elefant, Büffel und Nashorn leben alle hier. Niemand bekommt sie auf Bestellung zu sehen, doch die Aussichten sind kaum irgendwo besser.',
    },
    {
      title: 'Selbst am Steuer',
      description:
        'Ein gewöhnlicher Mietwagen genügt. Sie bestimmen, wann der Motor ausgeht, und ein Wasserloch mit Kaffee aus der Thermoskanne ist eine Safari für sich.',
    },
    {
      title: 'Hinaus in die Nacht',
      description:
        'Privatwagen müssen bei Sonnenuntergang im Lager sein. Dann fahren Ranger ihre Gäste mit Scheinwerfern zu Zibetkatzen, Eulen und, mit Glück, zu einem Leoparden auf der Straße.',
    },
    {
      title: 'Wilderness Trails',
      description:
        'Drei Nächte im einfachen Camp, zu Fuß mit zwei bewaffneten Guides, höchstens acht Gäste: die alte Art, im Busch zu sein, und die, an die man am längsten denkt.',
    },
  ],
  activities: [
    'Pirschfahrten mit Guide oder im eigenen Wagen',
    'Nachtfahrten mit Parkrangern',
    'Morgendliche Buschwanderungen ab den Rastlagern',
    'Wilderness Trails mit drei Nächten im Busch',
    'Eine Stunde im Beobachtungsstand am Wasser',
    'Panoramaroute und Blyde River Canyon gleich nebenan',
  ],
  wildlife: [
    'Löwe',
    'Leopard',
    'Afrikanischer Elefant',
    'Kaffernbüffel',
    'Breitmaulnashorn',
    'Afrikanischer Wildhund',
    'Großer Kudu',
    'Flusspferd',
  ],
  tips: [
    'Von Johannesburg zu den südlichen Toren sind es 400 bis 450 Kilometer, etwa fünf Stunden. Die nächsten Flughäfen sind Mbombela, Skukuza und Hoedspruit.',
    'Bleiben Sie im Auto und auf der Straße: Beides zu verlassen ist außer an ausgewiesenen Stellen verboten. Auf Asphalt gelten 50 km/h, auf Schotter 40, und es wird kontrolliert.',
    'Die Tore öffnen und schließen mit der Sonne, jeden Monat zu anderen Zeiten. Wer zu spät kommt, zahlt; rechnen Sie mit 25 Kilometern in der Stunde.',
    'Behalten Sie Nashornsichtungen für sich und schalten Sie die Ortsangabe in Ihren Fotos ab. Auch Wilderer lesen soziale Medien.',
    'Am Wintermorgen geht es im offenen Wagen gegen null Grad: Von Juni bis August gehören Mütze, Handschuhe und eine warme Jacke dazu.',
    'Der Kruger liegt im Malariagebiet, mit höherem Risiko von Oktober bis Mai. Lassen Sie sich rechtzeitig ärztlich zur Vorbeugung beraten.',
  ],
  accommodation:
    'Die parkeigenen Rastlager bieten vom Stellplatz über Rundhütten bis zum Familienhaus alles, dazu Restaurants, Läden und Tankstellen. Buschcamps sind kleiner und ruhiger. In den privaten Reservaten im Westen übernimmt die Lodge den Rest: zehn Zimmer, offene Wagen, Fährtenleser, Vollpension.',
  alt: {
    hero: 'Elefanten zwischen Marulabäumen im Buschland unter glutrotem Abendhimmel',
    gallery: [
      'Ein Nashorn trinkt an einem Wasserloch',
      'Ein Leopard auf einer Straße im Mondlicht',
      'Zebras weiden am Fuß von Granitfelsen',
      'Flusspferde in einem Fluss mit gelben Fieberbäumen am Ufer',
    ],
  },
};
