import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import type { CoffeeStatus } from '../../api/index.ts';
import { writeOperation } from '../shared/payment/operation-journal.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, read } from '../shared/ui/test-dom.tsx';
import { CoffeeOrder } from './CoffeeOrder.tsx';

const EMAIL = 'demo@pausa.test';
const INFO = 'b2c/coffee/selling-order/*/info';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Setting {
  isFeedback?: boolean;
  orderId?: string;
}

function setUp(steps: CoffeeStatus[], { isFeedback = false, orderId = 'caffe-1' }: Setting = {}) {
  const b2c = newB2c();
  b2c.world().coffeeOrders.set('caffe-1', {
    id: 'caffe-1',
    email: EMAIL,
    areaId: 'caffe-1',
    label: 'Cappuccino',
    cents: 90,
    creditCents: 90,
    walletCents: 0,
    steps,
    refunded: false,
  });
  const inProcess = fetchFrom(b2c, { user: EMAIL });
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) => inProcess(input, init));
  const runtime = testRuntime(clientOver(fetch));
  const send = sender(b2c);
  const onBack = vi.fn();
  const show = () => draw(<CoffeeOrder orderId={orderId} isFeedback={isFeedback} onBack={onBack} />, runtime);
  return {
    runtime,
    view: show(),
    show,
    asked: () => fetch.mock.calls.length,
    onBack,
    ledger: () => b2c.world().ledger.map(({ kind, cents }) => `${kind} ${cents}`),
    user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    fault: (fault: string, more: object = {}) => send('POST', '/sandbox/faults', { pattern: INFO, fault, ...more }),
    mend: () => send('DELETE', '/sandbox/faults'),
  };
}

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const said = () => read(screen.getAllByRole('status').find((each) => read(each) !== '') ?? null);
const REFUNDED = 'Qualcosa è andato storto, ti abbiamo rimborsato il tuo pagamento.';

describe('a coffee order', () => {
  test.each([
    ['draft', 'Ordine confermato', 'Ordina un altro caffè'],
    ['dispensing', 'Ordine confermato', 'Ordina un altro caffè'],
    ['confirmed', 'Ordine confermato', 'Ordina un altro caffè'],
    ['completed', 'Erogazione completata', 'Ordina un altro caffè'],
    ['error', REFUNDED, 'Scegli di nuovo'],
    ['failed', REFUNDED, 'Scegli di nuovo'],
    ['expired', 'Ordine scaduto', 'Scegli di nuovo'],
    ['cancelled', 'Ordine annullato', 'Scegli di nuovo'],
  ] as const)(
    '%s: %s [P2-2.105] [P2-2.107] [P2-3.18] [P2-4.106] [P2-4.107] [P2-4.109] [P2-4.110] [P2-4.111]',
    async (status, name, way) => {
      setUp([status]);
      expect(await title(name)).not.toBeNull();
      expect(read(screen.getByRole('heading', { level: 1 }))).toBe('Ordine');
      expect(screen.getByText('n. caffe-1')).not.toBeNull();
      expect(read(screen.getByRole('region', { name: 'Dettaglio ordine' }))).toBe('Dettaglio ordineCappuccinoVai al portafoglio');
      expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('#coffee-area');
      expect(screen.getByRole('link', { name: 'Ho bisogno di aiuto' })).not.toBeNull();
      expect(screen.queryByRole('region', { name: 'Assistenza' })).toBeNull();
    },
  );

  test.each([
    ['draft', 'Ordine inviato'],
    ['dispensing', 'Erogazione in corso'],
    ['confirmed', 'Ordine confermato'],
    ['completed', 'Erogazione completata'],
    ['error', REFUNDED],
    ['failed', REFUNDED],
    ['expired', 'Ordine scaduto'],
    ['cancelled', 'Ordine annullato'],
  ] as const)('%s with mode=feedback: %s, and whom to call [P2-2.106] [P2-2.108] [P2-4.106]', async (status, name) => {
    setUp([status], { isFeedback: true });
    expect(await title(name)).not.toBeNull();
    expect(read(screen.getByRole('region', { name: 'Assistenza' }))).toContain('indica l’ordine n. caffe-1.');
    expect(screen.getByRole('link', { name: 'Chiama 800 123 456' }).getAttribute('href')).toBe('tel:800123456');
    expect(screen.queryByRole('link', { name: 'Ho bisogno di aiuto' })).toBeNull();
  });

  test.each([
    ['completed', '0,90 €0,35 € dal credito aziendale e 0,55 € dal Portafoglio', { split: { fromCorporateCredit: 35, fromWallet: 55 } }],
    ['completed', '0,90 €0,90 € dal Portafoglio', { split: { fromCorporateCredit: 0, fromWallet: 90 } }],
    // An earlier version kept no split.
    ['completed', '0,90 €', {}],
    ['failed', '0,90 €Rimborsato+0,90 €', { split: { fromCorporateCredit: 0, fromWallet: 90 } }],
    ['error', '0,90 €Rimborsato+0,90 €', {}],
    ['expired', '0,90 €', {}],
    ['failed', '0,00 €', { cents: 0 }],
    ['failed', '', { answerId: 'caffe-2' }],
  ] as const)('%s: its price and what paid it, or what was refunded, as this browser remembers: %s', async (status, paid, remembered) => {
    const { runtime, view, show } = setUp([status]);
    view.unmount();
    const operation = { id: 'o-1', idempotencyKey: '0'.repeat(32), request: '', cents: 90, creditBefore: null, label: 'Cappuccino' };
    writeOperation(runtime.storage, 'coffee', { ...operation, answerId: 'caffe-1', isAcknowledged: false, ...remembered });
    show();
    const details = () => screen.queryByRole('region', { name: 'Dettaglio ordine' });
    // At once, so that a slip is seen.
    expect(details() !== null).toBe(paid !== '');
    expect(await screen.findByRole('link', { name: /^(Scegli di nuovo|Ordina un altro caffè)$/ })).not.toBeNull();
    expect(read(details())).toBe(`Dettaglio ordineCappuccino${paid}Vai al portafoglio`);
    expect(screen.getByRole('link', { name: 'Vai al portafoglio' }).getAttribute('href')).toBe('#wallet');
  });

  test.each([
    ['draft', true],
    ['dispensing', true],
    ['confirmed', true],
    ['completed', false],
    ['failed', false],
  ] as const)('%s: another coffee is offered as quietly as the help: %s', async (status, isQuiet) => {
    setUp([status]);
    const another = await screen.findByRole('link', { name: /^(Ordina un altro caffè|Scegli di nuovo)$/ });
    expect(another.className === screen.getByRole('link', { name: 'Ho bisogno di aiuto' }).className).toBe(isQuiet);
  });

  test('its two ways lead to the machine, and to the same order with help [P2-2.107] [P2-2.109]', async () => {
    const { user, runtime, onBack } = setUp(['completed']);
    await user.click(await screen.findByRole('link', { name: 'Ho bisogno di aiuto' }));
    await user.click(screen.getByRole('link', { name: 'Ordina un altro caffè' }));
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([
      { to: 'coffee-order', orderId: 'caffe-1', isFeedback: true },
      { to: 'coffee-area', areaId: 'caffe-1' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  test('it is asked for every 2 seconds until the cup is full, in one live region [P2-7.33]', async () => {
    const { asked, pass } = setUp(['draft', 'dispensing', 'completed']);
    await title('Ordine confermato');
    const region = screen.getAllByRole('status').find((each) => read(each) !== '');
    expect([asked(), said()]).toEqual([1, 'Ordine confermatoAvvicinati alla macchina e guarda il display.']);
    await pass(1500);
    expect(asked()).toBe(1);
    await pass(500);
    await waitFor(() => expect(asked()).toBe(2));
    await pass(2000);
    await title('Erogazione completata');
    expect(region?.isConnected).toBe(true);
    expect(read(region ?? null)).toBe('Erogazione completataRitira il bicchiere. Buona pausa!');
    await pass(60_000);
    expect(asked()).toBe(3);
  });

  test('seven requests said that it goes on: RICARICA asks seven more', async () => {
    const { asked, pass, user } = setUp(['draft', 'dispensing']);
    await title('Ordine confermato');
    for (let time = 0; time < 10; time += 1) await pass(2000);
    expect(asked()).toBe(7);
    expect(said()).toContain('Ci sta mettendo più del solito. Il tuo ordine è al sicuro: ricarica per vedere a che punto è.');
    await user.click(await screen.findByRole('button', { name: 'RICARICA' }));
    for (let time = 0; time < 10; time += 1) await pass(2000);
    expect(asked()).toBe(14);
  });

  test('confirmed to the last is a success; a cup that comes later is shown when the page is seen again [P2-4.108]', async () => {
    const { asked, pass, runtime } = setUp([...Array<CoffeeStatus>(8).fill('confirmed'), 'completed']);
    await title('Ordine confermato');
    for (let time = 0; time < 10; time += 1) await pass(2000);
    expect([asked(), said()]).toEqual([7, 'Ordine confermatoAvvicinati alla macchina e guarda il display.']);
    expect(screen.queryByRole('button', { name: 'RICARICA' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ordina un altro caffè' })).not.toBeNull();
    runtime.environment.setVisible(false);
    runtime.environment.setVisible(true);
    await pass(2000);
    await title('Erogazione completata');
  });

  test('confirmed to the last stays a success when it cannot be read once more', async () => {
    const { asked, pass, runtime, fault, mend } = setUp([...Array<CoffeeStatus>(7).fill('confirmed'), 'completed']);
    await title('Ordine confermato');
    for (let time = 0; time < 10; time += 1) await pass(2000);
    await fault('500');
    act(() => runtime.environment.setVisible(false));
    act(() => runtime.environment.setVisible(true));
    await waitFor(() => expect(asked()).toBe(8));
    await pass(10_000);
    expect(said()).toBe('Ordine confermatoAvvicinati alla macchina e guarda il display.');
    await mend();
    act(() => runtime.environment.setVisible(false));
    act(() => runtime.environment.setVisible(true));
    await title('Erogazione completata');
  });

  test('given up, and it cannot be read when it is seen again: the error', async () => {
    const { pass, runtime, fault } = setUp(['dispensing']);
    await title('Ordine confermato');
    for (let time = 0; time < 10; time += 1) await pass(2000);
    await screen.findByRole('button', { name: 'RICARICA' });
    await fault('500');
    act(() => runtime.environment.setVisible(false));
    act(() => runtime.environment.setVisible(true));
    expect(await title('Errore durante il caricamento dei dati.')).not.toBeNull();
  });

  test('hidden it asks nothing; seen again it goes on at once, also when it had given up', async () => {
    const { asked, pass, runtime } = setUp([
      'draft',
      'dispensing',
      'dispensing',
      'dispensing',
      'dispensing',
      'dispensing',
      'dispensing',
      'completed',
    ]);
    await title('Ordine confermato');
    act(() => runtime.environment.setVisible(false));
    for (let time = 0; time < 5; time += 1) await pass(2000);
    expect(asked()).toBe(1);
    act(() => runtime.environment.setVisible(true));
    await waitFor(() => expect(asked()).toBe(2));
    for (let time = 0; time < 10; time += 1) await pass(2000);
    await title('Erogazione completata');
    expect(asked()).toBe(8);
  });

  test('given up, and seen again: the end is told without a press', async () => {
    const { asked, pass, runtime } = setUp([...Array.from({ length: 7 }, () => 'dispensing' as const), 'failed']);
    await title('Ordine confermato');
    for (let time = 0; time < 10; time += 1) await pass(2000);
    expect(await screen.findByRole('button', { name: 'RICARICA' })).not.toBeNull();
    act(() => runtime.environment.setVisible(false));
    act(() => runtime.environment.setVisible(true));
    expect(await title(REFUNDED)).not.toBeNull();
    expect(asked()).toBe(8);
  });

  test('a cup that does not come is paid back once, however often it is asked for [P2-8.22]', async () => {
    const { view, show, ledger, pass } = setUp(['failed']);
    await title(REFUNDED);
    expect(screen.getByRole('alert')).not.toBeNull();
    await pass(10_000);
    view.unmount();
    show();
    await title(REFUNDED);
    expect(ledger()).toEqual(['refund 90']);
  });

  test.each(['500', 'html', 'malformed', 'drop'])('it cannot be read (%s): RICARICA', async (kind) => {
    const { view, show, fault, mend, user } = setUp(['completed']);
    view.unmount();
    await fault(kind);
    show();
    expect(await title('Errore durante il caricamento dei dati.')).not.toBeNull();
    await mend();
    await user.click(await screen.findByRole('button', { name: 'RICARICA' }));
    expect(await title('Erogazione completata')).not.toBeNull();
  });

  test('the line goes in the middle: the phone that is looked at again asks by itself', async () => {
    const { fault, mend, pass, runtime } = setUp(['dispensing', 'completed']);
    await title('Ordine confermato');
    await fault('drop');
    await pass(2000);
    expect(await title('Errore durante il caricamento dei dati.')).not.toBeNull();
    await mend();
    act(() => runtime.environment.setVisible(false));
    act(() => runtime.environment.setVisible(true));
    expect(await title('Erogazione completata')).not.toBeNull();
  });

  test('somebody else’s order', async () => {
    setUp(['completed'], { orderId: 'di-altri' });
    expect(await title('Ordine non trovato')).not.toBeNull();
  });

  test('left, it asks no more', async () => {
    const { view, asked, pass } = setUp(['draft', 'dispensing']);
    await title('Ordine confermato');
    view.unmount();
    await pass(10_000);
    expect(asked()).toBe(1);
  });
});
