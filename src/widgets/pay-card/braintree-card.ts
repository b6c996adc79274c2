/** The only card module that imports braintree-web. It imports single modules: the plain entry is twice the size. */
import { type Client, create as createSdkClient } from 'braintree-web/client/index.js';
import { create as createHostedFields, type HostedFields, type HostedFieldsEvent } from 'braintree-web/hosted-fields/index.js';
import { create as createSdkThreeDSecure, type ThreeDSecure, type ThreeDSecureVerifyOptions } from 'braintree-web/three-d-secure/index.js';
import { withDeadline } from '../shared/flow/deadline.ts';
import { asVendorCall, boundedCall, createdPart, removePart, VENDOR_TIMEOUT_MS, VendorError } from '../shared/payment/vendor-sdk.ts';
import { CARD_FIELDS, type CardGateway, type FieldStates, forEachField, TokenRefusedError, type Verification } from './gateway.ts';

/** Time-out for the bank's window to appear: without its script the SDK would wait for ever. */
const WINDOW_LIMIT_MS = 15_000;
/** A bank gives its customer ten minutes (EMV 3-D Secure) and then reports the time-out itself. */
const CHALLENGE_LIMIT_MS = 11 * 60 * 1000;
/** The id that the 3-D Secure script gives to its overlay. */
const BANK_WINDOW_ID = 'Cardinal-ElementContainer';

const createClient = (authorization: string, signal: AbortSignal): Promise<Client> =>
  boundedCall(createSdkClient({ authorization }), signal);

/** A new element for each mount: an iframe that is still being created belongs to the previous mount. */
function createBox(host: HTMLElement): HTMLElement {
  const box = document.createElement('div');
  box.style.height = '100%';
  host.append(box);
  return box;
}

/** The colour of the text in a theme, which is not always the theme in force. */
function colourIn(theme: 'light' | 'dark', host: HTMLElement): string {
  const root = document.createElement('div');
  Object.assign(root.dataset, { pausaRoot: '', theme });
  host.append(root);
  const { color } = getComputedStyle(root);
  root.remove();
  return color;
}

/** The text style of the host element for the vendor's iframe. Our fonts are not available there. */
function stylesIn(host: HTMLElement) {
  const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(host);
  return {
    input: {
      color: colourIn('light', host),
      'font-family': fontFamily,
      'font-size': fontSize,
      'font-weight': fontWeight,
      'line-height': lineHeight,
    },
    '.dark': { color: colourIn('dark', host) },
    '::placeholder': { color: 'inherit', opacity: '.62', 'font-weight': '400' },
  };
}

/** The fields have the colours of the theme in force, also when it changes: the host then makes a transition. */
function followTheme(form: HostedFields, host: HTMLElement): void {
  const follow = () => {
    const isDark = getComputedStyle(host.closest('[data-pausa-root]') ?? host).colorScheme === 'dark';
    for (const field of CARD_FIELDS) form[isDark ? 'addClass' : 'removeClass'](field, 'dark', () => undefined);
  };
  follow();
  host.addEventListener('transitionend', follow);
}

const statesOf = ({ fields }: HostedFieldsEvent): FieldStates =>
  forEachField((name) => {
    const { isEmpty, isValid, isPotentiallyValid, isFocused } = fields[name];
    return { isEmpty, isValid, isPotentiallyValid, isFocused };
  });

/** Braintree answers 401 for an expired token and 422 for wrong digits. The SDK has one code for both. */
function isTokenRefusal(thrown: unknown): thrown is VendorError {
  if (!(thrown instanceof VendorError)) return false;
  const { details } = Object(thrown.cause) as { details?: { originalError?: { details?: { httpStatus?: unknown } } } };
  const isForDigits = details?.originalError?.details?.httpStatus === 422;
  return thrown.message.startsWith('CLIENT_AUTHORIZATION_') || (thrown.message === 'HOSTED_FIELDS_FAILED_TOKENIZATION' && !isForDigits);
}

export const gateway: CardGateway = {
  async mount(options, signal) {
    const { clientToken, fields } = options;
    const boxes = forEachField((name) => createBox(fields[name].host));
    // The iframes disappear with their boxes.
    const removeBoxes = () => Object.values(boxes).forEach((box) => box.remove());
    signal.addEventListener('abort', removeBoxes, { once: true });
    let form: HostedFields;
    try {
      const client = await createClient(clientToken, signal);
      const creation = createHostedFields({
        client,
        styles: stylesIn(fields.number.host),
        fields: forEachField((name) => {
          const { label, placeholder } = fields[name];
          return { container: boxes[name], iframeTitle: label, internalLabel: label, placeholder };
        }),
      });
      form = await createdPart(creation, signal);
    } catch (thrown) {
      removeBoxes();
      throw thrown;
    }
    followTheme(form, fields.number.host);
    const onChange = (event: HostedFieldsEvent) => options.onChange(statesOf(event));
    for (const name of ['focus', 'blur', 'empty', 'notEmpty', 'validityChange'] as const) form.on(name, onChange);
    form.on('inputSubmitRequest', () => options.onSubmit());

    return {
      async tokenize(cardholderName, tokenizeSignal) {
        const { nonce } = await boundedCall(form.tokenize({ cardholderName }), tokenizeSignal).catch((thrown: unknown) => {
          throw isTokenRefusal(thrown) ? new TokenRefusedError(thrown.cause) : thrown;
        });
        return nonce;
      },
      focus: (field) => form.focus(field),
      mark(field, message) {
        form.setMessage({ field, message: message ?? '' });
        if (message === null) form.removeAttribute({ field, attribute: 'aria-invalid' }, () => undefined);
        else form.setAttribute({ field, attribute: 'aria-invalid', value: 'true' }, () => undefined);
      },
    };
  },

  async verify(verification, signal) {
    let secure: ThreeDSecure | null = null;
    try {
      const client = await createClient(verification.clientToken, signal);
      secure = await boundedCall(createSdkThreeDSecure({ client, version: 2 }), signal, removePart);
      const payload = await asVendorCall(verifyCard(secure, verification, signal));
      const { status, liabilityShifted } = payload.threeDSecureInfo;
      return { nonce: payload.nonce, status, hasLiabilityShifted: liabilityShifted };
    } finally {
      // The SDK removes its overlay only after the bank's answer. A remaining overlay would cover the next message.
      document.getElementById(BANK_WINDOW_ID)?.remove();
      if (secure !== null) removePart(secure);
    }
  },
};

/** Runs the verification. Each part has its own time-out: the servers' answers, the bank's window, the customer. */
async function verifyCard(
  secure: ThreeDSecure,
  { nonce, bin, amount, additionalInformation, ipAddress }: Verification,
  signal: AbortSignal,
) {
  let isChallenged!: (isIt: boolean) => void;
  const challenge = new Promise<boolean>((resolve) => (isChallenged = resolve));
  const windowShown = new Promise<void>((resolve) => secure.on('authentication-modal-render', () => resolve()));

  const verifying = secure.verifyCard({
    nonce,
    bin,
    amount,
    additionalInformation: { ...additionalInformation, ...(ipAddress === undefined ? {} : { ipAddress }) },
    onLookupComplete: ({ requiresUserAuthentication }: { requiresUserAuthentication?: boolean }, next: () => void) => {
      isChallenged(requiresUserAuthentication === true);
      next();
    },
    // The SDK's types require a number for `amount` and lack some fields of the lookup.
  } as unknown as ThreeDSecureVerifyOptions);
  // Prevents an unhandled rejection; the races below report the first failure.
  verifying.catch(() => undefined);

  const first = await withDeadline(Promise.race([verifying, challenge]), VENDOR_TIMEOUT_MS, signal);
  if (typeof first !== 'boolean') return first;
  if (!first) return withDeadline(verifying, VENDOR_TIMEOUT_MS, signal);
  await withDeadline(Promise.race([verifying, windowShown]), WINDOW_LIMIT_MS, signal);
  return withDeadline(verifying, CHALLENGE_LIMIT_MS, signal);
}
