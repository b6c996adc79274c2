import type { CardText } from '../../widgets/pay-card/text.ts';

export const card: CardText = {
  add: {
    title: 'Karte hinzufügen',
    lead: 'Gib die Daten deiner Kredit- oder Debitkarte ein.',
    safe: 'Die Kartendaten gehen direkt an unseren Zahlungspartner: Wir sehen sie nicht und speichern sie nicht.',
    name: 'Name auf der Karte',
    fields: {
      number: { label: 'Kartennummer', placeholder: '0000 0000 0000 0000', missing: 'Bitte gib die Nummer ein', wrong: 'Ungültige Nummer' },
      expirationDate: {
        label: 'Ablaufdatum (MM/JJ)',
        placeholder: 'MM / JJ',
        missing: 'Bitte gib das Ablaufdatum ein',
        wrong: 'Ungültiges Ablaufdatum',
      },
      cvv: { label: 'CVV', placeholder: '123', missing: 'Bitte gib den CVV ein', wrong: 'Ungültiger CVV' },
    },
    add: 'Karte hinzufügen',
    loading: 'Das sichere Formular wird geladen',
    loadingSlow: 'Es dauert länger als sonst. Du kannst warten oder zurückgehen und es später erneut versuchen.',
    sending: 'Die Karte wird hinzugefügt',
    sendingSlow: 'Es dauert länger als sonst. Die Karte wird nicht zweimal hinzugefügt: Du kannst ganz beruhigt warten.',
    reading: 'Wir prüfen, ob die Karte hinzugefügt wurde',
    renewed: 'Wir haben das sichere Formular neu geladen: Gib Nummer, Ablaufdatum und CVV noch einmal ein.',
    unknown: 'Wir wissen noch nicht, ob die Karte hinzugefügt wurde: Versuch es erneut, dann prüfen wir es, bevor wir noch etwas senden.',
    leave: 'Zurück',
  },
  verify: {
    title: 'Zahlungsprüfung',
    loading: {
      title: 'Die Prüfung wird vorbereitet',
      text: 'Es dauert nur wenige Sekunden.',
      slow: 'Es dauert länger als sonst. Du kannst warten oder die Zahlung abbrechen.',
    },
    verifying: {
      title: 'Prüfung läuft',
      text: 'Vielleicht bittet dich deine Bank um eine Bestätigung. Bleib auf dieser Seite, bis alles abgeschlossen ist.',
      slow: 'Es dauert länger als sonst. Wenn dir deine Bank geschrieben hat, öffne ihre App und bestätige.',
    },
    sendingText: 'Deine Bank hat geantwortet. Nur noch einen Moment, du musst nichts wiederholen.',
    nameTitle: 'Wem gehört die Karte?',
    nameLead: (card, amount) =>
      `Für die Zahlung von ${amount}${card === null ? '' : ` mit ${card}`} fragt die Bank nach dem Namen auf der Karte.`,
    name: 'Vor- und Nachname auf der Karte',
    proceed: 'Bestätigen',
    cancel: 'Abbrechen',
    error: (code) => `Es ist ein Fehler aufgetreten,\nals wir die Zahlung geprüft haben (CODE: ${code})`,
  },
  nameMissing: 'Bitte gib den Namen auf der Karte ein',
};
