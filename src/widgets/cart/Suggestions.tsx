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
import { createFlow, useFlow } from '../shared/flow/flow.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { useIsBlocked, useOrdering } from '../shared/ordering/use-ordering.ts';
import { isSoldOut } from '../shared/rules/availability.ts';
import { isExcluded } from '../shared/rules/diet.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { Price } from '../shared/ui/content/Price.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { showsFocused } from '../shared/ui/interaction/show-focused.ts';
import { subhead } from './Cart.css.ts';
import * as css from './Suggestions.css.ts';
import { Text } from '../shared/text/Text.tsx';
import { useText } from './text.ts';

/** P1-4.27; the state names are the specification's. */
interface UpsellingState {
  readonly name: 'INITIAL' | 'FETCHING' | 'FETCHED' | 'ERROR_FETCHING';
  /** The suggested items; while the next offer is fetched, the earlier one. Its `id` is sent with an item that the person takes. */
  readonly offer: (NonNullable<AnswerOf<typeof getUpselling>['upselling']> & { readonly items: readonly CatalogueItem[] }) | null;
}

/** `customerDateTime`: local time, YYYY-MM-DDTHH:mm:ss (P1-7.20). */
export const localDateTime = (now: number): string => new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);

/** Suggestions for the cart, fetched again each time the set of its items changes. */
function useUpselling(areaId: string, order: CartOrder | null): UpsellingState {
  const { client, environment, tracking } = useRuntime();
  const [state, { run }] = useFlow(() => createFlow<UpsellingState>({ name: 'INITIAL', offer: null }));
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
  /** Says why an item is not sold. */
  onExplain(): void;
}

/** Three placeholders while the first offer loads (P1-9.8). */
const PLACEHOLDERS = [0, 1, 2];

/** Items that go with the cart. Items in the cart are hidden; a failure hides the whole row (P1-4.29, P1-8.16). */
export function Upselling(props: SuggestingProps) {
  const text = useText();
  const { store, onTake } = props;
  const { area, order } = useOrdering(store);
  const { name, offer } = useUpselling(store.areaId, order);
  if (name === 'FETCHING' && offer === null) {
    return (
      <div className={css.row} aria-hidden="true">
        {PLACEHOLDERS.map((index) => (
          <div key={index} className={css.card}>
            <Skeleton height={172} radius={22} />
          </div>
        ))}
      </div>
    );
  }
  if (offer === null) return null;
  const isInCart = (id: string) => order?.items.some(({ itemId }) => itemId === id) === true;
  const items = offer.items.filter(({ id }) => !isInCart(id));
  const { title, subtitle } = offer;
  const heading = title === null ? { title: text.suggestions } : { title, lang: 'it' as const };
  return (
    <Suggestions
      {...props}
      {...heading}
      note={subtitle}
      items={items}
      preference={area?.dietPreference ?? null}
      onTake={(item) => onTake(item, offer.id)}
    />
  );
}

const MAX_RECOMMENDED = 4;

/** An empty cart suggests the chef's recommendations. */
export function EmptySuggestions({ area, ...props }: SuggestingProps & { area: SellingArea }) {
  const text = useText();
  if (!area.catalogue.isOpen) return null;
  const items = area.catalogue.items.filter(({ isNew }) => isNew).slice(0, MAX_RECOMMENDED);
  return <Suggestions {...props} title={text.suggestions} items={items} preference={area.dietPreference} />;
}

interface SuggestionsProps extends SuggestingProps {
  title: string;
  /** The server's own sentence. */
  note?: string | null;
  /** The language of the title, when it is the server's. */
  lang?: 'it';
  items: readonly CatalogueItem[];
  preference: DietPreference | null;
}

/** What cannot be bought, or is excluded by the diet filter, is marked as in the shop. */
function Suggestions({ title, note, lang, items, preference, store, onTake, onExplain }: SuggestionsProps) {
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
              {isExcluded(item.edible, preference) && (
                <p className={css.flag}>
                  <Icon name="filter" isSmall />
                  <Text>{text.excludedOnCard}</Text>
                </p>
              )}
            </div>
            <div className={css.body}>
              <Heading level={4} className={css.label} lang="it">
                {item.label}
              </Heading>
              <Price label={item.priceLabel} listPriceLabel={item.listPriceLabel} />
              {item.expired ? (
                <Button
                  look="neutral"
                  size="tap"
                  className={css.neutral}
                  aria-label={`${text.notSellable}: ${item.label}`}
                  onClick={onExplain}
                >
                  {text.notSellable}
                </Button>
              ) : isSoldOut(item) ? (
                <p className={css.soldOut}>{text.soldOut}</p>
              ) : (
                <Button
                  look="secondary"
                  size="tap"
                  isPending={isBlocked}
                  aria-label={`${text.want}: ${item.label}`}
                  onClick={() => onTake(item)}
                >
                  {text.want}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
