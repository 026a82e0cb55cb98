import type { DestinationText } from '../types';

export const chobe: DestinationText = {
  name: 'Chobe',
  country: 'Botsuana',
  tagline: 'Wo die Elefanten zum Fluss kommen',
  description: [
    'Chobe war der erste Nationalpark Botsuanas, und bekannt ist er vor allem für ein Tier. Zehntausende Elefanten leben im Norden des Landes, und in der Trockenzeit kommt ein guter Teil von ihnen jeden Tag an den Chobe, in Familien, die Kleinen laufen voraus.',
    'Der beste Platz ist ein Boot. Es treibt am Schilf der Insel Sedudu entlang, während Elefanten hinüberschwimmen, Büffel weiden und Seeadler rufen; nichts verstellt den Blick, kein Motor stört. Morgens im Wagen am Ufer entlang, nachmittags aufs Wasser: Das ist der Rhythmus eines Aufenthalts in Kasane.',
    'Weiter südlich wird der Park einsam. Savuti, eine lange halbe Tagesfahrt durch tiefen Sand, ist ein Land der Löwen und Felsen, mit einem Kanal, der fließt oder trockenfällt, wie es ihm gefällt.',
  ],
  highlights: [
    'Elefanten zu Hunderten am Fluss',
    'Bootssafaris auf Augenhöhe mit den Herden',
    'Büffel auf der Flussaue in der Trockenzeit',
    'Savuti und seine Löwen',
    'Die Victoriafälle in anderthalb Stunden Entfernung',
  ],
  bestTime: 'Mai bis Oktober',
  duration: '2–4 Tage',
  difficulty: 'Leicht',
  uniqueFeatures: [
    {
      title: 'Land der Elefanten',
      description:
        'Im Norden Botsuanas lebt der größte Elefantenbestand der Erde. Von August bis Oktober sieht man am Ufer, was diese Zahl bedeutet.',
    },
    {
      title: 'Safari im Boot',
      description:
        'Niedrig, langsam und bei abgestelltem Motor lautlos. Flusspferde, Krokodile und schwimmende Elefanten kommen näher, als es auf einer Straße je möglich wäre.',
    },
    {
      title: 'Herden in der Flussaue',
      description:
        'Sinkt das Wasser, bleibt auf den Inseln grünes Gras. Büffel folgen ihm zu Hunderten, ebenso der Puku, eine Antilope, die es in Botsuana sonst nirgends gibt.',
    },
    {
      title: 'Vier Länder, eine Ecke',
      description:
        'Botsuana, Namibia, Sambia und Simbabwe berühren sich bei Kazungula beinahe. Kaum irgendwo lässt sich mit so wenig Weg so viel verbinden.',
    },
  ],
  activities: [
    'Bootssafari auf dem Chobe bei Sonnenuntergang',
    'Morgendliche Pirschfahrt am Ufer',
    'Fotografieren vom Boot mit Drehsesseln',
    'Vogelbeobachtung: rund 450 Arten',
    'Expedition nach Savuti mit Zelt und Geländewagen',
    'Tagesausflug zu den Victoriafällen',
  ],
  wildlife: [
    'Afrikanischer Elefant',
    'Kaffernbüffel',
    'Flusspferd',
    'Nilkrokodil',
    'Löwe',
    'Rappenantilope',
    'Puku',
    'Schreiseeadler',
  ],
  tips: [
    'Kasane hat einen eigenen Flughafen. Von Victoria Falls oder Livingstone dauert der Transfer mit Grenzübertritt rund anderthalb Stunden.',
    'Legen Sie Pirschfahrt und Bootstour auf verschiedene Tageszeiten: Der Morgen gehört den Löwen, der Nachmittag dem Wasser.',
    'Die meisten Fahrzeuge sind zwischen drei und sechs Uhr am Ufer bei Kasane. Fragen Sie nach einem frühen Boot oder einer Fahrt weiter nach Westen.',
    'Die Pisten im Park sind tiefer Sand. Fahren Sie nur mit einem echten Geländewagen und etwas Übung selbst.',
    'Nashörner sind hier schon lange verschwunden und so gut wie nie zu sehen; planen Sie für sie einen anderen Ort ein.',
    'Malaria kommt vor, in der Regenzeit häufiger. Sprechen Sie rechtzeitig mit einem Arzt und tragen Sie auf dem Abendboot lange Ärmel.',
  ],
  accommodation:
    'In Kasane reihen sich Hotels und Lodges aller Klassen am Fluss, die meisten mit eigenem Steg. Hausboote liegen am namibischen Ufer, einige Lodges stehen im Park selbst, und in Savuti und am Linyanti gibt es kleine Camps, die man mit dem Flugzeug erreicht.',
  alt: {
    hero: 'Eine Elefantenherde trinkt bei Sonnenuntergang am breiten Fluss, daneben ein Boot',
    gallery: [
      'Elefanten schwimmen mit erhobenem Rüssel durch den Fluss',
      'Ein Safariboot hält Abstand zu Flusspferden',
      'Eine Büffelherde verteilt sich über die Flussaue',
      'Eine Giraffe neben einem Baobab am Flussufer',
    ],
  },
};
