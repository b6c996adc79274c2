import type { Instrument } from '../../../api/index.ts';
import type { PendingKey } from './pending-instrument.ts';

/** Query parameters that belong to a method's own flow. */
export const STEP_PARAMETERS = ['id', 'block-polling', 'code', 'state'] as const;
export type StepQuery = Readonly<Partial<Record<(typeof STEP_PARAMETERS)[number], string>>>;

interface StepProps {
  query: StepQuery;
  /** Replaces the method's query parameters in place, so that they survive a reload. Omitted parameters are removed. */
  onQuery(query: StepQuery): void;
  /** The person cancels: goes back to where they came from. */
  onLeave(): void;
}

export interface AddStepProps extends StepProps {
  /** The key of the page that requested the instrument; null when there is none. */
  keyToUpdate: PendingKey | null;
  /** Our path that has passed the link guard. */
  returnUrl: string;
  /** Passes the added instrument to the requesting page and goes back there. Null: nobody knows which one. Call it only once. */
  onAdded(instrument: Instrument | null): void;
}

export interface PayStepProps extends StepProps {
  uuid: string;
  /** The provider's guide to vouchers that Edenred refuses; an address that has passed the link guard, or null. */
  ticketGuide: string | null;
}

/** All props, for the host's table. A screen picks those that it needs. */
export type MethodScreenProps = AddStepProps & PayStepProps;
