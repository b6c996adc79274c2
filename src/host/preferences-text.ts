import { defineText } from '../widgets/shared/text/language.ts';

const ITALIAN = {
  title: 'Preferenze',
  nickname: 'Nome sulla macchina del caffè',
  noNickname: 'Non ancora scelto',
  diet: 'Dieta e allergeni',
  dietNote: 'Quello che mangi, per il catalogo',
  theme: 'Aspetto',
  themes: { auto: 'Sistema', light: 'Chiaro', dark: 'Scuro' },
  language: 'Lingua',
  install: 'Installa l’app',
  installNote: 'Si apre dalla schermata Home, come le altre',
  supportData: 'Dati per l’assistenza',
  supportDataNote: 'Versione e browser, per chi ti aiuta',
  supportDataUse: 'Se chiedi aiuto, manda anche questi dati. Non dicono chi sei.',
  copy: 'Copia',
  copied: 'Copiato.',
  notCopied: 'Il browser non lascia copiare: seleziona il testo qui sopra.',
  kept: 'Su questo dispositivo',
  keptNote: 'Gli ultimi ordini per “Il solito?” e le ricevute, le ultime pagine viste, le tue scelte.',
  forget: 'Dimentica',
  forgetTitle: 'Dimenticare i dati su questo dispositivo?',
  goes: 'Si cancella da qui:',
  gone: [
    'gli ultimi ordini e l’ultimo caffè: niente più “Il solito?”',
    'prezzi e pagamenti delle ricevute, dove li ricorda solo questo dispositivo',
    'i piatti segnati con il cuore',
    'le pagine viste, che si aprono anche senza rete',
    'portafoglio o credito spenti nel carrello: tornano attivi',
    'aspetto e lingua scelti qui',
  ],
  stays: 'Resta tutto ciò che è nel tuo account: ordini, portafoglio, metodi di pagamento, dieta. Non esci dall’app.',
  cancel: 'Annulla',
  forgotten: 'Fatto: su questo dispositivo non resta altro che il tuo accesso.',
};

export type PreferencesText = Readonly<typeof ITALIAN>;
export const usePreferencesText = defineText('preferences', ITALIAN);
