import type { privacy as english } from '../en/privacy';
import type { Translated } from '../types';

export const privacy: Translated<typeof english> = {
  lead: 'Wir erheben wenig, bewahren es nur begrenzte Zeit auf und verkaufen es an niemanden. Hier steht in klaren Worten, was mit Ihren Daten geschieht.',
  sections: {
    overview: {
      title: 'Überblick',
      blocks: [
        'Sie können alle Seiten dieser Website besuchen, ohne uns zu sagen, wer Sie sind. Personenbezogene Daten verarbeiten wir nur, wenn Sie uns eine Angebotsanfrage senden, unseren Newsletter abonnieren oder uns schreiben, und soweit der sichere Betrieb der Website es erfordert.',
        {
          list: [
            'Keine Analysewerkzeuge, keine Werbenetzwerke, keine Nachverfolgung.',
            'Schriften, Bilder, Skripte und der Bot-Schutz unserer Formulare kommen von unserem eigenen Server. Von Dritten wird nichts geladen, bevor Sie auf etwas klicken, das dies ankündigt.',
            'Cookies nur für das, was Sie selbst veranlassen: Ihre Sprache, Ihre Newsletter-Anmeldung und, für unser Team, die Anmeldung zur Verwaltung.',
          ],
        },
        'Diese Erklärung folgt der UK GDPR und dem Data Protection Act 2018, der Datenschutz-Grundverordnung der EU (DSGVO) und den ePrivacy-Vorschriften (Privacy and Electronic Communications Regulations 2003, Richtlinie 2002/58/EG).',
      ],
    },
    controller: {
      title: 'Verantwortliche Stelle',
      blocks: [
        'Verantwortlich ist {brand}, {address}, Registernummer {companyNumber}, vertreten durch {director}.',
        'Bei allen Fragen zum Datenschutz schreiben Sie bitte an {email}, oder rufen Sie an unter {phone}.',
      ],
    },
    dataCollected: {
      title: 'Erhobene Daten',
      blocks: [
        'Angebotsanfragen. Wir speichern, was Sie eingeben: Vor- und Nachname, E-Mail-Adresse und, sofern angegeben, Telefonnummer, gewünschtes Reiseziel, Reisedaten, Anzahl der Reisenden und Ihre Nachricht; außerdem Zeitpunkt und Bearbeitungsstand der Anfrage. Sie geht zudem per E-Mail an unser Team, und Sie erhalten eine Bestätigung per E-Mail.',
        'Newsletter. Wir speichern Ihre E-Mail-Adresse und verwenden das Double-Opt-in-Verfahren: Wir schicken Ihnen einen Link, und das Abonnement beginnt erst mit der Bestätigung. Als Nachweis Ihrer Einwilligung bewahren wir die Zeitpunkte von Anmeldung und Bestätigung sowie Fassung und Sprache des Textes auf, dem Sie zugestimmt haben. Die Codes in unseren Links werden nur als Hashwerte gespeichert. Jede E-Mail enthält einen Link, der das Abonnement mit einem Klick beendet.',
        'Cookies und lokaler Speicher. Wir setzen nur diese:',
        {
          list: [
            'Cookie „language“ und ein gleichnamiger Eintrag im lokalen Speicher Ihres Browsers: die von Ihnen gewählte Sprache. Das Cookie gilt 1 Jahr; der Eintrag bleibt, bis Sie ihn löschen.',
            'Cookie zur Newsletter-Anmeldung: kennzeichnet mit einer Signatur den Browser, in dem Sie sich angemeldet haben, damit der Link in unserer E-Mail dort mit einem Klick funktioniert. Es wird bei der Anmeldung gesetzt und gilt 7 Tage.',
            'Sitzungscookie der Verwaltung: wird nur gesetzt, wenn sich jemand aus unserem Team anmeldet; gilt 24 Stunden ab der letzten Nutzung.',
          ],
        },
        'Schutz der Formulare und der Anmeldung. Ihr Browser löst eine kleine Rechenaufgabe (Proof of Work), die unser eigener Server stellt; ein verstecktes Feld fängt einfache Bots ab. Um die Zahl der Anfragen zu begrenzen, zählen wir sie je IP-Adresse in einem flüchtigen Speicher, höchstens 15 Minuten lang. Damit niemand ein Postfach überschwemmen kann, zählen wir außerdem bis zu einer Stunde lang, wie viele E-Mails an eine Adresse gehen. Dritte sind daran nicht beteiligt.',
        'Serverprotokolle. Wie jeder Webserver hält unserer zu jeder Anfrage technische Angaben fest, etwa Zeitpunkt, Seite, Status und IP-Adresse. Die Protokolle enthalten keine E-Mail-Adressen und keine Inhalte von Formularen.',
        'Nur nach einem Klick. Kommt der Film auf der Startseite von einem anderen Anbieter, so steht das daneben, und Ihre IP-Adresse erreicht diesen Anbieter erst, wenn Sie den Film abspielen. Dasselbe gilt für WhatsApp, wenn Sie dem Link dorthin folgen.',
      ],
    },
    legalBasis: {
      title: 'Rechtsgrundlagen',
      blocks: [
        {
          list: [
            'Angebotsanfragen: vorvertragliche Schritte auf Ihre Anfrage hin (Artikel 6 Absatz 1 Buchstabe b der UK GDPR und der DSGVO).',
            'Newsletter: Ihre Einwilligung (Artikel 6 Absatz 1 Buchstabe a; Regulation 22 der Privacy and Electronic Communications Regulations). Sie können sie jederzeit widerrufen; was zuvor geschah, bleibt rechtmäßig.',
            'Nachweis der Einwilligung: unsere Pflicht, sie belegen zu können (Artikel 6 Absatz 1 Buchstabe c in Verbindung mit Artikel 7 Absatz 1).',
            'Schutz vor Missbrauch, Serverprotokolle: unser berechtigtes Interesse an einer funktionierenden und sicheren Website (Artikel 6 Absatz 1 Buchstabe f).',
            'Die genannten Cookies: für den von Ihnen gewünschten Dienst unbedingt erforderlich und deshalb ohne Banner zulässig.',
          ],
        },
        'Sie sind nicht verpflichtet, uns Daten zu geben. Ohne Namen und E-Mail-Adresse können wir eine Angebotsanfrage allerdings nicht beantworten. Wir treffen keine automatisierten Entscheidungen über Sie und bilden keine Profile.',
      ],
    },
    sharing: {
      title: 'Weitergabe',
      blocks: [
        'Wir verkaufen Ihre Daten nicht. Andere erhalten sie nur wie folgt:',
        {
          list: [
            'Hosting- und E-Mail-Dienstleister verarbeiten Daten in unserem Auftrag und nach unserer Weisung aufgrund eines Vertrags zur Auftragsverarbeitung (Artikel 28).',
            'Der Zahlungs- und Lieferdienst wickelt den Verkauf der Gutscheine auf eigenen Seiten ab und ist für die dort eingegebenen Daten selbst verantwortlich.',
            'Ein Safari-Veranstalter erhält, was er für Ihr Angebot braucht, nur wenn Sie zugestimmt haben. Veranstalter sitzen im Reiseland und damit oft außerhalb des Vereinigten Königreichs und der Europäischen Union, wo der Datenschutz schwächer sein kann (Artikel 49 Absatz 1).',
            'Behörden und Gerichte erhalten Daten, wenn das Gesetz uns dazu verpflichtet.',
          ],
        },
        'Verarbeitet ein Dienstleister Daten außerhalb des Vereinigten Königreichs und des Europäischen Wirtschaftsraums, so geschieht das auf der Grundlage eines Angemessenheitsbeschlusses oder von Standardvertragsklauseln mit dem britischen Zusatz.',
      ],
    },
    retention: {
      title: 'Speicherdauer',
      blocks: [
        {
          list: [
            'Angebotsanfragen: bis zu 24 Monate nach dem letzten Kontakt.',
            'Newsletter: solange Sie ihn abonniert haben. Nicht bestätigte Anmeldungen werden nach 30 Tagen gelöscht.',
            'Nach einer Abmeldung senden wir nichts mehr und löschen den Eintrag spätestens nach 30 Tagen.',
            'Inhalte von uns gesendeter E-Mails: nach 7 Tagen aus unserem Versandsystem gelöscht.',
            'Zähler gegen Missbrauch: bis zu 15 Minuten je IP-Adresse, bis zu einer Stunde je E-Mail-Adresse.',
            'Serverprotokolle: nur so lange, wie es zum Auffinden von Fehlern und Angriffen nötig ist, in der Regel nicht länger als 30 Tage.',
            'Exportdateien, die unser Team aus diesen Daten erstellt: nach einer Stunde vom Server gelöscht.',
          ],
        },
        'Länger bewahren wir Daten nur auf, wenn das Gesetz es verlangt, etwa bei Geschäftsbriefen und Buchungsbelegen.',
      ],
    },
    rights: {
      title: 'Ihre Rechte',
      blocks: [
        'Sie haben das Recht,',
        {
          list: [
            'zu erfahren, welche Daten wir über Sie haben, und eine Kopie davon zu erhalten (Artikel 15)',
            'falsche Daten berichtigen (Artikel 16) und Daten löschen zu lassen (Artikel 17)',
            'die Verarbeitung einschränken zu lassen (Artikel 18)',
            'Ihre Daten in einem gängigen Format zu erhalten (Artikel 20)',
            'einer Verarbeitung zu widersprechen, die auf unserem berechtigten Interesse beruht, und der Direktwerbung jederzeit (Artikel 21)',
            'eine Einwilligung jederzeit zu widerrufen (Artikel 7 Absatz 3)',
          ],
        },
        'Eine Nachricht an {email} genügt. Wir antworten innerhalb eines Monats, kostenlos.',
        'Sie können sich auch bei einer Aufsichtsbehörde beschweren: im Vereinigten Königreich beim Information Commissioner’s Office (ico.org.uk), in der Europäischen Union bei der Behörde des Ortes, an dem Sie leben oder arbeiten.',
      ],
    },
    security: {
      title: 'Sicherheit',
      blocks: [
        {
          list: [
            'Alle Seiten und Formulare werden verschlüsselt übertragen (TLS).',
            'Passwörter unseres Teams und die Codes in unseren Newsletter-Links werden nur als Hashwerte gespeichert.',
            'Anfragen und Abonnements können nur angemeldete Administratoren sehen.',
            'Eine strenge Sicherheitsrichtlinie hält fremde Skripte von unseren Seiten fern.',
          ],
        },
        'Kommt es dennoch zu einer Verletzung, die für Sie ein Risiko bedeutet, informieren wir Sie und die Behörde unverzüglich.',
      ],
    },
    updates: {
      title: 'Aktualisierungen',
      blocks: [
        'Ändert sich die Website oder das Recht, so passen wir diese Erklärung an; es gilt die Fassung auf dieser Seite. Betrifft eine Änderung etwas, in das Sie eingewilligt haben, fragen wir Sie erneut.',
      ],
    },
  },
};
