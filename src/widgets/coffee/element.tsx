import { defineElement, type ElementProps } from '../shared/runtime/elements/index.ts';
import { EMBEDDED_ATTRIBUTES, EMBEDDED_EVENTS, Embedded, type EmbeddedEvents, type EmbeddedProps } from '../shared/runtime/Embedded.tsx';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { Coffee } from './Coffee.tsx';
import { CoffeeOrder } from './CoffeeOrder.tsx';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

/**
 * `<pausa-coffee area-id="…">`: a coffee machine, with 'eroga'. With `order-id` it shows the state of that order
 * instead. To keep the person on your page, prevent `pausa-navigate` of an order (`to: 'coffee-order'`) and set `order-id`.
 *
 * @csspart bar - the head of the machine
 * @csspart title - its name
 * @csspart profile - in windows narrower than 1024 px, the link to the person's profile in the app
 * @csspart recipe - one drink
 * @csspart button - a button with a label
 */
export interface PausaCoffeeProps extends EmbeddedProps {
  /** The coffee machine's selling area. */
  areaId?: string;
  /** An order to follow, in the place of the machine. */
  orderId?: string;
}

function SignInTitle({ isOrder }: { isOrder: boolean }) {
  const text = useText();
  return <Text>{isOrder ? text.signInToFollow : text.signIn}</Text>;
}

function PausaCoffee({ areaId = '', orderId = '', ...dependencies }: ElementProps<PausaCoffeeProps>) {
  const isOrder = orderId !== '';
  if (!isOrder && areaId === '') return null;
  return (
    <Embedded
      {...dependencies}
      hostPath={destinationPath(isOrder ? { to: 'coffee-order', orderId } : { to: 'coffee-area', areaId })}
      signInTitle={<SignInTitle isOrder={isOrder} />}
    >
      {isOrder ? <CoffeeOrder key={orderId} orderId={orderId} /> : <Coffee key={areaId} areaId={areaId} />}
    </Embedded>
  );
}

defineElement<PausaCoffeeProps, EmbeddedEvents>({
  tag: 'pausa-coffee',
  component: PausaCoffee,
  needs: ['areaId', 'orderId'],
  attributes: { areaId: 'string', orderId: 'string', ...EMBEDDED_ATTRIBUTES },
  events: EMBEDDED_EVENTS,
});
