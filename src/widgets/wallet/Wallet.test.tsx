import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { updateOperation, writeOperation } from '../shared/payment/operation-journal.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, read, sentence as showing } from '../shared/ui/test-dom.tsx';
import { InsufficientCredit } from './InsufficientCredit.tsx';
import { Wallet, type WalletProps } from './Wallet.tsx';

function setUp(props: WalletProps = {}, user = 'demo@pausa.test') {
  const b2c = newB2c();
  const inProcess = fetchFrom(b2c, { user });
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) => inProcess(input, init));
  const runtime = testRuntime(clientOver(fetch));
  const send = sender(b2c);
  const show = () => draw(<Wallet {...props} />, runtime);
  return {
    runtime,
    customer: b2c.world().user(user),
    view: show(),
    show,
    user: userEvent.setup(),
    fault: (fault: string) => send('POST', '/sandbox/faults', { pattern: 'b2c/wallet/', fault }),
    mend: () => send('DELETE', '/sandbox/faults'),
  };
}

const credit = () => screen.findByRole('region', { name: 'Il tuo credito' });
const expectCredit = (text: string) => waitFor(async () => expect(read(await credit())).toBe(`Il tuo credito${text}`));

describe('Portafoglio', () => {
  test('the balance, RICARICA, the corporate credit [P2-2.50] [P2-2.51] [P2-2.53] [P2-7.11]', async () => {
    const { user, runtime } = setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Portafoglio' })).not.toBeNull();
    await expectCredit('20,00 €');
    expect(read(screen.getByText('Credito aziendale').closest('li'))).toContain('5,00 €');
    await user.click(screen.getByRole('link', { name: 'RICARICA' }));
    expect(runtime.navigation.visits).toEqual([{ destination: { to: 'wallet-recharge' }, isReplacing: false }]);
  });

  test('nothing is 0,00 €, and no corporate credit is none [P2-3.7]', async () => {
    setUp({}, 'vuoto@pausa.test');
    await expectCredit('0,00 €');
    expect(screen.queryByText('Credito aziendale')).toBeNull();
  });

  test('credito non disponibile [P2-2.52]', async () => {
    const runtime = testRuntime(clientOver(async () => Response.json({ balance: null })));
    draw(<Wallet />, runtime);
    await expectCredit('credito non disponibile');
    expect(screen.getByRole('link', { name: 'RICARICA' })).not.toBeNull();
  });

  test('the pages of the provider open beside it; without them no links [P2-2.54]', async () => {
    const { view } = setUp({ termsUrl: 'https://pausa.test/termini', ticketFaqUrl: '/domande' });
    await credit();
    const links = ['Termini e condizioni', 'Domande frequenti sui buoni pasto'].map((name) =>
      screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(name) }),
    );
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['https://pausa.test/termini', '_blank', 'noopener noreferrer'],
      ['/domande', '_blank', 'noopener noreferrer'],
    ]);
    view.unmount();
    setUp();
    await credit();
    expect(screen.queryByRole('region', { name: 'Informazioni' })).toBeNull();
  });

  test('read again when it is seen again, and on every visit', async () => {
    const { runtime, customer, view, show } = setUp();
    await expectCredit('20,00 €');
    customer.walletCents = 4500;
    act(() => {
      runtime.environment.setVisible(false);
      runtime.environment.setVisible(true);
    });
    await expectCredit('45,00 €');
    view.unmount();
    customer.walletCents = 1210;
    show();
    await expectCredit('12,10 €');
  });

  test.each(['500', 'html', 'html:502', 'malformed', 'drop'])('%s: Errore durante il caricamento, and Riprova helps', async (fault) => {
    const { view, show, user, fault: breakCalls, mend } = setUp({ termsUrl: '/termini' });
    view.unmount();
    await breakCalls(fault);
    show();
    await screen.findByRole('heading', { level: 2, name: 'Errore durante il caricamento' });
    expect(screen.getByRole('link', { name: /Termini e condizioni/ })).not.toBeNull();
    await mend();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await expectCredit('20,00 €');
  });

  test('a reading that fails later leaves the earlier balance, and says so', async () => {
    const { runtime, user, fault: breakCalls, mend, customer } = setUp();
    await expectCredit('20,00 €');
    await breakCalls('500');
    act(() => runtime.environment.setVisible(false));
    act(() => runtime.environment.setVisible(true));
    expect(await screen.findByText(/potrebbe essere cambiato/)).not.toBeNull();
    await expectCredit('20,00 €');
    await mend();
    customer.walletCents = 100;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await expectCredit('1,00 €');
    expect(screen.queryByText(/potrebbe essere cambiato/)).toBeNull();
  });
});

test.each([
  ['/marchio.svg', ['/marchio.svg']],
  [null, []],
])('the card with the credit has the provider’s logo %j, and no other sign', async (logoUrl, pictures) => {
  const { view, runtime } = setUp();
  view.unmount();
  draw(<Wallet />, { ...runtime, logoUrl });
  const card = await screen.findByRole('region', { name: 'Il tuo credito' });
  expect(Array.from(card.querySelectorAll('img, svg'), (picture) => picture.getAttribute('src'))).toEqual(pictures);
});

test('a logo that does not load leaves the card without a sign', async () => {
  const { view, runtime } = setUp();
  view.unmount();
  draw(<Wallet />, { ...runtime, logoUrl: '/marchoi.svg' });
  const card = await screen.findByRole('region', { name: 'Il tuo credito' });
  fireEvent.error(card.querySelector('img')!);
  expect(card.querySelector('img')).toBeNull();
});

describe('after a recharge', () => {
  // The wallet of the test holds 20,00 €.
  test.each([
    ['Ricaricati 15,00 €', { cents: 1500, creditBefore: 500, answerId: 'u-1', isArrived: true }],
    ['La ricarica è arrivata', { cents: 1500, creditBefore: 400, answerId: 'u-1', isArrived: true }],
    // Spent meanwhile.
    ['La ricarica è arrivata', { cents: 1500, creditBefore: 600, answerId: 'u-1', isArrived: true }],
    // The credit is higher, and the server has not said by which recharge.
    [null, { cents: 1500, creditBefore: 500, answerId: 'u-1' }],
    [null, { cents: 1500, creditBefore: 500, answerId: null }],
    [null, { cents: 1500, creditBefore: 500, answerId: 'u-1', isArrived: true, isAcknowledged: true }],
  ])('%s: %j', async (sentence, operation) => {
    const { runtime, view, show } = setUp();
    view.unmount();
    const journal = { id: 'o-1', idempotencyKey: '0'.repeat(32), request: '', label: '', isAcknowledged: false };
    writeOperation(runtime.storage, 'recharge', { ...journal, ...operation });
    show();
    // The region is there before its sentence, otherwise screen readers would announce nothing.
    const region = screen.getAllByRole('status').find((status) => read(status) === '');
    expect(region).toBeDefined();
    await expectCredit('20,00 €');
    const seen = screen.queryByText(showing(/^(Ricaricati|La ricarica)/));
    if (seen !== null) expect(region?.contains(seen)).toBe(true);
    expect(seen === null ? null : read(seen)).toBe(sentence);
    // It stays when it counts as read.
    if (seen === null) return;
    updateOperation(runtime.storage, 'recharge', 'o-1', { isAcknowledged: true });
    act(() => runtime.environment.setVisible(true));
    await expectCredit('20,00 €');
    expect(seen.isConnected).toBe(true);
  });
});

describe('Credito insufficiente', () => {
  test.each([
    [undefined, { to: 'wallet-recharge' }],
    ['/coffee/selling-area/caffe-1', { to: 'wallet-recharge', returnUrl: '/coffee/selling-area/caffe-1' }],
  ])('says why, and RICARICA WALLET carries return-url %j [P2-2.62] [P2-2.63] [P2-2.64] [P2-2.65]', async (returnUrl, destination) => {
    const runtime = testRuntime(clientOver(async () => Response.json({ balance: 0.2, corporateCredit: null })));
    draw(<InsufficientCredit {...(returnUrl === undefined ? {} : { returnUrl })} />, { ...runtime, productName: 'Bistrò' });
    expect(screen.getByRole('heading', { level: 1, name: 'Credito insufficiente' })).not.toBeNull();
    expect(screen.getByText('Il tuo credito è esaurito: ricaricalo per continuare.')).not.toBeNull();
    // No instrument is charged for a coffee, neither the first nor the second.
    expect(
      screen.getByText(
        'Il caffè si paga solo con il credito: carte e buoni servono a ricaricarlo. Il credito vale anche sul Frigo Bistrò.',
      ),
    ).not.toBeNull();
    await waitFor(() => expect(read(document.body)).toContain('Nel portafoglio hai 0,20 €.'));
    expect(screen.getByText('Il tuo credito non basta: ricaricalo per continuare.')).not.toBeNull();
    await userEvent.setup().click(screen.getByRole('link', { name: 'RICARICA WALLET' }));
    expect(runtime.navigation.visits[0]?.destination).toEqual(destination);
  });

  const lines = () =>
    [...document.querySelectorAll('dt')].map((name) => `${read(name)} ${read(name.nextElementSibling)}`.replaceAll('\u00a0', ' '));

  test('says what it costs, what there is and what is missing, and nothing moves when the credit is read', async () => {
    const runtime = testRuntime(clientOver(async () => Response.json({ balance: 0.2, corporateCredit: { balance: 0.3 } })));
    draw(<InsufficientCredit price={90} />, runtime);
    expect(lines()).toEqual(['Prezzo 0,90 €', 'Il tuo credito …', 'Ti mancano …']);
    expect(screen.getByText('Il tuo credito non basta: ricaricalo per continuare.')).not.toBeNull();
    await waitFor(() => expect(lines()).toEqual(['Prezzo 0,90 €', 'Il tuo credito 0,50 €', 'Ti mancano 0,40 €']));
  });

  test.each([
    [0, 'Il tuo credito è esaurito: ricaricalo per continuare.'],
    [0.2, 'Il tuo credito non basta: ricaricalo per continuare.'],
  ])('a coffee of 0,90 € with a credit of %d: %s [P2-2.63]', async (balance, sentence) => {
    draw(<InsufficientCredit price={90} />, testRuntime(clientOver(async () => Response.json({ balance, corporateCredit: null }))));
    await waitFor(() => expect(lines()[1]).not.toBe('Il tuo credito …'));
    expect(read(screen.getByRole('heading', { level: 2 }))).toBe(sentence);
  });

  test('a corporate credit that is switched off is not counted', async () => {
    const runtime = testRuntime(clientOver(async () => Response.json({ balance: 0.2, corporateCredit: { balance: 0.3 } })));
    runtime.storage.write('corporateCreditOff', '1');
    draw(<InsufficientCredit price={90} />, runtime);
    await waitFor(() => expect(lines()).toEqual(['Prezzo 0,90 €', 'Il tuo credito 0,20 €', 'Ti mancano 0,70 €']));
  });
});

test('in English: an error, and what the person can spend', async () => {
  const { view, runtime, user, fault: breakCalls, mend } = setUp();
  view.unmount();
  await breakCalls('500');
  draw(<Wallet termsUrl="/termini" ticketFaqUrl="/domande" />, runtime, { lang: 'en' });
  expect(read(await screen.findByRole('alert'))).toBe(
    'Loading errorWe cannot read your credit. Try again in a moment.Try again800 123 456',
  );
  await mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('€20.00');
  expect(read(document.body)).toBe(
    'WalletYour credit€20.00Top upCompany creditYour company offers it, and it is used before your wallet€5.00' +
      'InformationTerms and conditions (opens in a new tab)Frequently asked questions about meal vouchers (opens in a new tab)',
  );
});
