import { defineElement, type ElementProps } from '../shared/runtime/elements/index.ts';
import { EMBEDDED_ATTRIBUTES, EMBEDDED_EVENTS, Embedded, type EmbeddedEvents, type EmbeddedProps } from '../shared/runtime/Embedded.tsx';
import type { CartChangedDetail } from '../shared/runtime/element-events.ts';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { Shop } from './Shop.tsx';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

/**
 * `<pausa-shop area-id="…">`: a selling area's catalogue. A `<pausa-cart>` of the same area on the page holds what is
 * taken from it.
 *
 * @csspart bar - the head of the shop
 * @csspart title - its name
 * @csspart profile - in windows narrower than 1024 px, the link to the person's profile in the app
 * @csspart section - one category
 * @csspart item - one dish
 * @csspart button - a button with a label
 */
export interface PausaShopProps extends EmbeddedProps {
  /** The selling area, as in the address of its shop. */
  areaId?: string;
  /** A preview: a press on 'LO VOGLIO' puts nothing into the cart, but asks whether to leave the preview. After that, the person can order. */
  preview?: boolean;
  onCartChanged: (detail: CartChangedDetail) => void;
}

interface ShopEvents extends EmbeddedEvents {
  /** The cart that is shown is another: at first, and after each change. */
  'pausa-cart-changed': CartChangedDetail;
}

const SignInTitle = () => <Text>{useText().signIn}</Text>;

function PausaShop({ areaId, preview = false, ...dependencies }: ElementProps<PausaShopProps>) {
  if (areaId === undefined || areaId === '') return null;
  return (
    <Embedded {...dependencies} hostPath={destinationPath({ to: 'selling-area', areaId })} signInTitle={<SignInTitle />}>
      <Shop key={areaId} areaId={areaId} preview={preview} />
    </Embedded>
  );
}

defineElement<PausaShopProps, ShopEvents>({
  tag: 'pausa-shop',
  component: PausaShop,
  needs: ['areaId'],
  attributes: { areaId: 'string', preview: 'boolean', ...EMBEDDED_ATTRIBUTES },
  events: { ...EMBEDDED_EVENTS, onCartChanged: 'pausa-cart-changed' },
});
