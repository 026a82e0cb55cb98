import type { DestinationText } from '../types';

export const serengeti: DestinationText = {
  name: 'Serengeti',
  country: 'Tansania',
  tagline: 'Die Ebene, die niemals stillsteht',
  description: [
    'Siringet nannten die Massai dieses Land, den Ort, an dem die Erde kein Ende nimmt. Wer auf einem Kopje steht, weiß, warum. Fast 15.000 Quadratkilometer Gras, Buschland und Flüsse umfasst allein der Nationalpark; das gesamte Ökosystem reicht im Norden bis nach Kenia und im Süden bis ins Ngorongoro-Hochland.',
    'Weit über eine Million Gnus ziehen hier Jahr für Jahr im Kreis dem Regen nach, begleitet von Zebras und Gazellen. Von Dezember bis März weiden sie auf den Kurzgrasebenen im Süden, wo im Februar die meisten Kälber zur Welt kommen. Ab April wandern sie durch das Zentrum und den westlichen Korridor, und etwa von Juli bis Oktober stehen sie im Norden, zu beiden Seiten des Mara-Flusses.',
    'Doch die Serengeti ist mehr als die Große Migration. Löwen, Leoparden, Hyänen und Elefanten bleiben das ganze Jahr in ihren Revieren, und rund um Seronera, in der Mitte des Parks, findet ein guter Guide in jedem Monat Katzen.',
  ],
  highlights: [
    'Die Große Migration, das ganze Jahr unterwegs',
    'Kälberzeit auf den südlichen Ebenen im Februar',
    'Flussquerungen im Norden von Juli bis Oktober',
    'Löwen, Leoparden und Geparden zu jeder Jahreszeit',
    'Ballonfahrten über das Seronera-Tal bei Sonnenaufgang',
  ],
  bestTime: 'Dezember bis Juli (Migration)',
  duration: '3–7 Tage',
  difficulty: 'Leicht',
  uniqueFeatures: [
    {
      title: 'Die Große Migration',
      description:
        'Eine der größten Wanderungen von Landsäugetieren hat weder Anfang noch Ende. Wählen Sie den Monat danach, wo die Herden vermutlich sind – das letzte Wort hat der Regen.',
    },
    {
      title: 'Flussquerungen',
      description:
        'Im Frühsommer am Grumeti, ab Juli am Mara: Die Krokodile warten, die Herden zögern, und niemand kennt die Stunde. Mit drei Nächten in der Nähe stehen die Chancen gut.',
    },
    {
      title: 'Im Ballon durchs Morgenlicht',
      description:
        'Start in der Dämmerung, eine Stunde über den Baumkronen, während unten die Ebene erwacht, danach Frühstück im Gras, wo der Korb gelandet ist.',
    },
    {
      title: 'Kopjes',
      description:
        'Inseln aus uraltem Granit im Meer aus Gras. Sie bieten Wasser, Schatten und Aussicht, und Löwen wissen alle drei zu schätzen.',
    },
  ],
  activities: [
    'Pirschfahrten im ersten und im letzten Licht',
    'Ballonfahrt mit Frühstück im Busch',
    'Nächte im mobilen Camp, das den Herden folgt',
    'Geführte Wanderungen in den dafür freigegebenen Zonen',
    'Vogelbeobachtung: mehr als 500 Arten stehen auf der Liste',
    'Halt an der Olduvai-Schlucht auf dem Weg vom Ngorongoro',
  ],
  wildlife: [
    'Streifengnu',
    'Steppenzebra',
    'Löwe',
    'Leopard',
    'Gepard',
    'Tüpfelhyäne',
    'Massai-Giraffe',
    'Nilkrokodil',
  ],
  tips: [
    'Wählen Sie erst die Region, dann die Lodge: den Süden von Dezember bis März, Zentrum und Westen im Mai und Juni, den Norden von Juli bis Oktober.',
    'Von Arusha nach Seronera sind es rund 325 Kilometer und eine volle Tagesfahrt. Der Flug dauert gut eine Stunde; erlaubt sind 15 Kilogramm in einer weichen Tasche.',
    'Im Nationalpark bleiben die Fahrzeuge auf den Pisten und Sie im Fahrzeug, außer an ausgewiesenen Picknickplätzen.',
    'Plastiktüten sind in Tansania verboten. Lassen Sie sie zu Hause, auch die aus dem Duty-free-Shop.',
    'Auch in Äquatornähe sind die Morgen kühl: Fleece und Windjacke gehören ins Gepäck, denn das Dach ist offen.',
    'In der Region kommt Malaria vor. Lassen Sie sich vier bis sechs Wochen vor der Abreise ärztlich beraten.',
  ],
  accommodation:
    'Die Auswahl reicht von öffentlichen Campingplätzen und einfachen Lodges bei Seronera über Zeltcamps mit einem Dutzend Zelten bis zu Häusern mit Pool auf privaten Konzessionen außerhalb des Parks. Mobile Camps ziehen zwei- bis dreimal im Jahr mit den Herden um. In den Monaten der Migration sind die guten früh ausgebucht.',
  alt: {
    hero: 'Gnus ziehen im Morgengrauen in langen Reihen über eine goldene Ebene mit Akazien',
    gallery: [
      'Gnus stürzen sich in einen Fluss und schwimmen ans andere Ufer',
      'Ein Löwe ruht auf einem Granitfelsen',
      'Ein Heißluftballon schwebt im Morgenlicht über der Ebene',
      'Ein Leopard liegt in der Abenddämmerung auf einem Ast',
    ],
  },
};
