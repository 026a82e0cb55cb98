import type { TipsText } from './types';

export const de: TipsText = {
  hero: {
    title: 'Reisetipps für Ihre Safari',
    lead: 'Was in die Tasche gehört, was man fragen sollte, wann man fährt: All das erzählen wir unseren Freunden vor ihrer ersten Safari und uns selbst vor der nächsten.',
  },
  categories: {
    safety: {
      title: 'Sicherheit',
      lead: 'Wilde Tiere sind selten gefährlich für Menschen, die ihnen Platz lassen.',
      tips: [
        'Bleiben Sie im Fahrzeug, solange Ihr Guide nichts anderes sagt, und halten Sie in der Nähe von Tieren Arme und Kopf drinnen.',
        'In Camps ohne Zaun gehen Sie im Dunkeln nur in Begleitung von Mitarbeitern.',
        'Baden oder waten Sie nie in Flüssen und Seen, die Ihre Gastgeber nicht freigegeben haben: Flusspferde und Krokodile sieht man kaum.',
        'Tun Sie sofort, was der Guide sagt, und fragen Sie hinterher nach dem Grund.',
        'Tragen Sie Kopien von Pass, Versicherung und Gutscheinen getrennt von den Originalen.',
        'Schließen Sie eine Reiseversicherung ab, die den medizinischen Rettungsflug einschließt.',
      ],
    },
    weather: {
      title: 'Wetter',
      lead: 'Afrika ist nicht immer heiß, schon gar nicht morgens um sechs im offenen Wagen.',
      tips: [
        'Ziehen Sie sich in Schichten an: Fleece und Windjacke in der Dämmerung, kurze Ärmel ab zehn Uhr.',
        'Von Juni bis August sind die Nächte im südlichen Afrika und im Hochland kalt; Mütze und Handschuhe sind kein Scherz.',
        'Der Oktober ist in vielen Parks des Südens der heißeste Monat, oft mit mehr als 35 Grad. Planen Sie eine lange Mittagsruhe ein.',
        'In Ostafrika fällt die große Regenzeit etwa auf März bis Mai, die kleine auf November und Dezember.',
        'Hut mit Krempe, Sonnencreme mit hohem Schutzfaktor und Lippenpflege zählen jeden Tag, auch bei Wolken.',
        'Halten Sie einen wasserdichten Beutel für die Kamera bereit, wenn es staubt oder der Himmel schwarz wird.',
      ],
    },
    health: {
      title: 'Gesundheit',
      lead: 'Ein Termin in der reisemedizinischen Beratung, vier bis sechs Wochen vorher, klärt das meiste.',
      tips: [
        'Fragen Sie nach Malariaschutz für genau Ihre Route und Ihren Monat und nehmen Sie die Tabletten so lange wie verordnet.',
        'Prüfen Sie die Gelbfieberregeln: Viele Länder verlangen einen Nachweis, wenn Sie aus einem Gebiet mit Übertragungsrisiko kommen oder dort umsteigen.',
        'Nutzen Sie ab der Dämmerung Mückenschutz, tragen Sie lange Ärmel und schlafen Sie unter dem Netz.',
        'Trinken Sie aufbereitetes oder abgefülltes Wasser, mehr als der Durst verlangt, und seien Sie mit Eiswürfeln vorsichtig.',
        'Verschreibungspflichtige Medikamente gehören in der Originalpackung und mit ärztlicher Bescheinigung ins Handgepäck.',
        'Nennen Sie dem Veranstalter Allergien, Herzleiden oder eine Schwangerschaft vor der Buchung: Viele Camps liegen Stunden von der nächsten Klinik entfernt.',
      ],
    },
    cultural: {
      title: 'Kultur',
      lead: 'Sie sind doppelt zu Gast: bei den Tieren und bei den Menschen, die neben ihnen leben.',
      tips: [
        'Fragen Sie, bevor Sie jemanden fotografieren, und nehmen Sie ein Nein mit einem Lächeln hin.',
        'Erst grüßen, dann fragen: Auf Suaheli öffnet ein einfaches „Jambo“ oder „Habari“ die meisten Türen.',
        'Bedecken Sie Schultern und Knie in Städten und Dörfern und auf Sansibar abseits des Strandes.',
        'Geben und nehmen Sie mit der rechten Hand oder mit beiden.',
        'Unterstützen Sie Schulen und Kliniken über Projekte, die Ihre Gastgeber kennen, statt Kindern Süßes oder Geld zu geben.',
        'Trinkgeld für Guides und Camp-Personal ist üblich. Fragen Sie vorab nach der Höhe und bringen Sie kleine Scheine mit.',
      ],
    },
    environment: {
      title: 'Umwelt',
      lead: 'Die beste Spur eines Besuchs ist keine.',
      tips: [
        'Bitten Sie Ihren Fahrer nicht, die Piste zu verlassen oder näher heranzufahren. In den meisten Nationalparks ist das Fahren abseits der Wege verboten.',
        'Lassen Sie Plastiktüten zu Hause: Tansania und Kenia verbieten sie, andere Länder ziehen nach.',
        'Bringen Sie eine nachfüllbare Flasche mit; gefiltertes Wasser gibt es in fast jedem Camp.',
        'Seien Sie bei Tierbeobachtungen leise und lassen Sie den Motor abstellen.',
        'Füttern Sie keine Tiere, auch nicht den Affen am Frühstückstisch.',
        'Kaufen Sie nichts aus Elfenbein, Horn, Schildpatt, Korallen oder Fell. Die Einfuhr ist strafbar, und sie kostet Leben.',
      ],
    },
    photography: {
      title: 'Fotografie',
      lead: 'Das beste Bild entsteht fast immer in der ersten oder in der letzten Stunde mit Licht.',
      tips: [
        'Ein Zoom bis 300 oder 400 Millimeter passt für die meisten Tiere, das Handy für Himmel und Camp.',
        'Legen Sie das Objektiv auf einen Bohnensack am Dach oder im Fensterrahmen. Stative nützen im Fahrzeug nichts.',
        'Belichten Sie auf das Licht: Eine Silhouette im Abendrot sagt mehr als eine angeblitzte Flanke.',
        'Verzichten Sie bei Tieren auf Blitzlicht, besonders nachts.',
        'Lassen Sie Drohnen zu Hause. Ohne Genehmigung sind sie in fast allen Parks verboten.',
        'Packen Sie Ersatzakkus, Speicherkarten und ein Tuch ein und schalten Sie bei Nashornbildern die Ortsangabe ab.',
      ],
    },
  },
  seasons: {
    lead: 'Zwei Jahreszeiten, als Faustregel. Höhe, Küste und eine eigensinnige Wolke machen ihre eigenen Ausnahmen.',
    dry: {
      title: 'Trockenzeit',
      months: 'Mai bis Oktober',
      description:
        'Lichter Busch, wenig Regen, kaum Mücken: Die Tiere sammeln sich an Flüssen und Wasserlöchern und sind leicht zu finden. Die Morgen sind kalt, der Himmel ist klar, und von Juli bis September sind die Preise am höchsten.',
    },
    rainy: {
      title: 'Regenzeit',
      months: 'November bis April',
      description:
        'Grüne Ebenen, Jungtiere, Zugvögel und dramatische Himmel, dazu weniger Besucher und niedrigere Preise. Die Schauer sind meist kurz, doch manche Piste wird zu Schlamm, und einige Camps schließen.',
    },
  },
  topDestinations: [
    {
      name: 'Serengeti',
      country: 'Tansania',
      bestTime: 'Dezember bis Juli (Migration)',
      line: 'Endlose Ebenen und die Herden, die sie unablässig durchziehen.',
    },
    {
      name: 'Masai Mara',
      country: 'Kenia',
      bestTime: 'Juli bis Oktober',
      line: 'Große Katzen im kurzen Gras und das Drama am Fluss.',
    },
    {
      name: 'Kruger',
      country: 'Südafrika',
      bestTime: 'Mai bis September',
      line: 'Die Big Five vom eigenen Auto aus, im eigenen Tempo.',
    },
    {
      name: 'Okavango-Delta',
      country: 'Botsuana',
      bestTime: 'Mai bis Oktober',
      line: 'Wasser in der Wüste, vom Mokoro aus gesehen.',
    },
  ],
  closing: {
    title: 'Wir sind bereit, wenn Sie es sind',
    text: 'Sehen Sie sich die laufenden Angebote an, oder sagen Sie uns, was Ihnen vorschwebt: Wir fragen für Sie bei unseren Veranstaltern an.',
  },
};
