import { defineElement, type ElementProps } from '../shared/runtime/elements/index.ts';
import { EMBEDDED_ATTRIBUTES, EMBEDDED_EVENTS, Embedded, type EmbeddedEvents, type EmbeddedProps } from '../shared/runtime/Embedded.tsx';
import type { CartChangedDetail } from '../shared/runtime/element-events.ts';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { Cart } from './Cart.tsx';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

/**
 * `<pausa-cart area-id="…">`: 'Il tuo ordine', with the button that pays it. It shares the cart with a `<pausa-shop>` of
 * the same area.
 *
 * @csspart title - its heading
 * @csspart line - one line of the order
 * @csspart totals - what it comes to
 * @csspart button - a button with a label
 */
export interface PausaCartProps extends EmbeddedProps {
  /** The selling area, as in the address of its shop. */
  areaId?: string;
  /** Suggests dishes that go with the order, where the shop has some. (An empty cart always suggests something.) */
  upselling?: boolean;
  onCartChanged: (detail: CartChangedDetail) => void;
  onOrderConfirmed: (detail: CartChangedDetail) => void;
}

interface CartEvents extends EmbeddedEvents {
  /** The cart that is shown is another: at first, and after each change. */
  'pausa-cart-changed': CartChangedDetail;
  /** The order was confirmed. The element then leads to its payment or its page (`pausa-navigate`). */
  'pausa-order-confirmed': CartChangedDetail;
}

const SignInTitle = () => <Text>{useText().signIn}</Text>;

function PausaCart({ areaId, upselling = false, ...dependencies }: ElementProps<PausaCartProps>) {
  if (areaId === undefined || areaId === '') return null;
  return (
    <Embedded
      {...dependencies}
      hostPath={destinationPath({ to: 'cart', areaId, hasUpselling: upselling })}
      signInTitle={<SignInTitle />}
      firstLevel={2}
    >
      <Cart key={areaId} areaId={areaId} upselling={upselling} />
    </Embedded>
  );
}

defineElement<PausaCartProps, CartEvents>({
  tag: 'pausa-cart',
  component: PausaCart,
  needs: ['areaId'],
  attributes: { areaId: 'string', upselling: 'boolean', ...EMBEDDED_ATTRIBUTES },
  events: { ...EMBEDDED_EVENTS, onCartChanged: 'pausa-cart-changed', onOrderConfirmed: 'pausa-order-confirmed' },
});
