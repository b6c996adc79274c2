import type { Cents, LockerOrderInfo, OrderSummary, RememberedOrder } from '../../api/index.ts';

/** What the receipt of a paid order says. Null: neither the server nor this browser knows it. */
export interface ReceiptData {
  readonly id: string;
  readonly shop: string | null;
  /** Epoch ms. */
  readonly at: number | null;
  readonly rows: readonly { readonly label: string; readonly quantity: number; readonly cents: Cents | null }[];
  readonly totalCents: Cents | null;
  /** `label`: the server's name of an instrument; null for an instrument of which only the amount is known. */
  readonly payments:
    | readonly { readonly source: 'corporateCredit' | 'wallet' | 'instrument'; readonly label: string | null; readonly cents: Cents }[]
    | null;
}

type ServerOrder = Pick<OrderSummary, 'id' | 'area'> &
  Pick<LockerOrderInfo['order'], 'createdAt' | 'totalCents'> & {
    readonly rows: readonly Pick<OrderSummary['rows'][number], 'label' | 'quantity' | 'totalCents'>[];
    readonly payments: readonly NonNullable<OrderSummary['payments']>[number][] | null;
  };

const SOURCES: Readonly<Record<string, 'corporateCredit' | 'wallet'>> = { corporate_credit: 'corporateCredit', wallet: 'wallet' };

/**
 * What the server says of a payment. Else the split with which this browser confirmed the order: which card or voucher then paid is
 * not known, because the person may have chosen another one on the payment's page.
 */
export function paymentsOf(payments: ServerOrder['payments'], split: RememberedOrder['split']): ReceiptData['payments'] {
  if (payments !== null) return payments.map(({ provider, label, cents }) => ({ source: SOURCES[provider] ?? 'instrument', label, cents }));
  if (split === undefined) return null;
  return (
    [
      ['corporateCredit', split.fromCorporateCredit],
      ['wallet', split.fromWallet],
      ['instrument', split.toPay],
    ] as const
  ).flatMap(([source, cents]) => (cents > 0 ? [{ source, label: null, cents }] : []));
}

/** What a row cost: the server's word, or this browser's; null where neither knows it. */
export const priceOf = (
  {
    label,
    quantity,
    totalCents,
  }: Pick<OrderSummary['rows'][number], 'label' | 'quantity'> & { readonly totalCents?: Cents | null | undefined },
  remembered: RememberedOrder | null,
): Cents | null => totalCents ?? remembered?.lines.find((line) => line.label === label && line.quantity === quantity)?.totalCents ?? null;

/** The server's word counts before what this browser remembers. */
export function receiptOf(order: ServerOrder, remembered: RememberedOrder | null): ReceiptData {
  return {
    id: order.id,
    shop: order.area?.title ?? remembered?.area?.title ?? null,
    at: order.createdAt ?? remembered?.confirmedAt ?? null,
    rows: order.rows.map((row) => ({ label: row.label, quantity: row.quantity, cents: priceOf(row, remembered) })),
    totalCents: order.totalCents ?? remembered?.totalCents ?? null,
    payments: paymentsOf(order.payments, remembered?.split),
  };
}
