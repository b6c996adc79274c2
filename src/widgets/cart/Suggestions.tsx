import { useEffect, useRef } from 'react';
import {
  type AnswerOf,
  type CartOrder,
  type CatalogueItem,
  type DietPreference,
  failureOf,
  getUpselling,
  type SellingArea,
  type WireId,
} from '../../api/index.ts';
import { useEffectEvent } from '../shared/flow/use-effect-event.ts';
import { useSteps } from '../shared/flow/use-steps.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { useIsBlocked, useOrdering } from '../shared/ordering/use-ordering.ts';
import { isSoldOut } from '../shared/rules/availability.ts';
import { isExcluded } from '../shared/rules/diet.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { Price } from '../shared/ui/content/Price.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { showsFocused } from '../shared/ui/interaction/show-focused.ts';
import { subhead } from './Cart.css.ts';
import * as css from './Suggestions.css.ts';
import { useText } from './text.ts';

/** Part 1 §4 'Upselling'; the state names are the specification's. */
interface UpsellingState {
  readonly name: 'INITIAL' | 'FETCHING' | 'FETCHED' | 'ERROR_FETCHING';
  /** The suggested items; while the next offer is fetched, the earlier one. Its `id` is sent with an item that the person takes. */
  readonly offer: (NonNullable<AnswerOf<typeof getUpselling>['upselling']> & { readonly items: readonly CatalogueItem[] }) | null;
}

/** `customerDateTime`: local time, YYYY-MM-DDTHH:mm:ss (part 1 §7). */
export const localDateTime = (now: number): string => new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);

/** Suggestions for the cart, fetched again each time the set of its items changes. */
function useUpselling(areaId: string, order: CartOrder | null): UpsellingState {
  const { client, environment, tracking } = useRuntime();
  const [state, run] = useSteps<UpsellingState>({ name: 'INITIAL', offer: null }, () => false);
  const itemSaleableIds = order?.items.map(({ wireId }) => wireId) ?? [];
  const fetchOffer = useEffectEvent(() =>
    run(async (set, signal) => {
      if (itemSaleableIds.length === 0) return set({ name: 'INITIAL', offer: null });
      set({ name: 'FETCHING', offer: state.offer });
      try {
        const body = { itemSaleableIds, customerDateTime: localDateTime(environment.now()) };
        const { upselling, items } = await client.call(getUpselling, { params: { lockerId: areaId }, body, signal });
        set({ name: 'FETCHED', offer: upselling === null ? null : { ...upselling, items } });
      } catch (thrown) {
        signal.throwIfAborted();
        tracking.event('cart', `upselling ${failureOf(thrown).kind}`);
        set({ name: 'ERROR_FETCHING', offer: null });
      }
    }),
  );
  // The same for another order of the lines and for other quantities.
  const itemSet = itemSaleableIds.slice().sort().join(' ');
  const lastSet = useRef('');
  useEffect(() => {
    // StrictMode mounts twice.
    if (itemSet === lastSet.current) return;
    lastSet.current = itemSet;
    fetchOffer();
  }, [itemSet]);
  return state;
}

interface SuggestingProps {
  store: OrderingStore;
  /** Adds one piece to the cart. `upsellingId`: the offer that suggested the item. */
  onTake(item: CatalogueItem, upsellingId?: WireId): void;
}

/** Number of placeholders while the first offer loads (part 1 §9). */
const PLACEHOLDERS = 3;

/** The item is on sale and the diet filter allows it. Excluded dishes are not suggested. */
const isOffered = (item: CatalogueItem, preference: DietPreference | null): boolean =>
  !item.expired && !isSoldOut(item) && !isExcluded(item.edible, preference);

/** Items that go with the cart. Items in the cart are hidden; a failure hides the whole row (part 1 §4, §8). */
export function Upselling({ store, onTake }: SuggestingProps) {
  const text = useText();
  const { area, order } = useOrdering(store);
  const { name, offer } = useUpselling(store.areaId, order);
  if (name === 'FETCHING' && offer === null) {
    return (
      <div className={css.row} aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <div key={index} className={css.card}>
            <Skeleton height={172} radius={22} />
          </div>
        ))}
      </div>
    );
  }
  if (offer === null) return null;
  const isInCart = (id: string) => order?.items.some(({ itemId }) => itemId === id) === true;
  const items = offer.items.filter((item) => !isInCart(item.id) && isOffered(item, area?.dietPreference ?? null));
  const { title, subtitle } = offer;
  const heading = title === null ? { title: text.suggestions } : { title, lang: 'it' as const };
  return <Suggestions {...heading} note={subtitle} items={items} store={store} onTake={(item) => onTake(item, offer.id)} />;
}

const MAX_RECOMMENDED = 4;

/** An empty cart suggests the chef's recommendations that the diet filter allows. */
export function EmptySuggestions({ area, store, onTake }: SuggestingProps & { area: SellingArea }) {
  const text = useText();
  if (!area.catalogue.isOpen) return null;
  const items = area.catalogue.items.filter((item) => item.isNew && isOffered(item, area.dietPreference)).slice(0, MAX_RECOMMENDED);
  return <Suggestions title={text.suggestions} items={items} store={store} onTake={(item) => onTake(item)} />;
}

interface SuggestionsProps extends SuggestingProps {
  title: string;
  /** The server's own sentence. */
  note?: string | null;
  /** The language of the title, when it is the server's. */
  lang?: 'it';
  items: readonly CatalogueItem[];
}

function Suggestions({ title, note, lang, items, store, onTake }: SuggestionsProps) {
  const text = useText();
  const isBlocked = useIsBlocked(store);
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading level={3} className={subhead} lang={lang}>
        {title}
      </Heading>
      {note != null && (
        <p className={css.note} lang="it">
          {note}
        </p>
      )}
      <ul role="list" className={css.row} ref={showsFocused}>
        {items.map((item) => (
          <li key={item.id} className={css.card}>
            <div className={css.picture}>
              <Picture image={item.image} />
            </div>
            <div className={css.body}>
              <Heading level={4} className={css.label} lang="it">
                {item.label}
              </Heading>
              <Price label={item.priceLabel} listPriceLabel={item.listPriceLabel} />
              <Button
                look="secondary"
                size="tap"
                isPending={isBlocked}
                aria-label={`${text.want}: ${item.label}`}
                onClick={() => onTake(item)}
              >
                {text.want}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
