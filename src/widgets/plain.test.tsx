/**
 * The widgets' own tests mount everything twice (`shared/ui/test-dom.tsx`). Here each is mounted once, as in production: it
 * reads, shows what it read, and leaves without a trace. (`ScreenMenu` needs a layout: the browser's journeys have it.)
 */
import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../sandbox/b2c/in-process.ts';
import { demo, editBody, newB2c } from '../../sandbox/b2c/test-kit.ts';
import { Cart, CartBar, CartDialog, CartPanel } from './cart/index.ts';
import { CodeEntry } from './code-entry/index.ts';
import { Coffee, CoffeeNickname, CoffeeOrder } from './coffee/index.ts';
import { Consent } from './consent/index.ts';
import { Home } from './home/index.ts';
import { EmailLogin, LoginChoice, TokenLogin } from './login/index.ts';
import { Menu } from './menu/index.ts';
import { OrderList, OrderResult } from './orders/index.ts';
import { AddCard, ThreeDSecure } from './pay-card/index.ts';
import { memoryCardVendor } from './pay-card/test-kit.ts';
import { AddEdenred, ConfirmEdenred, PayEdenred } from './pay-edenred/index.ts';
import { AddPayPal, DeviceData } from './pay-paypal/index.ts';
import { memoryPayPalVendor } from './pay-paypal/test-kit.ts';
import { Pellegrini } from './pay-pellegrini/index.ts';
import { Pluxee } from './pay-pluxee/index.ts';
import { AddSatispay, PaySatispayTicket } from './pay-satispay/index.ts';
import { PaymentMethods } from './payment-methods/index.ts';
import { InlinePicker, PaymentPicker } from './payment-picker/index.ts';
import { PaymentStatus } from './payment-status/index.ts';
import { clientOver, testRuntime } from './shared/runtime/test-kit.ts';
import { draw, read } from './shared/ui/test-dom.tsx';
import { DietFilter, Shop } from './shop/index.ts';
import { InsufficientCredit, RechargeResult, Wallet, WalletRecharge } from './wallet/index.ts';

const nothing = () => undefined;
const identity = {
  ready: async () => false,
  idToken: async () => null,
  signInMethods: async () => ['password'],
  signInWithPassword: async () => 'token',
  sendPasswordReset: async () => undefined,
  checkResetCode: async () => 'demo@pausa.test',
  confirmPasswordReset: async () => undefined,
  startRedirect: async () => undefined,
  redirectResult: async () => null,
  link: async () => undefined,
  signOut: async () => undefined,
};
const signIn = { identity, returnTo: '/me', onSignedIn: nothing, onProvider: nothing, onCancel: nothing };
const confirming = { onConfirmed: nothing, onUncertain: nothing };
const adding = { query: {}, onQuery: nothing, keyToUpdate: 'INSTRUMENTS_ADDED_PI', returnUrl: '/payment' } as const;
const leaving = { onAdded: nothing, onLeave: nothing };
const CANTEEN = '00000000-0000-4000-8000-000000000001';

const WIDGETS: readonly (readonly [name: string, widget: () => ReactNode, shows: string])[] = [
  ['Cart', () => <Cart areaId="milano-1" />, 'Penne al pesto con mozzarella'],
  ['CartBar', () => <CartBar areaId="milano-1" />, '6,40 €'],
  ['CartDialog', () => <CartDialog areaId="milano-1" onClose={nothing} {...confirming} />, 'Penne al pesto con mozzarella'],
  ['CartPanel', () => <CartPanel areaId="milano-1" />, 'Penne al pesto con mozzarella'],
  ['CodeEntry', () => <CodeEntry code="sconosciuto" utmMedium={null} ownDomains={['pausa.example']} />, 'Lettore QR-Code'],
  ['Coffee', () => <Coffee areaId="caffe-1" />, 'Ciao, Giulia'],
  ['CoffeeNickname', () => <CoffeeNickname onSaved={nothing} onBack={nothing} />, 'Modifica Nome'],
  ['CoffeeOrder', () => <CoffeeOrder orderId="caffe-1" isFeedback={false} onBack={nothing} />, 'Ordine non trovato'],
  ['Consent', () => <Consent privacyNotice="/privacy" onDone={nothing} />, 'Attività di marketing'],
  ['Home', () => <Home userName="Giulia" />, 'Giulia'],
  ['EmailLogin', () => <EmailLogin email="" skipsDomain={false} {...signIn} />, 'Accedi con Email'],
  ['LoginChoice', () => <LoginChoice methods={['email']} provider={null} email={null} onEmail={nothing} {...signIn} />, 'Il pranzo buono'],
  [
    'TokenLogin',
    () => (
      <TokenLogin mode="resetPassword" oobCode="codice" medium={null} onLogin={nothing} onScan={nothing} onHome={nothing} {...signIn} />
    ),
    'Nuova Password',
  ],
  ['Menu', () => <Menu menuId={CANTEEN} />, 'Spaghetti al pomodoro e basilico'],
  ['OrderList', () => <OrderList openOrderId={null} onOpen={nothing} />, '5 marzo 2026 alle ore 12'],
  ['OrderResult', () => <OrderResult orderId="ordine-1001" onBack={nothing} />, 'Ordine non trovato'],
  ['AddCard', () => <AddCard vendor={memoryCardVendor()} {...leaving} />, 'AGGIUNGI CARTA'],
  ['ThreeDSecure', () => <ThreeDSecure uuid="prova-1" vendor={memoryCardVendor()} onLeave={nothing} />, 'Di chi è la carta?'],
  ['AddEdenred', () => <AddEdenred onAdded={nothing} onLeave={nothing} />, 'Edenred'],
  ['ConfirmEdenred', () => <ConfirmEdenred query={{ code: 'codice' }} onQuery={nothing} />, 'Edenred'],
  ['PayEdenred', () => <PayEdenred uuid="prova-1" onLeave={nothing} ticketGuide={null} />, 'Edenred'],
  ['AddPayPal', () => <AddPayPal vendor={memoryPayPalVendor()} {...leaving} />, 'PayPal'],
  ['DeviceData', () => <DeviceData uuid="prova-1" vendor={memoryPayPalVendor()} />, 'Conferma del pagamento'],
  ['Pellegrini', () => <Pellegrini uuid="ticket-1" onLeave={nothing} />, 'Codice Pellegrini'],
  ['Pluxee', () => <Pluxee uuid="ticket-1" onLeave={nothing} />, 'Codice Pluxee'],
  ['AddSatispay', () => <AddSatispay {...adding} {...leaving} />, 'Satispay'],
  ['PaySatispayTicket', () => <PaySatispayTicket uuid="prova-esterno" onLeave={nothing} />, 'Satispay'],
  ['PaymentMethods', () => <PaymentMethods />, 'Carta •••• 4242'],
  ['InlinePicker', () => <InlinePicker onPicked={nothing} />, 'Carta •••• 4242'],
  ['PaymentPicker', () => <PaymentPicker context="definedAmountMethod" onPicked={nothing} onCreate={nothing} />, 'Carta •••• 4242'],
  ['PaymentStatus', () => <PaymentStatus uuid="prova-1" onLeave={nothing} />, 'Pagamento non trovato'],
  ['DietFilter', () => <DietFilter areaId="milano-1" onClose={nothing} />, 'Vegetariano'],
  ['Shop', () => <Shop areaId="milano-1" />, 'Penne al pesto con mozzarella'],
  ['InsufficientCredit', () => <InsufficientCredit />, 'Credito insufficiente'],
  ['RechargeResult', () => <RechargeResult uuid="prova-1" onBack={nothing} />, 'Ricarica non trovata'],
  ['Wallet', () => <Wallet />, '20,00 €'],
  ['WalletRecharge', () => <WalletRecharge amount={null} onAmount={nothing} />, 'Ricarica Wallet'],
];

afterEach(() => void vi.restoreAllMocks());

test.each(WIDGETS)('%s', async (_, widget, shows) => {
  const complaints = vi.spyOn(console, 'error');
  const b2c = newB2c();
  await demo(b2c)('POST', '/b2c/locker/selling-order/edit-item', editBody('milano-1-01', 1, 'milano-1'));
  const runtime = testRuntime(clientOver(fetchFrom(b2c, { user: 'demo@pausa.test' })));
  const { container, unmount } = draw(widget(), runtime, { isStrict: false });
  await waitFor(() => expect(read(document.body)).toContain(shows));
  unmount();
  expect(container.childElementCount).toBe(0);
  expect(complaints).not.toHaveBeenCalled();
});
