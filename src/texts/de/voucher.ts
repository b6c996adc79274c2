import type { PellegriniText } from '../../widgets/pay-pellegrini/text.ts';
import type { PluxeeText } from '../../widgets/pay-pluxee/text.ts';
import type { VoucherText } from '../../widgets/shared/payment/voucher/text.ts';

export const voucher: VoucherText = {
  confirm: 'Bestätigen',
  loading: 'Die Aufladung wird geladen',
  loadErrorTitle: 'Hoppla… Es ist ein Fehler aufgetreten,\nals wir die Daten geladen haben.',
  loadErrorText: 'Kein Code geht verloren: Versuch es erneut, um den Stand der Aufladung zu sehen.',
  notFoundTitle: 'Aufladung nicht gefunden',
  notFoundText: 'Vielleicht gehört sie zu einem anderen Konto. Geh zurück und beginne neu in deiner Geldbörse.',
  back: 'Zurück',
  home: 'Zur Startseite',

  submitting: 'Wir prüfen den Code: Normalerweise dauert es nur wenige Sekunden.',
  submittingSlow: 'Es dauert länger als sonst. Bleib auf dieser Seite: Der Code wird nur einmal verwendet.',
  checking: 'Wir prüfen den Stand der Aufladung, bevor es weitergeht.',
  checkErrorTitle: 'Wir wissen nicht, ob der Code verwendet wurde',
  checkErrorText:
    'Der Code steht noch hier. Versuch es erneut, wenn du wieder online bist: Wir prüfen die Aufladung, ohne ihn noch einmal zu senden.',

  problems: {
    missing: 'Bitte gib den Code ein',
    refused: 'Der Code wurde nicht akzeptiert. Prüfe ihn und versuch es erneut.',
    failed: 'Fehler bei der Verarbeitung deiner Anfrage.',
    unsent: 'Wir konnten den Code nicht senden. Prüfe deine Verbindung und versuch es erneut.',
    unanswered: 'Es kam keine Antwort, und nach aktuellem Stand wurde der Code nicht verwendet. Du kannst es erneut versuchen.',
    busy: 'In einem anderen Fenster wird diese Zahlung schon bearbeitet. Warte einen Moment und versuch es dann erneut.',
  },

  waitingTitle: 'Deine Gutscheine werden bestätigt',
  waitingText: 'Normalerweise dauert es nur wenige Sekunden. Du musst den Code nicht noch einmal eingeben.',
  lateTitle: 'Wird bestätigt…',
  lateText: 'Es dauert länger als sonst. Dein Code geht nicht verloren: Gib ihn nicht noch einmal ein, sondern prüfe gleich den Stand.',
  leavingTitle: 'Geschafft',
  leavingText: 'Wir leiten dich weiter.',
  leavingSlow: 'Wenn nichts passiert, lade die Seite neu: Der Code wird nicht noch einmal verwendet.',
  strandedTitle: 'Wir können dich nicht weiterleiten',
  strandedText: 'Deine Anfrage ist eingegangen: Gib den Code nicht noch einmal ein. Versuch es erneut oder geh zurück zur Startseite.',
};

export const pellegrini: PellegriniText = {
  title: 'Mit Pellegrini aufladen',
  label: 'Pellegrini-Code',
  where: 'Erstelle den Code in der Pellegrini-App und gib ihn hier ein: Er hat 7 Ziffern und beginnt mit 5.',
  problems: {
    length: 'Ungültiger Code. Er muss 7 Ziffern haben',
    start: 'Ungültiger Code. Er muss mit der Ziffer 5 beginnen',
  },
  endings: {
    AWAITING_COMPLETION: {
      title: 'Bei deinem Code ist ein Fehler aufgetreten',
      text: 'Die Aufladung ist noch nicht bestätigt. Gib keinen anderen Code ein: Versuch es gleich noch einmal oder kontaktiere uns.',
    },
    CANCEL: {
      title: 'Transaktion abgebrochen',
      text: 'Diese Aufladung ist beendet. Um einen Gutschein einzulösen, beginne neu in deiner Geldbörse.',
    },
  },
};

export const pluxee: PluxeeText = {
  title: 'Mit Pluxee aufladen',
  label: 'Pluxee-Code',
  steps: [
    'Öffne die Pluxee-App und wähle die Zahlung mit Code.',
    'Gib an, wie viele Gutscheine du verwenden möchtest: höchstens 8 Gutscheine.',
    'Gib den Code, den dir die App zeigt, hier unten ein und drücke „Bestätigen“.',
  ],
  problems: { invalid: 'Ungültiger Code.' },
};
