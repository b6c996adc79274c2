/** What the journeys press, type into and read, in German. */
import type { Tab } from './browsers.ts';

/** Dishes, shops, brands, what the back end sends, and what the pretend bank says. */
const SAME = [
  'Banca di prova (sandbox)',
  'CVV',
  'Carta di credito o debito',
  'Carta •••• 1091',
  'Frigo Torre Nord',
  '10 €',
  '20,00 €',
  '25,00 €',
  '30,00 €',
  '4,10 €',
  '45,00 €',
  'Insalata greca',
  'La banca ha rifiutato la carta. Prova con un’altra.',
  'PayPal',
  'PayPal (sandbox)',
  'Pellegrini',
  'Spaghetti al pomodoro e basilico',
];

const GERMAN: Readonly<Record<string, string>> = {
  ' su 37': 'von 37 Gerichten',
  '2 piatti su 37': '2 von 37 Gerichten',
  'AGGIUNGI CARTA': 'Karte hinzufügen',
  'Aggiungi nuovo': 'Neue hinzufügen',
  'Aggiunto: PayPal': 'Hinzugefügt: PayPal',
  'CAMBIA: Carta •••• 4242': 'Ändern: Carta •••• 4242',
  'Cerca nel menu': 'Speisekarte durchsuchen',
  Codice: 'Code',
  'Codice Pellegrini': 'Pellegrini-Code',
  'Codice non trovato': 'Code nicht gefunden',
  'Come paghi': 'So zahlst du',
  Conferma: 'Bestätigen',
  'Dopo la ricarica': 'Nach der Aufladung',
  Email: 'E-Mail',
  'Erogazione completata': 'Dein Getränk ist fertig',
  Filtra: 'Filtern',
  'Filtra per dieta e allergeni': 'Nach Ernährung und Allergenen filtern',
  'I buoni si usano interi': 'Gutscheine werden ganz eingelöst',
  'Intestatario della carta': 'Name auf der Karte',
  'LO VOGLIO: Insalata greca': 'Nehm ich: Insalata greca',
  'La tua dieta': 'Deine Ernährung',
  'Numero della carta': 'Kartennummer',
  Password: 'Passwort',
  RICARICA: 'Aufladen',
  'Ricarica Wallet': 'Geldbörse aufladen',
  'Ricarica Wallet 10,00 €': 'Geldbörse aufladen 10,00 €',
  'Ricarica Wallet 25,00 €': 'Geldbörse aufladen 25,00 €',
  'Ricaricati 10,00 €': '10,00 € aufgeladen',
  'Scadenza (MM/AA)': 'Ablaufdatum (MM/JJ)',
  'Sei offline: per ordinare serve la connessione. Dati d': 'Du bist offline: Zum Bestellen brauchst du eine Verbindung. Stand: ',
  'Vai al pagamento': 'Zur Zahlung',
  Vegano: 'Vegan',
  continua: 'Weiter',
  'eroga: Cappuccino': 'Zubereiten: Cappuccino',
  login: 'Anmelden',
};

/** The same sentence in German. */
export function inGerman(italian: string): string {
  const german = SAME.includes(italian) ? italian : GERMAN[italian];
  if (german === undefined) throw new Error(`tests/engines/german.ts has no sentence for '${italian}'.`);
  return german;
}

/** Presses, types into and waits for what has this name in German. What stands in a frame is the vendor's. */
export const germanTab = <T extends Tab>(tab: T): T => ({
  ...tab,
  press: (name) => tab.press(inGerman(name)),
  type: (label, text) => tab.type(inGerman(label), text),
  shows: (text) => tab.shows(inGerman(text)),
  inFrame: (title) => tab.inFrame(inGerman(title)),
});
