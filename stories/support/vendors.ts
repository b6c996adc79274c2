import type { CardVendor, FieldStates, VerifiedCard } from '../../src/widgets/pay-card/index.ts';
import { type PayPalVendor, VendorError } from '../../src/widgets/pay-paypal/index.ts';
import { never } from './identity.ts';

const VALID = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
const WHOLE: FieldStates = { number: VALID, expirationDate: VALID, cvv: VALID };

interface CardScript {
  readonly mount?: 'never' | 'down';
  readonly tokenize?: 'never' | 'down' | 'declined';
  readonly verify?: 'never' | 'down' | VerifiedCard;
}

/** Hosted fields without a vendor: plain text in place of the frames, with a complete card from the start. */
export function scriptedCards({ mount, tokenize, verify }: CardScript = {}): CardVendor {
  return {
    load: async () => ({
      async mount({ fields, onChange }, signal) {
        if (mount === 'never') return never();
        if (mount === 'down') throw new VendorError('down');
        for (const [name, { host }] of Object.entries(fields)) {
          const text = document.createElement('span');
          text.textContent = { number: '4111 1111 1111 1111', expirationDate: '12 / 30', cvv: '•••' }[name] ?? '';
          host.append(text);
          signal.addEventListener('abort', () => text.remove());
        }
        onChange(WHOLE);
        return {
          async tokenize() {
            if (tokenize === 'never') return never();
            if (tokenize === 'down') throw new VendorError('down');
            return `tokencc_sandbox_400011_${tokenize === 'declined' ? '1115' : '1111'}`;
          },
          focus: () => undefined,
          mark: () => undefined,
        };
      },
      async verify() {
        if (verify === 'never') return never();
        if (verify === 'down') throw new VendorError('down');
        return verify ?? { nonce: 'verified', status: 'authenticate_successful', hasLiabilityShifted: true };
      },
    }),
  };
}

interface PayPalScript {
  readonly load?: 'never' | 'down';
  readonly client?: 'never' | 'down';
  /** `approves`: the customer agrees at once. */
  readonly button?: 'down' | 'approves' | 'fails';
  readonly collect?: 'never' | 'down';
}

const step = async (script: 'never' | 'down' | undefined): Promise<void> => {
  if (script === 'never') return never();
  if (script === 'down') throw new VendorError('down');
};

/** PayPal with a button whose result the story sets. */
export function scriptedPayPal({ load, client, button, collect }: PayPalScript = {}): PayPalVendor {
  return {
    async load() {
      await step(load);
      return {
        async createClient() {
          await step(client);
          return {
            async mountButton(host, _agreement, { onApproved, onFailed }, signal) {
              if (button === 'down') throw new VendorError('down');
              const drawn = document.createElement('button');
              drawn.type = 'button';
              drawn.textContent = 'PayPal';
              drawn.style.cssText =
                'width: 100%; min-height: 48px; border-radius: 999px; background: #ffc439; color: #003087; font: 700 18px Arial';
              drawn.addEventListener('click', () =>
                button === 'fails' ? onFailed(new VendorError('down')) : onApproved('paypal_sandbox'),
              );
              host.append(drawn);
              signal.addEventListener('abort', () => drawn.remove());
            },
          };
        },
        async createDeviceClient() {
          await step(client);
          return {
            async collect() {
              await step(collect);
              return '{"correlation_id":"story"}';
            },
          };
        },
      };
    },
  };
}
