import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  title: 'Gestisci i consensi',
  lead: 'Decidi tu come usiamo i tuoi dati. Le tue risposte non cambiano nulla di quello che puoi ordinare, e puoi cambiarle quando vuoi.',
  questions: {
    acceptMarketingData: { label: 'Attività di marketing', note: 'Promozioni, novità e sondaggi sui nostri prodotti.' },
    acceptProfilingData: {
      label: 'Profilazione per attività di marketing',
      note: 'Proposte scelte in base ai tuoi acquisti e alle tue preferenze.',
    },
  },
  yes: 'Si',
  no: 'No',
  notice: 'Leggi l’informativa privacy',
  missing: 'Devi fare una scelta.',
  proceed: 'Prosegui',
  cancel: 'Annulla',
  loading: 'Caricamento delle tue scelte in corso',
  sending: 'Invio in corso',
  failed: 'Non abbiamo potuto leggere le tue scelte. Puoi riprovare, o continuare e decidere la prossima volta.',
  later: 'Continua senza scegliere',
};

export type ConsentText = Readonly<typeof ITALIAN>;
export const useText = defineText('consent', ITALIAN);
