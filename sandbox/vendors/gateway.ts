/** Braintree's client API, as far as hosted fields, 3-D Secure and PayPal's vault use it. */
import { type NonceCard, cardNonce, cardOfNonce } from '../b2c/cards.ts';
import { json } from '../b2c/http.ts';
import { BANK, BRAINTREE_API, BRAINTREE_ASSETS, PAYPAL_ASSETS, SONGBIRD, vendorAddress, type VendorPlace } from './address.ts';

interface ThreeDSecureInfo {
  readonly status: string;
  readonly liabilityShifted: boolean;
  readonly liabilityShiftPossible: boolean;
  readonly enrolled: 'Y' | 'N';
}

const info = (status: string, liabilityShifted: boolean): ThreeDSecureInfo => ({
  status,
  liabilityShifted,
  liabilityShiftPossible: true,
  enrolled: 'Y',
});

/** Braintree's published 3-D Secure test cards without a challenge, by their last digits, with the bank's answer. */
const FRICTIONLESS: Readonly<Record<string, ThreeDSecureInfo>> = {
  '1018': info('authenticate_frictionless_failed', false),
  '1026': info('authenticate_attempt_successful', true),
  '1034': info('authenticate_unable_to_authenticate', false),
  '1042': info('authenticate_rejected', false),
  '1059': info('authentication_unavailable', false),
};
/** For this card the bank challenges the customer. */
const CHALLENGED = '1091';

export interface GatewayCall {
  readonly request: Request;
  /** The path below `…/client_api`. */
  readonly path: string;
  readonly place: VendorPlace;
  readonly origin: string;
}

/** Null when the API has no such call. */
export async function answerGateway({ request, path, place, origin }: GatewayCall): Promise<Response | null> {
  const body = request.method === 'POST' ? await fieldsOf(request) : {};
  const address = (url: string) => vendorAddress(url, place, origin);
  const nonce = /^\/v1\/payment_methods\/([\w-]+)\/three_d_secure\//.exec(path)?.[1] ?? '';
  switch (`${request.method} ${path.replace(nonce === '' ? '{nonce}' : nonce, '{nonce}')}`) {
    case 'GET /v1/configuration':
      return json(configuration(address));
    case 'POST /v1/payment_methods/credit_cards':
      return tokenizeCard(body['creditCard']);
    case 'POST /v1/payment_methods/{nonce}/three_d_secure/lookup':
      return lookUp(nonce, body, address);
    case 'POST /v1/payment_methods/{nonce}/three_d_secure/authenticate_from_jwt':
      return authenticate(nonce, body['jwt']);
    case 'POST /v1/paypal_hermes/setup_billing_agreement':
      return json({ agreementSetup: { tokenId: 'BA-SANDBOX', approvalUrl: address('https://www.paypal.com/agreements/approve') } }, 201);
    case 'POST /v1/payment_methods/paypal_accounts':
      return json(
        {
          paypalAccounts: [
            { type: 'PayPalAccount', nonce: 'paypal_sandbox', description: 'PayPal', details: { email: 'cliente@paypal.test' } },
          ],
        },
        202,
      );
    default:
      return null;
  }
}

async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

const configuration = (address: (url: string) => string) => ({
  environment: 'sandbox',
  merchantId: 'pausa',
  merchantAccountId: 'pausa-eur',
  clientApiUrl: address(BRAINTREE_API),
  configUrl: address(`${BRAINTREE_API}/v1/configuration`),
  assetsUrl: address(BRAINTREE_ASSETS),
  challenges: ['cvv'],
  analytics: {},
  creditCards: {
    supportedCardTypes: ['Visa', 'MasterCard', 'American Express', 'Maestro'],
    supportedGateways: [{ name: 'clientApi' }],
    collectDeviceData: false,
  },
  threeDSecureEnabled: true,
  threeDSecure: { cardinalAuthenticationJWT: 'sandbox.sandbox.sandbox', cardinalSongbirdUrl: address(SONGBIRD) },
  paypalEnabled: true,
  paypal: {
    displayName: 'Pausa',
    clientId: 'pausa-sandbox',
    assetsUrl: address(PAYPAL_ASSETS),
    environment: 'sandbox',
    environmentNoNetwork: false,
    unvettedMerchant: false,
    billingAgreementsEnabled: true,
    currencyIsoCode: 'EUR',
  },
});

const invalid = (field: string, message: string) =>
  json({ error: { message }, fieldErrors: [{ field: 'creditCard', fieldErrors: [{ field, message }] }] }, 422);

function tokenizeCard(card: unknown): Response {
  const { number, expirationDate, cardholderName } = (card ?? {}) as Record<string, unknown>;
  const digits = String(number).replaceAll(/\D/g, '');
  if (!/^\d{12,19}$/.test(digits)) return invalid('number', 'Credit card number is invalid');
  if (typeof cardholderName !== 'string' || cardholderName.trim() === '') return invalid('cardholderName', 'Cardholder name is required');
  const [, month, year] = /^(\d\d)\D*(\d\d)$/.exec(String(expirationDate)) ?? [];
  const details = { ...cardDetails({ bin: digits.slice(0, 6), lastFour: digits.slice(-4) }), cardholderName };
  return json(
    {
      creditCards: [
        {
          type: 'CreditCard',
          nonce: cardNonce(digits, cardholderName.trim()),
          description: `ending in ${digits.slice(-2)}`,
          details: { ...details, expirationMonth: month, expirationYear: year === undefined ? undefined : `20${year}` },
          binData: {},
        },
      ],
    },
    202,
  );
}

const cardDetails = ({ bin, lastFour }: NonceCard) => ({
  bin,
  lastFour,
  lastTwo: lastFour.slice(-2),
  cardType: bin.startsWith('4') ? 'Visa' : 'MasterCard',
});

const paymentMethod = (card: NonceCard, nonce: string, threeDSecureInfo: ThreeDSecureInfo) => ({
  type: 'CreditCard',
  nonce,
  description: `ending in ${card.lastFour.slice(-2)}`,
  details: cardDetails(card),
  threeDSecureInfo,
});

/** The nonce after the verification. It differs from the first one, as Braintree's does. */
const verifiedNonce = (nonce: string): string => `${nonce}_3ds`;

function lookUp(nonce: string, { amount, bin }: Record<string, unknown>, address: (url: string) => string): Response {
  const card = cardOfNonce(nonce);
  if (card === null || card.bin !== bin) return json({ error: { message: 'Unknown payment method' } }, 404);
  const isChallenged = card.lastFour === CHALLENGED;
  const result = isChallenged ? info('lookup_enrolled', false) : (FRICTIONLESS[card.lastFour] ?? info('authenticate_successful', true));
  const bank = new URLSearchParams({ amount: String(amount), card: card.lastFour });
  return json(
    {
      lookup: {
        acsUrl: isChallenged ? `${address(BANK)}?${bank.toString()}` : null,
        pareq: 'sandbox',
        transactionId: `sandbox-${nonce}`,
        threeDSecureVersion: '2.2.0',
      },
      paymentMethod: paymentMethod(card, isChallenged ? nonce : verifiedNonce(nonce), result),
      threeDSecureInfo: result,
    },
    201,
  );
}

/** Handles the token that the bank's window gave the page: `sandbox.CONFIRMED` or anything else. */
function authenticate(nonce: string, jwt: unknown): Response {
  const card = cardOfNonce(nonce);
  if (card === null) return json({ error: { message: 'Unknown payment method' } }, 404);
  const result = jwt === 'sandbox.CONFIRMED' ? info('authenticate_successful', true) : info('authenticate_failed', false);
  return json({ paymentMethod: paymentMethod(card, verifiedNonce(nonce), result), threeDSecureInfo: result });
}
