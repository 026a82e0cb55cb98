import type { DestinationText } from '../types';

export const okavangoDelta: DestinationText = {
  name: 'Okavango-Delta',
  country: 'Botsuana',
  tagline: 'Ein Fluss, der im Paradies endet',
  description: [
    'Der Okavango entspringt im Hochland von Angola, fließt vom Meer weg und breitet sich im Sand der Kalahari aus wie eine offene Hand. Was er dort schafft, ist ein Labyrinth aus Kanälen, Lagunen, Papyrus und Palmeninseln. Im Jahr 2014 wurde es als tausendste Stätte in die Welterbeliste der UNESCO aufgenommen.',
    'Das Wunder ist der Zeitpunkt. Monatelang ist das Wasser unterwegs, und es kommt, wenn das Land es am nötigsten hat: Im trockenen Winter, Monate nach dem letzten Regen, ist das Delta am vollsten. Elefanten waten von Insel zu Insel, Letschwe springen durch das flache Wasser, Löwen lernen schwimmen.',
    'Je nach Camp und Wasserstand sind Sie im Mokoro, zu Fuß, im Motorboot oder im Geländewagen unterwegs. Die Strecken dazwischen legen kleine Flugzeuge zurück, und jeder Flug ist eine Safari von oben.',
  ],
  highlights: [
    'Im Mokoro durch den Papyrus gleiten',
    'Hochwasser mitten in der Trockenzeit',
    'Das Moremi-Wildreservat und seine Wildhunde',
    'Flüge über Kanäle, Inseln und Herden',
    'Kleine Camps und kaum andere Gäste',
  ],
  bestTime: 'Mai bis Oktober',
  duration: '3–5 Tage',
  difficulty: 'Mittel',
  uniqueFeatures: [
    {
      title: 'Im Mokoro',
      description:
        'Ein schmaler Einbaum, im Heck steht der Bootsführer mit der Stange, Ihre Augen sind auf Höhe der Seerosen. Heute sind die meisten Mekoro aus Glasfaser, damit die alten Bäume stehen bleiben.',
    },
    {
      title: 'Die späte Flut',
      description:
        'Der Regen, der um Neujahr in Angola fällt, erreicht das Delta zwischen März und Juni und steht von Juni bis August am höchsten.',
    },
    {
      title: 'Von oben',
      description:
        'Die kleinen Maschinen zwischen den Camps fliegen so tief, dass man Flusspferde zählen kann. Von dort sieht man, was kein Boot zeigt: dass dieses Land vor allem Wasser ist.',
    },
    {
      title: 'Moremi',
      description:
        'Das Volk der Batawana stellte dieses Gebiet 1963 unter Schutz, um die Tiere seines Landes zu retten. Es umfasst den Osten des Deltas, Wasser wie trockenen Wald.',
    },
  ],
  activities: [
    'Mokoro-Touren mit lizenzierten Bootsführern',
    'Motorboot-Safaris zu den Reiherkolonien',
    'Geführte Wanderungen auf den Inseln',
    'Pirschfahrten in Moremi und auf den Konzessionen',
    'Rundflug im Kleinflugzeug oder Hubschrauber',
    'Vogelbeobachtung vom Wasser aus',
  ],
  wildlife: [
    'Letschwe (Moorantilope)',
    'Afrikanischer Elefant',
    'Flusspferd',
    'Afrikanischer Wildhund',
    'Löwe',
    'Sitatunga',
    'Schreiseeadler',
    'Nilkrokodil',
  ],
  tips: [
    'Ausgangspunkt ist Maun. Von dort fliegen kleine Maschinen zu den Camps; erlaubt sind 15 bis 20 Kilogramm pro Person in weichen Taschen ohne Rollen und Rahmen.',
    'Wassercamps und Landcamps bieten Verschiedenes: Fragen Sie, welche Aktivitäten in Ihrem Monat möglich sind, denn sie richten sich nach dem Wasserstand.',
    'Sitzen Sie im Mokoro tief und ruhig und hören Sie auf den Bootsführer. Flusspferde haben Vorfahrt.',
    'Im Juni und Juli kann es nachts bis auf fünf Grad abkühlen. Für das Boot am Morgen brauchen Sie Handschuhe und Mütze.',
    'Die Camps sind nicht eingezäunt. Nach Einbruch der Dunkelheit geht niemand allein, und das hat seinen Grund.',
    'Malaria kommt vor, vor allem von November bis Mai. Lassen Sie sich rechtzeitig ärztlich beraten und nutzen Sie in der Dämmerung immer ein Mückenschutzmittel.',
  ],
  accommodation:
    'Die Camps auf privaten Konzessionen sind klein, sechs bis zwölf Zelte auf Holzdecks; im Preis sind Flüge, Guides, Mahlzeiten und Getränke meist enthalten. Einfachere mobile Camps ziehen durch Moremi, und Lodges rund um Maun dienen als Ausgangspunkt für Tagestouren im Mokoro.',
  alt: {
    hero: 'Ein Mokoro auf einem grünen Kanal zwischen Schilf und Palmeninseln',
    gallery: [
      'Elefanten waten durch einen Kanal',
      'Der Bug eines Mokoros gleitet durch hohen Papyrus',
      'Das Delta aus der Luft: gewundene Kanäle und runde Inseln',
      'Letschwe am Ufer und ein Seeadler bei Sonnenuntergang',
    ],
  },
};
