/** Each screen over the examples, what of it must be there, and what it sends when it is used. */
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { Cart } from '../../src/widgets/cart/index.ts';
import { CodeEntry } from '../../src/widgets/code-entry/index.ts';
import { Coffee, CoffeeNickname, CoffeeOrder } from '../../src/widgets/coffee/index.ts';
import { Consent } from '../../src/widgets/consent/index.ts';
import { Home } from '../../src/widgets/home/index.ts';
import { Menu } from '../../src/widgets/menu/index.ts';
import { OrderList, OrderResult } from '../../src/widgets/orders/index.ts';
import { AddCard, ThreeDSecure } from '../../src/widgets/pay-card/index.ts';
import { memoryCardVendor } from '../../src/widgets/pay-card/test-kit.ts';
import { AddEdenred, PayEdenred } from '../../src/widgets/pay-edenred/index.ts';
import { AddPayPal, DeviceData } from '../../src/widgets/pay-paypal/index.ts';
import { memoryPayPalVendor } from '../../src/widgets/pay-paypal/test-kit.ts';
import { Pellegrini } from '../../src/widgets/pay-pellegrini/index.ts';
import { Pluxee } from '../../src/widgets/pay-pluxee/index.ts';
import { AddSatispay, PaySatispayTicket } from '../../src/widgets/pay-satispay/index.ts';
import { PaymentMethods } from '../../src/widgets/payment-methods/index.ts';
import { PaymentPicker } from '../../src/widgets/payment-picker/index.ts';
import { PaymentStatus } from '../../src/widgets/payment-status/index.ts';
import { DietFilter, Shop } from '../../src/widgets/shop/index.ts';
import { RechargeResult, Wallet, WalletRecharge } from '../../src/widgets/wallet/index.ts';
import { press, read, settle, wait } from '../../src/widgets/shared/ui/test-dom.tsx';
import { CLOSED_AREA, EDENRED_CONFIRM, EDENRED_PAID, ORDER_LOADING, ORDER_OPEN, OPTIONS, payment, PENNE } from './answers.ts';

/** What the test gives to a screen. */
export interface Tools {
  /** An identifier of the examples as the server sent it, in the catalogue or elsewhere. */
  readonly came: (id: string, place?: 'catalogue') => unknown;
  /** The last answer to a call, as the server sent it. */
  readonly answered: (call: string) => unknown;
  /** What the screen handed to its host. */
  readonly heard: unknown[];
}
export interface ScreenCase {
  readonly name: string;
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
  readonly draw: (tools: Tools) => ReactNode;
  /** The words that must be there when it has loaded. */
  readonly shows?: readonly string[];
  /** Words that must not be there. */
  readonly hides?: readonly string[];
  readonly use?: () => Promise<void>;
  /** Then these are there. */
  readonly after?: readonly string[];
  /** What the server gets while it is used: calls with their bodies, or with the end of their address. */
  readonly sends?: (tools: Tools) => readonly (readonly [call: string, sent: unknown])[];
  /** What the host gets: a link that is followed, an instrument. */
  readonly gives?: (tools: Tools) => unknown;
  /** Where the person is sent. */
  readonly follows?: string;
}

const nothing = () => undefined;
/** The cart and the catalogue may write one identifier in two ways. */
const oneOf = (...values: unknown[]): unknown => expect.toBeOneOf(values);
const PAY = 'b2c/payment/integration';
const TDS = `${PAY}/braintree/braintree-cc-payment/3dsecure-flow/{uuid}`;
const EDENRED = `${PAY}/edenred/edenred-ticket`;
const SATISPAY = `${PAY}/satispay/standard/pi/add`;
const EDIT = 'POST b2c/locker/selling-order/edit-item';
const AREA_CALL = 'GET b2c/locker/selling-area/{id}';
const type = (label: string, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const click = async (element: Element) => {
  fireEvent.click(element);
  await settle();
};
const button = (name: RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const redirect = payment('redirect', { linkAction: { type: 'internal', link: '/locker-selling-order/ordine-7' } });
/** A payment that waits for its own step. */
const waiting = (step: string) => ({
  'GET b2c/payment/{uuid}': [payment('redirect', { linkAction: { type: 'internal', link: `/payment/integration/${step}/pag-1` } })],
});

const cardVendor = memoryCardVendor();
const payPalVendor = memoryPayPalVendor();

export const SCREENS: readonly ScreenCase[] = [
  {
    name: 'home',
    draw: () => <Home userName={null} />,
    shows: ['Novità', 'Vai al portafoglio', 'Frigo Nord', 'ORDINA', 'Mensa Sud', 'Guarda il menu'],
  },
  {
    name: 'a code',
    draw: () => <CodeEntry code={null} utmMedium={null} ownDomains={['pausa.example']} />,
    shows: ['Inserisci il codice manualmente'],
    use: async () => {
      await type('Codice', 'nord1');
      await press('Conferma');
    },
    follows: '/selling-area/frigo-nord',
  },
  {
    name: 'the shop [P1-3.7]',
    draw: () => <Shop areaId="frigo-nord" />,
    shows: ['Penne al pesto', '6,80 €', 'Panino al crudo', '4,35 €', 'Primi', 'Panini', 'Settimana verde', 'NON ACQUISTABILE'],
    // The cart has two of the first dish and one of the second.
    use: () => click(button(/^Aggiungi uno: Penne al pesto$/)),
    sends: ({ came }) => [
      [
        EDIT,
        {
          lockerId: 'frigo-nord',
          itemSaleableId: came('penne', 'catalogue'),
          itemSaleablePriceListId: came('listino-penne', 'catalogue'),
          quantity: 3,
          localPrice: 6.8,
          localLabel: 'Penne al pesto',
        },
      ],
    ],
  },
  {
    name: 'a dish that is not in the cart yet',
    answers: {
      [AREA_CALL]: [
        {
          ...(CLOSED_AREA as object),
          catalogue: {
            ...CLOSED_AREA.catalogue,
            shopStatus: 'Open',
            closePhrase: null,
            categories: [{ id: 'primi', label: 'Primi', displayOrder: 1 }],
            items: [PENNE],
          },
        },
      ],
    },
    draw: () => <Shop areaId="frigo-nord" />,
    shows: ['Penne al pesto', '6,80 €'],
    use: () => click(button(/^LO VOGLIO: Penne al pesto$/)),
    sends: ({ came }) => [
      [EDIT, { itemSaleableId: came('penne', 'catalogue'), itemSaleablePriceListId: came('listino-penne', 'catalogue'), quantity: 1 }],
    ],
  },
  {
    name: 'a shop that is closed and empty',
    answers: { [AREA_CALL]: [CLOSED_AREA] },
    draw: () => <Shop areaId="frigo-nord" />,
    shows: [],
    hides: ['LO VOGLIO'],
  },
  {
    name: 'the cart [P1-7.14] [P1-7.15] [P1-7.16]',
    draw: ({ heard }) => <Cart areaId="frigo-nord" onConfirmed={(link) => void heard.push(link)} />,
    // 17,95 € of which the company pays 2,50 € and the wallet 8,10 €.
    shows: ['Penne al pesto', '13,60 €', 'Panino al crudo', '4,35 €', '17,95 €'],
    use: () => click(button(/^(Paga|Conferma)/)),
    sends: ({ came, answered }) => [
      [
        'POST b2c/locker/selling-order/confirm',
        {
          lockerId: 'frigo-nord',
          paymentInstrumentUUID: came('carta-1'),
          partialAmountPIUUID: false,
          orderSnapshot: (answered(AREA_CALL) as { cart: { lockerSellingOrder: object } }).cart.lockerSellingOrder,
        },
      ],
    ],
    gives: () => [{ type: 'internal', link: '/payment/pag-1' }],
  },
  {
    name: 'one more in the cart',
    draw: () => <Cart areaId="frigo-nord" onConfirmed={nothing} />,
    shows: ['17,95 €'],
    use: () => click(screen.getByRole('button', { name: 'Aggiungi uno: Panino al crudo' })),
    sends: ({ came }) => [[EDIT, { itemSaleableId: oneOf(came('panino'), came('panino', 'catalogue')), quantity: 2 }]],
  },
  {
    name: 'suggestions with the cart [P1-7.17]',
    answers: {
      'POST b2c/upselling/{lockerId}/cart': [
        {
          upselling: { id: 'dolci-1', title: 'E per finire?', subtitle: 'Un dolce' },
          items: [
            {
              ...PENNE,
              id: 'tiramisu',
              label: 'Tiramisù',
              unique: 'listino-tiramisu',
              price: { value: 3.1, label: '3,10 €', listPriceLabel: null },
            },
          ],
        },
      ],
    },
    draw: () => <Cart areaId="frigo-nord" upselling onConfirmed={nothing} />,
    shows: ['Tiramisù', '3,10 €'],
    use: () => click(screen.getByRole('button', { name: /: Tiramisù$/ })),
    sends: ({ came }) => [
      ['POST b2c/upselling/{lockerId}/cart', { itemSaleableIds: [came('penne'), came('panino')] }],
      [
        EDIT,
        { itemSaleableId: came('tiramisu'), itemSaleablePriceListId: came('listino-tiramisu'), quantity: 1, upsellingId: came('dolci-1') },
      ],
    ],
  },
  {
    name: 'the diet filter [P1-7.18]',
    draw: ({ heard }) => (
      <>
        <Shop areaId="frigo-nord" />
        <DietFilter areaId="frigo-nord" onClose={() => void heard.push('closed')} />
      </>
    ),
    shows: ['Vegetariano'],
    use: async () => {
      await click(screen.getByRole('radio', { name: /^Vegano/ }));
      await click(button(/^(Salva|Conferma|Applica)/));
    },
    sends: () => [['POST b2c/diet-preference', { diet: 'Vegano' }]],
    gives: () => ['closed'],
  },
  {
    name: 'an order that is opened [P2-3.5]',
    draw: () => <OrderResult orderId="ordine-7" onBack={nothing} />,
    shows: ['Penne al pesto', 'x 2'],
  },
  {
    name: 'an order whose payment is under way',
    answers: { 'GET b2c/locker/selling-order/info/{id}': [ORDER_LOADING, ORDER_OPEN] },
    draw: () => <OrderResult orderId="ordine-7" onBack={nothing} />,
    shows: ['Pagamento in corso'],
    use: () => wait(2500),
    after: ['Penne al pesto', 'x 2'],
  },
  {
    name: 'the orders [P2-3.10]',
    draw: ({ heard }) => <OrderList openOrderId={null} onOpen={(id) => void heard.push(id)} />,
    shows: ['2 prodotti', '17,95 €', 'Tiramisù', '3,10 €', 'In Attesa'],
    use: () => click(screen.getAllByRole('button', { name: /^VEDI ORDINE/ })[0] as HTMLElement),
    gives: ({ came }) => [String(came('ordine-7'))],
  },
  {
    name: 'an order’s detail',
    draw: ({ came }) => <OrderList openOrderId={String(came('ordine-7'))} onOpen={nothing} />,
    shows: ['Penne al pesto', 'x 2', 'Panino al crudo', 'x 1'],
  },
  { name: 'the wallet', draw: () => <Wallet />, shows: ['8,10 €'] },
  {
    name: 'a recharge [P2-7.13]',
    answers: { 'POST b2c/wallet-recharge': [payment('redirect', { linkAction: { type: 'internal', link: '/wallet' } })] },
    draw: () => <WalletRecharge />,
    shows: ['Carta •••• 1111', '25'],
    use: () => click(button(/^Ricarica/)),
    sends: () => [
      ['POST b2c/wallet-recharge', { amount: 25, walletRechargeData: { payWith: { provider: 'Visa', label: 'Carta •••• 1111' } } }],
    ],
    follows: '/wallet',
  },
  {
    name: 'the result of a recharge [P2-7.14]',
    answers: { 'GET b2c/wallet-recharge/{uuid}': [payment('redirect', { linkAction: { type: 'internal', link: '/lista-ordini' } })] },
    draw: () => <RechargeResult uuid="ric-1" />,
    follows: '/lista-ordini',
  },
  {
    name: 'the saved methods [P2-7.2]',
    draw: () => <PaymentMethods />,
    shows: ['Carta •••• 1111', 'Satispay', 'ELIMINA'],
    use: async () => {
      await click(screen.getAllByRole('button', { name: /^ELIMINA/ })[0] as HTMLElement);
      const confirm = screen.queryAllByRole('button', { name: /^ELIMINA|^Elimina/ }).at(-1);
      if (confirm !== undefined && document.querySelector('dialog[open]') !== null) await click(confirm);
    },
    sends: ({ came }) => [['PUT b2c/payment-instrument/{id}/delete', `/${String(came('carta-1'))}/delete`]],
  },
  {
    name: 'a choice of methods [P2-7.18]',
    draw: ({ heard }) => (
      <PaymentPicker context="definedAmountMethod" onPicked={(instrument) => void heard.push(instrument?.label)} onCreate={nothing} />
    ),
    shows: ['Carta •••• 1111', 'Aggiungi carta'],
    use: () => click(button(/^Carta •••• 1111/)),
    sends: ({ came }) => [
      ['POST b2c/payment-preference/update/{context}', { paymentInstrumentId: came('carta-1'), category: 'card', provider: 'Visa' }],
    ],
    gives: () => ['Carta •••• 1111'],
  },
  {
    name: 'the only method that can be added [P2-3.3]',
    answers: {
      'GET b2c/payment/options/{context}': [
        { paymentInstruments: [], paymentOptions: [OPTIONS.paymentOptions[0], OPTIONS.paymentOptions[1]] },
      ],
    },
    draw: ({ heard }) => <PaymentPicker context="definedAmountMethod" onPicked={nothing} onCreate={(path) => void heard.push(path)} />,
    gives: () => ['/payment/integration/braintree_cc/add'],
  },
  {
    name: 'a payment that failed',
    draw: () => <PaymentStatus uuid="pag-1" onLeave={nothing} />,
    answers: { 'GET b2c/payment/{uuid}': [payment('error')] },
    shows: ['Pagamento Fallito', 'RIPROVA PAGAMENTO', 'CANCELLA'],
  },
  {
    name: 'a payment that is made',
    draw: () => <PaymentStatus uuid="pag-1" onLeave={nothing} />,
    answers: { 'GET b2c/payment/{uuid}': [payment('loading'), redirect] },
    shows: ['Pagamento in corso'],
    use: () => wait(2500),
    follows: '/locker-selling-order/ordine-7',
  },
  {
    name: 'a card that is added [P2-7.4]',
    draw: ({ heard }) => <AddCard vendor={cardVendor} onAdded={(instrument) => void heard.push(instrument?.label)} onLeave={nothing} />,
    shows: ['AGGIUNGI CARTA'],
    use: async () => {
      await type('Intestatario della carta', 'Giulia Bianchi');
      act(() => cardVendor.write());
      await press('AGGIUNGI CARTA');
    },
    sends: () => [[`POST ${PAY}/braintree/braintree-cc-pi/add-card`, { nonce: 'tokencc_sandbox_411111_1111' }]],
    gives: () => ['Carta •••• 1111'],
  },
  {
    name: 'a card that is verified [P2-7.23]',
    answers: waiting('braintree_cc/3dsecure-flow'),
    draw: () => <ThreeDSecure uuid="pag-1" vendor={cardVendor} onLeave={nothing} />,
    use: async () => {
      const name = screen.queryByLabelText('Nome e cognome dell’intestatario');
      if (name === null) return;
      fireEvent.change(name, { target: { value: 'Giulia Bianchi' } });
      await press('Conferma');
    },
    sends: () => [[`POST ${TDS}`, { nonce: 'verified' }]],
    follows: '/locker-selling-order/ordine-7',
  },
  {
    name: 'Edenred’s login [P2-2.68]',
    draw: () => <AddEdenred onAdded={nothing} onLeave={nothing} />,
    shows: ['Aggiungi Ticket Restaurant Edenred', 'Continua'],
  },
  {
    name: 'vouchers of Edenred [P2-3.13] [P2-7.27]',
    answers: {
      [`GET ${EDENRED}/{uuid}`]: [EDENRED_CONFIRM],
      [`POST ${EDENRED}/{uuid}`]: [EDENRED_PAID],
    },
    draw: () => <PayEdenred uuid="pag-1" ticketGuide={null} onLeave={nothing} />,
    shows: ['8,00 €', '5,29 €'],
    use: () => click(button(/^(Conferma|Paga)/)),
    sends: () => [[`POST ${EDENRED}/{uuid}`, {}]],
    follows: '/locker-selling-order/ordine-7',
  },
  {
    name: 'vouchers of Edenred that are paid [P2-4.39]',
    answers: { [`GET ${EDENRED}/{uuid}`]: [EDENRED_PAID] },
    draw: () => <PayEdenred uuid="pag-1" ticketGuide={null} onLeave={nothing} />,
    follows: '/locker-selling-order/ordine-7',
  },
  {
    name: 'a code of Pellegrini [P2-7.15]',
    answers: {
      [`POST ${PAY}/pellegrini/pellegrini-ticket/{uuid}`]: [
        { status: 'CONFIRMED', redirect: { type: 'internal', link: '/wallet' }, message: null },
      ],
    },
    draw: () => <Pellegrini uuid="pag-1" onLeave={nothing} />,
    shows: ['Ricarica Pellegrini'],
    use: async () => {
      await type('Codice Pellegrini', '5000001');
      await press('Conferma');
    },
    sends: () => [[`POST ${PAY}/pellegrini/pellegrini-ticket/{uuid}`, { token: '5000001' }]],
    follows: '/wallet',
  },
  {
    name: 'a code of Pluxee [P2-7.16]',
    draw: () => <Pluxee uuid="pag-1" onLeave={nothing} />,
    shows: ['Ricarica Pluxee'],
    use: async () => {
      await type('Codice Pluxee', '100001');
      await press('Conferma');
    },
    sends: () => [[`POST ${PAY}/sodexo/sodexo-ticket/{uuid}`, { otp: '100001' }]],
    follows: '/wallet',
  },
  {
    name: 'PayPal is linked [P2-7.40] [P2-2.73]',
    draw: ({ heard }) => <AddPayPal vendor={payPalVendor} onAdded={(instrument) => void heard.push(instrument?.label)} onLeave={nothing} />,
    shows: ['Collega PayPal'],
    use: async () => {
      await act(async () => void payPalVendor.buttons.at(-1)?.onApproved('paypal-nonce'));
      await settle();
    },
    sends: () => [[`POST ${PAY}/braintree/braintree-paypal-pi/add-account`, { nonce: 'paypal-nonce' }]],
    gives: () => ['Carta •••• 1111'],
  },
  {
    name: 'PayPal pays [P2-7.41]',
    answers: waiting('braintree_paypal/device_data'),
    draw: () => <DeviceData uuid="pag-1" vendor={payPalVendor} />,
    sends: () => [[`POST ${PAY}/braintree/braintree-paypal-payment/submit-device-data/{uuid}`, { deviceData: '{"correlation_id":"1"}' }]],
    follows: '/locker-selling-order/ordine-7',
  },
  {
    name: 'Satispay is added [P2-7.43]',
    draw: ({ heard }) => (
      <AddSatispay
        returnUrl="/payment"
        keyToUpdate="INSTRUMENTS_ADDED_PI"
        onAdded={(instrument) => void heard.push(instrument?.label)}
        onLeave={nothing}
        onQuery={nothing}
        query={{}}
      />
    ),
    shows: ['Cliccando su continua sarai reindirizzato', 'Continua'],
    sends: () => [[`POST ${SATISPAY}`, { returnUrl: expect.stringMatching(/\/payment$/), keyToUpdate: 'INSTRUMENTS_ADDED_PI' }]],
  },
  {
    name: 'Satispay pays [P2-7.47]',
    answers: {
      [`GET ${PAY}/satispay/ticket/pa/{uuid}/get-match-code-redirect`]: [
        { data: { loading: true } },
        { data: { redirect: { type: 'internal', link: '/payment/pag-1' } } },
      ],
    },
    draw: () => <PaySatispayTicket uuid="pag-1" onLeave={nothing} />,
    use: () => wait(1500),
    follows: '/payment/pag-1',
  },
  {
    name: 'a coffee machine [P2-7.30]',
    draw: () => <Coffee areaId="caffe-nord" />,
    shows: ['Espresso', '0,55 €', 'Cappuccino', '1,10 €'],
    use: () => click(screen.getByRole('button', { name: 'eroga: Espresso' })),
    sends: ({ came }) => [
      [
        'POST b2c/coffee/selling-area/{id}/confirm',
        {
          paymentInfo: { totalToPayFromWallet: 0.2, totalToPayFromCorporateCredit: 0.35 },
          order: { coffeeRecipeId: came('espresso', 'catalogue'), price: 0.55 },
        },
      ],
    ],
  },
  { name: 'a coffee', draw: () => <CoffeeOrder orderId="caffe-3" />, shows: ['Ordine'] },
  {
    name: 'a name for the machine [P2-7.32]',
    draw: ({ heard }) => <CoffeeNickname onSaved={(name) => void heard.push(name)} />,
    shows: ['Come ti chiami?'],
    use: async () => {
      await type('Nome', 'Giulia');
      await press('SALVA');
    },
    sends: () => [['POST b2c/info', { nickName: 'Giulia' }]],
    gives: () => ['Giulia'],
  },
  {
    name: 'consent [P2-7.38]',
    draw: ({ heard }) => <Consent privacyNotice="/privacy" onDone={() => void heard.push('done')} />,
    shows: ['Attività di marketing', 'Prosegui'],
    use: async () => {
      for (const group of screen.getAllByRole('radiogroup')) {
        const choice = [...group.querySelectorAll('label')].find((label) => read(label) === 'No');
        await click(choice!.querySelector('input')!);
      }
      await press('Prosegui');
    },
    sends: () => [['POST b2c/privacy-policy', { data: { acceptMarketingData: false, acceptProfilingData: false } }]],
    gives: () => ['done'],
  },
  {
    name: 'a public menu',
    draw: () => <Menu menuId="00000000-0000-4000-8000-000000000001" />,
    shows: ['Penne al pesto', 'Tiramisù'],
  },
];
