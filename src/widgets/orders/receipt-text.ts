import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  title: 'Ricevuta',
  print: 'Stampa o salva in PDF',
  order: 'Ordine',
  shop: 'Negozio',
  date: 'Data',
  item: 'Prodotto',
  quantity: 'Quantità',
  amount: 'Importo',
  total: 'Totale',
  payments: 'Pagato con',
  sources: { corporateCredit: 'Credito aziendale', wallet: 'Portafoglio', instrument: 'Carta o buoni' },
  noPrices: 'I prezzi dei singoli prodotti non sono disponibili per questo ordine.',
  noPayments: 'Il metodo di pagamento non è disponibile per questo ordine.',
  legal: 'Riepilogo del tuo ordine. Non è un documento fiscale.',
};

export type ReceiptText = Readonly<typeof ITALIAN>;
export const useReceiptText = defineText('receipt', ITALIAN);
