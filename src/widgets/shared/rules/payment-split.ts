import type { Cents } from '../../../api/index.ts';

/** How much each source pays of an order, in cents. The parts add up to the total and are never negative. */
export interface PaymentSplit {
  readonly fromCorporateCredit: Cents;
  readonly fromWallet: Cents;
  /** The remainder for a payment instrument; 0 means that nothing is left to pay. */
  readonly toPay: Cents;
}

/** Corporate credit first, then the wallet on the remainder (P1-4.39, P1-9.3). A source that is null or off pays nothing. */
export function splitPayment(total: Cents, sources: { corporateCredit: Cents | null; wallet: Cents | null }): PaymentSplit {
  const due = Math.max(0, total);
  const fromCorporateCredit = Math.min(due, Math.max(0, sources.corporateCredit ?? 0));
  const fromWallet = Math.min(due - fromCorporateCredit, Math.max(0, sources.wallet ?? 0));
  return { fromCorporateCredit, fromWallet, toPay: due - fromCorporateCredit - fromWallet };
}
