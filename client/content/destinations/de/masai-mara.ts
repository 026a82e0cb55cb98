import type { DestinationText } from '../types';

export const masaiMara: DestinationText = {
  name: 'Masai Mara',
  country: 'Kenia',
  tagline: 'Große Katzen, weiter Himmel und dazwischen der Fluss',
  description: [
    'Die Mara ist das nördliche Ende der Serengeti, abgeschnitten von einer Grenze, die nur Menschen bemerken. Mit rund 1.500 Quadratkilometern ist das Reservat für afrikanische Verhältnisse klein und gerade deshalb so dicht: sanft gewelltes Gras, einzelne Bäume, Flüsse mit Feigen und Krokodilen und irgendwo am Horizont immer ein Gewitter.',
    'Von Juli bis Oktober sind die Gnus hier, und ihre Querungen des Mara ziehen Besucher aus aller Welt an. In den anderen Monaten gehört das Reservat seinen Stammgästen, und ihretwegen kommen die Filmteams jedes Jahr wieder: Nur an wenigen Orten zeigen sich Löwen, Leoparden und Geparden so offen.',
    'Rund um das Reservat liegen die Conservancies, Schutzgebiete auf dem Land von Massai-Familien, die es an wenige Camps verpachten. Das bedeutet weniger Betten, weniger Fahrzeuge und Regeln, die Wanderungen und Nachtfahrten erlauben.',
  ],
  highlights: [
    'Löwen, Leoparden und Geparden im offenen Grasland',
    'Gnus am Mara-Fluss von Juli bis Oktober',
    'Schutzgebiete im Besitz von Massai-Familien',
    'Nachtfahrten und Wanderungen außerhalb des Reservats',
    'Mit dem Kleinflugzeug nur 45 Minuten von Nairobi',
  ],
  bestTime: 'Juli bis Oktober',
  duration: '3–5 Tage',
  difficulty: 'Leicht',
  uniqueFeatures: [
    {
      title: 'Katzen ohne Versteck',
      description:
        'Kurzes Gras, weite Sicht. Ein Gepard auf dem Termitenhügel gehört hier zum Landschaftsbild, und die Guides kennen die Rudel mit Namen.',
    },
    {
      title: 'Die Querungen des Mara',
      description:
        'Die Herden schwimmen in beide Richtungen durch den Fluss, oft mehr als einmal. Ein Fahrzeug, das am Ufer Abstand hält, lässt ihnen den Platz dafür.',
    },
    {
      title: 'Conservancies',
      description:
        'Die Pacht geht an die Familien, denen das Land gehört und die es für die Tiere offen halten. Gäste bekommen dafür stille Wege, Wanderungen und Fahrten nach Einbruch der Dunkelheit.',
    },
    {
      title: 'Abende am Feuer',
      description:
        'Auf 1.500 Metern und mehr sind die Nächte kühl und klar. Das Feuer brennt schon vor dem Essen, und tief über der Ebene steht das Kreuz des Südens.',
    },
  ],
  activities: [
    'Pirschfahrten im offenen Geländewagen',
    'Ballonfahrt über die Ebenen der Mara',
    'Nachtfahrten in den Conservancies',
    'Wanderungen mit Massai-Guides',
    'Besuch einer Massai-Gemeinschaft, die ihn selbst veranstaltet',
    'Fotografieren aus eigens umgebauten Fahrzeugen',
  ],
  wildlife: [
    'Löwe',
    'Gepard',
    'Leopard',
    'Afrikanischer Elefant',
    'Streifengnu',
    'Massai-Giraffe',
    'Topi',
    'Nilkrokodil',
  ],
  tips: [
    'Von Nairobi sind es 270 Kilometer oder fünf bis sechs Stunden auf der Straße, zuletzt holprig. Die Flüge starten am Wilson Airport.',
    'Im Reservat bleiben die Fahrzeuge auf den Pisten, und höchstens fünf dürfen bei einem Tier stehen. Sagen Sie Ihrem Fahrer, dass Ihnen die Regeln wichtiger sind als die Nahaufnahme.',
    'Nachtfahrten und Wanderungen gibt es nur in den Conservancies. Wer beides möchte, bucht dort mindestens zwei Nächte.',
    'Kenia verbietet Plastiktüten und in seinen Parks jedes Einwegplastik: Bringen Sie eine nachfüllbare Flasche mit.',
    'Fragen Sie, bevor Sie Menschen fotografieren, und klären Sie vorab mit dem Guide, was ein Dorfbesuch kostet.',
    'Die meisten Reisenden brauchen vor dem Abflug eine elektronische Einreisegenehmigung. Lassen Sie sich bei der Impfberatung auch zum Malariaschutz beraten.',
  ],
  accommodation:
    'Klassische Zeltcamps an Mara und Talek, große Lodges mit Pool im Reservat und kleine Camps mit sechs bis zwölf Zelten in den Conservancies. Die meisten sind nicht eingezäunt; nach Einbruch der Dunkelheit begleitet Sie ein Wächter zum Zelt.',
  alt: {
    hero: 'Elefanten und eine einzelne Akazie auf weiter Ebene unter dunklen Gewitterwolken',
    gallery: [
      'Ein Gepard hält auf einem Termitenhügel Ausschau',
      'Gnus sammeln sich am Ufer des Mara-Flusses',
      'Giraffen vor einer heranziehenden Regenwand',
      'Ein Lagerfeuer glimmt unter dem Sternenhimmel',
    ],
  },
};
