import type { QueryClient } from '../flow/query-client.ts';
import { openChannel } from '../runtime/channel.ts';

/** A message from one ordering store to the others, of this page and of other tabs. */
export interface Announcement {
  /** The area it happened in; empty for `credit`. */
  readonly areaId: string;
  /**
   * `confirmed` and `unsure` may have changed wallet and credit too; `diet`, `credit` and `switched` (wallet or
   * credit was turned on or off) concern every area.
   */
  readonly what: 'edited' | 'confirmed' | 'unsure' | 'diet' | 'switched' | 'credit';
}

export const openAnnouncements = () => openChannel('pausa.ordering');

/** A wallet that the page shows is read again at once, another one when it is shown next. */
export const refreshWallet = (queryClient: QueryClient) => void queryClient.invalidateQueries({ queryKey: ['b2c/wallet/'] });

/** Announces a change of the wallet outside of the carts: the wallet, and each store's spendable credit, are read again. */
export function announceCredit(queryClient: QueryClient): void {
  refreshWallet(queryClient);
  const channel = openAnnouncements();
  channel?.postMessage({ areaId: '', what: 'credit' } satisfies Announcement);
  channel?.close();
}
