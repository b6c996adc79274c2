import type { Cents } from '../../api/index.ts';
import { defineText } from '../shared/text/language.ts';
import { useMoney } from '../shared/text/use-money.ts';

const WALLET = {
  signIn: 'Accedi per vedere il tuo portafoglio',
  title: 'Portafoglio',
  balance: 'Il tuo credito',
  noBalance: 'credito non disponibile',
  recharge: 'RICARICA',
  recharged: (amount: string) => `Ricaricati ${amount}`,
  arrived: 'La ricarica è arrivata',
  corporateCredit: 'Credito aziendale',
  corporateNote: 'Lo offre la tua azienda e si usa prima del portafoglio',
  more: 'Informazioni',
  terms: 'Termini e condizioni',
  ticketFaq: 'Domande frequenti sui buoni pasto',
  loading: 'Caricamento del portafoglio',
  errorText: 'Non riusciamo a leggere il tuo credito. Riprova tra poco.',
  stale: 'Non riusciamo ad aggiornare il credito: potrebbe essere cambiato.',
  retry: 'Riprova',
};

export type WalletText = Readonly<typeof WALLET>;
export const useWalletText = defineText('wallet', WALLET);

/** Writes a balance; null when it is not known. */
export function useBalanceText(): (balance: Cents | null) => string {
  const { noBalance } = useWalletText();
  const money = useMoney();
  return (balance) => (balance === null ? noBalance : money(balance));
}
