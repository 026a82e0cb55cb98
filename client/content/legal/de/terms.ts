import type { terms as english } from '../en/terms';
import type { Translated } from '../types';

export const terms: Translated<typeof english> = {
  lead: 'Hier steht, was Sie mit einem Gutschein kaufen, was der Veranstalter Ihnen schuldet und wofür wir einstehen.',
  sections: {
    scope: {
      title: 'Geltungsbereich',
      blocks: [
        'Diese Bedingungen gelten für diese Website und für alle Gutscheine, die {brand}, {address} (Registernummer {companyNumber}), anbietet. Maßgeblich ist die Fassung, die zum Zeitpunkt Ihrer Bestellung gilt.',
        'Für den Reisevertrag mit einem Veranstalter gelten dessen eigene Bedingungen. Der Zahlungs- und Lieferdienst kann für die Zahlung eigene Bedingungen haben; Sie sehen sie vor dem Bezahlen.',
        'Diese Bedingungen liegen auf Englisch, Deutsch, Spanisch und Französisch vor. Im Zweifel gilt die englische Fassung, soweit das zwingende Recht Ihres Wohnsitzlandes nichts anderes vorsieht.',
      ],
    },
    serviceNature: {
      title: 'Art unserer Leistung',
      blocks: [
        'Wir handeln mit lizenzierten Safari-Veranstaltern befristete Rabatte aus und bieten sie als digitale Gutscheine an. Wir sind Vermittler und kein Reiseveranstalter.',
        'Verkauf und Lieferung übernimmt ein externer Zahlungs- und Lieferdienst. Auf dieser Website können Sie weder eine Reise buchen noch bezahlen; die Schaltfläche zum Buchen führt zu unserem Anfrageformular.',
        'Preise, Plätze und Ablaufdaten auf dieser Website beschreiben ein Angebot, solange es besteht. Sie binden uns erst, wenn Ihre Bestellung bestätigt ist. Die angegebene Ersparnis ist der Unterschied zwischen unserem Preis und dem Preis des Veranstalters bei Direktbuchung.',
        'Eine Angebotsanfrage ist kostenlos und verpflichtet Sie zu nichts.',
      ],
    },
    voucherTerms: {
      title: 'Bedingungen der Gutscheine',
      blocks: [
        {
          list: [
            'Jeder Gutschein ist einmalig und trägt einen eigenen Code. Er kann einmal eingelöst werden.',
            'Gutscheine sind übertragbar: Sie dürfen Ihren Gutschein weitergeben. Einlösen kann ihn, wer den Code zuerst vorlegt; bewahren Sie ihn deshalb bitte sicher auf.',
            'Gutscheine werden nicht erstattet und nicht in bar ausgezahlt, es sei denn, zwingendes Recht gibt Ihnen einen Anspruch darauf.',
            'Gutscheine werden ausschließlich digital geliefert, per E-Mail oder als Download. Ein Versand per Post findet nicht statt.',
            'Ein Gutschein gilt je nach Angebot 12 bis 24 Monate ab Kaufdatum. Maßgeblich ist das Datum, das auf dem Gutschein steht.',
            'Ein Gutschein kann nur bei dem Veranstalter eingelöst werden, der darauf genannt ist. Die Reisedaten richten sich danach, was dort verfügbar ist.',
          ],
        },
        'Leistungen, die auf dem Gutschein nicht genannt sind, etwa internationale Flüge, Visa, nicht aufgeführte Parkgebühren, Versicherungen oder Trinkgelder, sind nicht enthalten.',
        {
          title: 'Ihr Widerrufsrecht und der Verzicht darauf',
          notice:
            'Als Verbraucher können Sie einen im Fernabsatz geschlossenen Vertrag in der Regel innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen (Consumer Contracts Regulations 2013; in der EU Richtlinie 2011/83/EU). Unsere Gutscheine werden digital und sofort geliefert. Vor der Lieferung bitten wir Sie deshalb, ausdrücklich zuzustimmen, dass die Lieferung vor Ablauf der 14 Tage beginnt, und zu bestätigen, dass Sie dadurch Ihr Widerrufsrecht verlieren (Regulation 37; Artikel 16 Buchstabe m). Darüber erhalten Sie eine Bestätigung per E-Mail. Ohne diesen ausdrücklichen Verzicht wird kein Gutschein geliefert.',
        },
        'Ihre Rechte bei einem Gutschein, der mangelhaft ist oder nicht der Beschreibung entspricht, bleiben unberührt.',
      ],
    },
    noTravelContract: {
      title: 'Kein Reisevertrag mit uns',
      blocks: [
        'Mit dem Kauf eines Gutscheins entsteht kein Reisevertrag mit {brand}. Der Reisevertrag kommt allein zwischen Ihnen und dem auf dem Gutschein genannten Veranstalter zustande, sobald Sie den Gutschein einlösen und der Veranstalter Ihre Daten bestätigt.',
        'Wir veranstalten keine Pauschalreisen und keine verbundenen Reiseleistungen im Sinne der Package Travel and Linked Travel Arrangements Regulations 2018 oder der Richtlinie (EU) 2015/2302. Für die Durchführung der Reise, für die vorgeschriebenen Informationen vor der Reise und für eine gesetzlich geforderte Insolvenzsicherung ist allein der Veranstalter verantwortlich.',
        'Ansprüche aus der Reise selbst richten Sie bitte an den Veranstalter. Gern helfen wir Ihnen, dort die richtige Person zu erreichen.',
      ],
    },
    liability: {
      title: 'Haftung',
      blocks: [
        'Soweit das Gesetz es zulässt, haften wir nur für Vorsatz und grobe Fahrlässigkeit. Das gilt auch für unsere Beschäftigten und für alle, die für uns handeln.',
        'Nichts in diesen Bedingungen beschränkt oder schließt die Haftung für Tod oder Körperverletzung durch Fahrlässigkeit aus, für Betrug oder arglistige Täuschung oder jede andere Haftung, die das Gesetz nicht zu beschränken erlaubt. Ihre gesetzlichen Rechte als Verbraucher bleiben bestehen.',
        'Für das Handeln der Veranstalter, die selbstständig und in eigener Verantwortung arbeiten, haften wir nicht. Wir wählen sie sorgfältig aus und prüfen ihre Lizenzen.',
      ],
    },
    websiteUsage: {
      title: 'Nutzung der Website',
      blocks: [
        'Sie dürfen diese Website für eigene, nicht gewerbliche Zwecke nutzen. Texte, Illustrationen und der Film sind urheberrechtlich geschützt; bitte fragen Sie uns, bevor Sie sie anderswo verwenden.',
        'Nicht gestattet ist es,',
        {
          list: [
            'Angebote automatisiert in großer Zahl auszulesen oder unsere Formulare automatisiert in großer Zahl abzusenden',
            'Daten anderer Personen ohne deren Zustimmung einzugeben',
            'den Betrieb der Website zu stören oder ihre Schutzmaßnahmen zu umgehen',
          ],
        },
        'Wir achten darauf, dass die Angaben hier stimmen und die Website erreichbar ist, können aber nicht zusagen, dass sie jederzeit frei von Fehlern und Unterbrechungen ist. Für verlinkte Seiten sind deren Betreiber verantwortlich.',
      ],
    },
    law: {
      title: 'Recht und Gerichtsstand',
      blocks: [
        'Es gilt das Recht des Vereinigten Königreichs (England und Wales). Gerichtsstand ist London.',
        'Leben Sie als Verbraucher in der Europäischen Union, so behalten Sie den Schutz der zwingenden Vorschriften Ihres Wohnsitzlandes und können auch vor den Gerichten dort klagen. Verbraucher in Schottland oder Nordirland können sich auch an die dortigen Gerichte wenden.',
        'Sollte eine Bestimmung dieser Bedingungen unwirksam sein, bleiben die übrigen in Kraft.',
        'Ist etwas schiefgegangen? Bitte schreiben Sie zuerst uns: {email}. Meist finden wir gemeinsam eine Lösung.',
      ],
    },
  },
};
