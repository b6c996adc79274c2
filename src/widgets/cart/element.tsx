import { defineElement, type ElementProps } from '../shared/runtime/elements/index.ts';
import { EMBEDDED_ATTRIBUTES, EMBEDDED_EVENTS, Embedded, type EmbeddedEvents, type EmbeddedProps } from '../shared/runtime/Embedded.tsx';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { Cart } from './Cart.tsx';

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
  /** Suggests something that goes with the order. */
  upselling?: boolean;
}

function PausaCart({ areaId, upselling = false, ...dependencies }: ElementProps<PausaCartProps>) {
  if (areaId === undefined || areaId === '') return null;
  return (
    <Embedded
      {...dependencies}
      hostPath={destinationPath({ to: 'cart', areaId, hasUpselling: upselling })}
      signInTitle="Accedi per vedere il tuo ordine"
    >
      <Cart key={areaId} areaId={areaId} upselling={upselling} />
    </Embedded>
  );
}

defineElement<PausaCartProps, EmbeddedEvents>({
  tag: 'pausa-cart',
  component: PausaCart,
  needs: ['areaId'],
  attributes: { areaId: 'string', upselling: 'boolean', ...EMBEDDED_ATTRIBUTES },
  events: EMBEDDED_EVENTS,
});
