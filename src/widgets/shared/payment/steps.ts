import type { Instrument } from '../../../api/index.ts';
import type { PendingKey } from './pending-instrument.ts';

/** Parameters of the address that belong to a method's own flow. */
export const STEP_PARAMETERS = ['id', 'block-polling', 'code', 'state'] as const;
export type StepQuery = Readonly<Partial<Record<(typeof STEP_PARAMETERS)[number], string>>>;

/** What every step of a method is given. */
interface StepProps {
  query: StepQuery;
  /** Writes the method's parameters into the address, in place: they survive a reload. Those left out go. */
  onQuery(query: StepQuery): void;
  /** The person gives up: back to where they came from. */
  onLeave(): void;
}

/** Adds an instrument. */
export interface AddStepProps extends StepProps {
  /** Where the instrument is awaited; null when nobody asked. */
  keyToUpdate: PendingKey | null;
  /** A path of ours, already through the link guard. */
  returnUrl: string;
  /** Added: the instrument is handed to the page that asked, and the person goes back there. Call it once. */
  onAdded(instrument: Instrument): void;
}

/** Goes on with a payment that is under way. */
export interface PayStepProps extends StepProps {
  uuid: string;
  /** The provider's guide to vouchers that Edenred refuses; an address through the link guard, or null. */
  ticketGuide: string | null;
}

/** Everything, for the host's table. A screen names what it needs. */
export type PaymentStepProps = AddStepProps & PayStepProps;
