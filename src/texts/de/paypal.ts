import type { PayPalText } from '../../widgets/pay-paypal/text.ts';

export const paypal: PayPalText = {
  add: {
    title: 'PayPal verknüpfen',
    lead: (product) => `Klicke hier, um PayPal zu deinem ${product}-Profil hinzuzufügen.`,
    note: 'Das PayPal-Fenster öffnet sich: Melde dich an, bestätige, und schon bist du wieder hier.',
    agreement: (product) => `Einkäufe bei ${product}`,
    loading: 'Die Verbindung mit PayPal wird hergestellt',
    loadingText: 'Es dauert nur wenige Sekunden.',
    loadingSlow: 'Es dauert länger als sonst. Du kannst warten oder zurückgehen und es später erneut versuchen.',
    sending: 'PayPal wird hinzugefügt',
    sendingText: 'Du hast bestätigt. Nur noch einen Moment, du musst nichts wiederholen.',
    sendingSlow: 'Es dauert länger als sonst. PayPal wird nicht zweimal hinzugefügt: Du kannst ganz beruhigt warten.',
    reading: 'Wir prüfen, ob PayPal hinzugefügt wurde',
    readingText: 'Etwas ist schiefgelaufen: Bevor du es erneut versuchst, sehen wir in deinen Zahlungsarten nach.',
    blocked: 'Der Browser hat das PayPal-Fenster blockiert. Erlaube Pop-up-Fenster für diese Website und versuch es erneut.',
    unknownText: 'Wir wissen noch nicht, ob PayPal hinzugefügt wurde: Versuch es erneut, dann prüfen wir es, bevor wir noch etwas senden.',
    leave: 'Zurück',
  },
  device: {
    title: 'PayPal-Prüfung',
    loading: {
      title: 'Prüfung läuft',
      text: 'PayPal prüft, ob wirklich du zahlst. Es dauert nur wenige Sekunden.',
      slow: 'Es dauert länger als sonst. Du kannst warten oder die Zahlung abbrechen.',
    },
    sendingText: 'Nur noch einen Moment, du musst nichts wiederholen.',
  },
};
