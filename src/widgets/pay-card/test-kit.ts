/** A vendor in memory for the tests of this widget. The tests set its answers. */
import {
  type CardField,
  type CardForm,
  type CardGateway,
  type CardVendor,
  forEachField,
  type MountOptions,
  type Verification,
  type VerifiedCard,
} from './gateway.ts';
import { VendorError } from '../shared/payment/vendor-sdk.ts';

const VALID = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
export const WHOLE = forEachField(() => VALID);
export const EMPTY_FIELDS = forEachField(() => ({ ...VALID, isEmpty: true, isValid: false }));

export function memoryCardVendor() {
  /** The mounted forms; an aborted mount is removed from the list. */
  const mounted: MountOptions[] = [];
  const tokenized: string[] = [];
  const verified: Verification[] = [];
  const focused: CardField[] = [];
  const marks = new Map<CardField, string | null>();

  const form: CardForm = {
    async tokenize(cardholderName) {
      const { tokenize = 'tokencc_sandbox_411111_1111' } = vendor.next;
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
  /** Results of the next calls. */
  const next: { mount?: Error; tokenize?: Error | string; verify?: Error | VerifiedCard | 'never' } = {};
  const vendor = {
    mounted,
    tokenized,
    verified,
    focused,
    marks,
    next,
    load: async () => gateway,
    /** The customer fills in a whole card. */
    write: (states = WHOLE) => mounted.at(-1)?.onChange(states),
  };
  return vendor satisfies CardVendor;
}

export const DOWN = new VendorError('CLIENT_GATEWAY_NETWORK');
