/** A vendor in memory for the tests of this widget. The tests set its answers. */
import type { CardField, CardForm, CardGateway, CardVendor, FieldStates, MountOptions, Verification, VerifiedCard } from './gateway.ts';
import { CardError } from './gateway.ts';

const VALID = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
export const WHOLE: FieldStates = { number: VALID, expirationDate: VALID, cvv: VALID };

export interface MemoryCardVendor extends CardVendor {
  /** The mounted forms; an aborted mount is removed from the list. */
  readonly mounted: MountOptions[];
  readonly tokenized: string[];
  readonly verified: Verification[];
  readonly focused: CardField[];
  readonly marks: Map<CardField, string | null>;
  /** Results of the next calls. */
  next: { mount?: Error; tokenize?: Error | string; verify?: Error | VerifiedCard | 'never' };
  /** The customer fills in a whole card. */
  write(states?: FieldStates): void;
}

const otherwise = { nonce: 'tokencc_sandbox_411111_1111' };

export function memoryCardVendor(): MemoryCardVendor {
  const mounted: MountOptions[] = [];
  const tokenized: string[] = [];
  const verified: Verification[] = [];
  const focused: CardField[] = [];
  const marks = new Map<CardField, string | null>();

  const form: CardForm = {
    async tokenize(cardholderName) {
      const { tokenize = otherwise.nonce } = vendor.next;
      tokenized.push(cardholderName);
      if (tokenize instanceof Error) throw tokenize;
      return tokenize;
    },
    focus: (field) => void focused.push(field),
    mark: (field, message) => void marks.set(field, message),
  };
  const gateway: CardGateway = {
    async mount(options, signal) {
      if (vendor.next.mount !== undefined) throw vendor.next.mount;
      mounted.push(options);
      signal.addEventListener('abort', () => mounted.splice(mounted.indexOf(options), 1));
      return form;
    },
    async verify(verification, signal) {
      const { verify = { nonce: 'verified', status: 'authenticate_successful', hasLiabilityShifted: true } } = vendor.next;
      verified.push(verification);
      if (verify === 'never')
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
      if (verify instanceof Error) throw verify;
      return verify as VerifiedCard;
    },
  };
  const vendor: MemoryCardVendor = {
    mounted,
    tokenized,
    verified,
    focused,
    marks,
    next: {},
    load: async () => gateway,
    write: (states = WHOLE) => mounted.at(-1)?.onChange(states),
  };
  return vendor;
}

export const DOWN = new CardError('CLIENT_GATEWAY_NETWORK');
