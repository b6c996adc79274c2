import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { faultsOf, newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { addSatispay, createClient } from '../../api/index.ts';
import type { StepQuery } from '../shared/payment/steps.ts';
import { testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, press, read, settle, withFakeTime, wait } from '../shared/ui/test-dom.tsx';
import { AddSatispay } from './Satispay.tsx';

withFakeTime();
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const REQUEST = 'b2c/payment/integration/satispay/standard/pi/add';

interface SetUp {
  readonly query?: StepQuery;
  readonly isBlocked?: boolean;
}

function setUp({ query = {}, isBlocked = false }: SetUp = {}) {
  const b2c = newB2c();
  const inner = fetchFrom(b2c, { user: 'vuoto@pausa.test' });
  const calls: string[] = [];
  const fetch = vi.fn((async (input, init) => {
    calls.push(`${init?.method} ${String(input).split('/add').at(-1)}`);
    return inner(input, init);
  }) as typeof globalThis.fetch);
  const opened = { close: vi.fn() };
  const openWindow = vi.fn(() => (isBlocked ? null : (opened as unknown as Window)));
  vi.stubGlobal('open', openWindow);
  const props = {
    query,
    onQuery: vi.fn(),
    keyToUpdate: 'INSTRUMENTS_ADDED_PI' as const,
    returnUrl: '/payment',
    onAdded: vi.fn(),
    onLeave: vi.fn(),
  };
  const runtime = testRuntime(createClient({ baseUrl: window.location.origin, fetch }));
  return {
    ...props,
    openWindow,
    runtime,
    opened,
    calls,
    fetch,
    statusOf: (id: string) => b2c.world().satispayAdds.get(id)?.status,
    saved: () =>
      b2c
        .world()
        .user('vuoto@pausa.test')
        .instruments.map(({ type }) => type),
    adds: () => [...b2c.world().satispayAdds.keys()],
    answer: (id: string, answer: 'accept' | 'refuse') => inner(`/sandbox/satispay/${id}`, { method: 'POST', body: `answer=${answer}` }),
    ...faultsOf(b2c),
    draw: () => draw(<AddSatispay {...props} />, runtime),
  };
}

const title = () => read(document.querySelector('main h2'));
const asked = (calls: string[]) => calls.filter((call) => call.startsWith('GET ') && call.endsWith('/info')).length;

describe('AddSatispay', () => {
  test('one request, with where the person goes back to; the notice in the specification’s words; the address remembers it [P2-2.78] [P2-2.80] [P2-4.64] [P2-7.43] [P2-4.62]', async () => {
    const kit = setUp();
    await kit.fault(REQUEST, 'slow:1');
    kit.draw();
    expect(title()).toBe('Prepariamo il collegamento');
    await settle();
    await wait(500);
    expect(kit.adds()).toEqual(['satispay-1001']);
    expect(JSON.parse(String(kit.fetch.mock.calls[0]![1]!.body))).toEqual({
      returnUrl: 'http://localhost:3000/payment',
      keyToUpdate: 'INSTRUMENTS_ADDED_PI',
    });
    expect(
      screen.getByText('Cliccando su continua sarai reindirizzato sulla pagina del nostro partner Satispay, segui le istruzioni.'),
    ).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aggiungi Satispay');
    expect(kit.onQuery.mock.calls).toEqual([[{ id: 'satispay-1001', 'block-polling': 'true' }]]);
    await wait(20_000);
    expect(kit.calls).toEqual(['POST ']);
  });

  test('Continua opens Satispay’s page; accepted there, it is handed over once [P2-2.81] [P2-4.66] [P2-3.28]', async () => {
    const kit = setUp();
    kit.draw();
    await settle();
    await press('Continua');
    expect(kit.openWindow.mock.calls).toEqual([[`${window.location.origin}/sandbox/satispay/satispay-1001`, '_blank']]);
    expect(title()).toBe('Aspettiamo la tua conferma');
    await kit.answer('satispay-1001', 'accept');
    await wait(5000);
    expect(kit.onAdded).toHaveBeenCalledTimes(1);
    expect(kit.onAdded.mock.calls[0]![0]).toMatchObject({ label: 'Satispay', type: 'satispay_standard' });
    expect(kit.opened.close).toHaveBeenCalledTimes(1);
    expect(asked(kit.calls)).toBe(2);
  });

  test('accepted, and the answer lacks the instrument: it is read from the list [P2-4.66]', async () => {
    const kit = setUp();
    const ask = kit.fetch.getMockImplementation()!;
    kit.fetch.mockImplementation(async (input, init) => {
      const response = await ask(input, init);
      if (!String(input).endsWith('/info')) return response;
      const { data } = (await response.json()) as { data: object };
      return Response.json({ data: { ...data, instrument: null } });
    });
    kit.draw();
    await settle();
    await press('Continua');
    await kit.answer('satispay-1001', 'accept');
    await wait(5000);
    expect(kit.onAdded).toHaveBeenCalledTimes(1);
    expect(kit.onAdded.mock.calls[0]![0]).toMatchObject({ label: 'Satispay', type: 'satispay_standard' });
  });

  test('refused at Satispay: the error; Riprova makes a new request [P2-4.67]', async () => {
    const kit = setUp();
    kit.draw();
    await settle();
    await press('Continua');
    await kit.answer('satispay-1001', 'refuse');
    await wait(1000);
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
    await press('Riprova');
    expect(kit.adds()).toEqual(['satispay-1001', 'satispay-1002']);
    expect(kit.onQuery.mock.calls.at(-1)).toEqual([{ id: 'satispay-1002', 'block-polling': 'true' }]);
    expect(kit.onAdded).not.toHaveBeenCalled();
  });

  test('ten requests, a second apart, then Ricarica asks ten more, and Annulla gives up [P2-4.65] [P2-4.68] [P2-7.45] [P2-9.4]', async () => {
    const kit = setUp();
    kit.draw();
    await settle();
    await press('Continua');
    expect(asked(kit.calls)).toBe(1);
    await wait(8500);
    expect(asked(kit.calls)).toBe(9);
    await wait(500);
    expect(asked(kit.calls)).toBe(10);
    await wait(60_000);
    expect(asked(kit.calls)).toBe(10);
    expect(title()).toBe('Non abbiamo ancora la tua conferma');
    await press('Ricarica');
    await wait(60_000);
    expect(asked(kit.calls)).toBe(20);
    await press('Annulla');
    expect(kit.calls.at(-1)).toBe('POST /satispay-1001/cancel');
    expect(kit.onLeave).toHaveBeenCalledTimes(1);
    expect(kit.onAdded).not.toHaveBeenCalled();
    expect([kit.statusOf('satispay-1001'), kit.saved()]).toEqual(['CANCELED', []]);
  });

  test('hidden it asks nothing; seen again it counts from one, also after it had given up [P2-4.70]', async () => {
    const kit = setUp();
    kit.draw();
    await settle();
    await press('Continua');
    await wait(3000);
    const before = asked(kit.calls);
    kit.runtime.environment.setVisible(false);
    await wait(30_000);
    expect(asked(kit.calls)).toBe(before);
    act(() => kit.runtime.environment.setVisible(true));
    await settle();
    expect(asked(kit.calls)).toBe(before + 1);
    await wait(60_000);
    expect(asked(kit.calls)).toBe(before + 10);
    expect(title()).toBe('Non abbiamo ancora la tua conferma');
    act(() => kit.runtime.environment.setVisible(false));
    act(() => kit.runtime.environment.setVisible(true));
    await settle();
    expect(title()).toBe('Aspettiamo la tua conferma');
    expect(asked(kit.calls)).toBe(before + 11);
    await wait(60_000);
    expect(asked(kit.calls)).toBe(before + 20);
  });

  test('gone from the screen it asks nothing', async () => {
    const kit = setUp();
    const view = kit.draw();
    await settle();
    await press('Continua');
    await wait(1000);
    view.unmount();
    await settle();
    const before = kit.calls.length;
    act(() => kit.runtime.environment.setVisible(false));
    act(() => kit.runtime.environment.setVisible(true));
    await wait(60_000);
    expect(kit.calls).toHaveLength(before);
  });

  test('a reload before Satispay’s page was opened shows the notice again, and asks nothing until it is opened [P2-4.64]', async () => {
    const kit = setUp({ query: { id: 'satispay-1001', 'block-polling': 'true' } });
    await kit.runtime.client.call(addSatispay, { body: { returnUrl: '/', keyToUpdate: '' } });
    kit.runtime.storage.write('satispayLink', 'satispay-1001 https://satispay.example/1');
    const before = kit.calls.length;
    kit.draw();
    await wait(20_000);
    expect(kit.calls).toHaveLength(before);
    expect(kit.onQuery).not.toHaveBeenCalled();
    await press('Continua');
    expect(kit.openWindow.mock.calls).toEqual([['https://satispay.example/1', '_blank']]);
    expect(kit.onQuery.mock.calls).toEqual([[{ id: 'satispay-1001' }]]);
    expect(kit.runtime.storage.read('satispayOpened')).toBe('satispay-1001');
    expect(kit.calls.slice(before)).toEqual(['GET /satispay-1001/info']);
  });

  test('a way back from Satispay that still has block-polling asks at once, when its page was opened here', async () => {
    const kit = setUp({ query: { id: 'satispay-1001', 'block-polling': 'true' } });
    await kit.runtime.client.call(addSatispay, { body: { returnUrl: '/', keyToUpdate: '' } });
    kit.runtime.storage.write('satispayLink', 'satispay-1001 https://satispay.example/1');
    kit.runtime.storage.write('satispayOpened', 'satispay-1001');
    kit.draw();
    await settle();
    expect(title()).toBe('Aspettiamo la tua conferma');
    expect(kit.calls.at(-1)).toBe('GET /satispay-1001/info');
  });

  test('a reload in the middle goes on with the request of the address, and knows its page [P2-4.63]', async () => {
    const kit = setUp({ query: { id: 'satispay-1001' } });
    await kit.runtime.client.call(addSatispay, { body: { returnUrl: '/', keyToUpdate: '' } });
    kit.runtime.storage.write('satispayLink', 'satispay-1001 https://satispay.example/1');
    kit.draw();
    await settle();
    expect(kit.adds()).toEqual(['satispay-1001']);
    expect(title()).toBe('Aspettiamo la tua conferma');
    await press('Apri di nuovo Satispay');
    expect(kit.openWindow.mock.calls).toEqual([['https://satispay.example/1', '_blank']]);
    await kit.answer('satispay-1001', 'accept');
    await wait(1000);
    expect(kit.onAdded).toHaveBeenCalledTimes(1);
    expect(kit.adds()).toEqual(['satispay-1001']);
  });

  test.each(['javascript:alert(1)', '//evil.com', 'http://evil.com/', 'satispay-1001'])(
    'a kept address that is none: %s',
    async (stored) => {
      const kit = setUp({ query: { id: 'satispay-1001', 'block-polling': 'true' } });
      await kit.fault('*/info', 'slow:100000');
      kit.runtime.storage.write('satispayLink', `satispay-1001 ${stored}`);
      kit.draw();
      await settle();
      expect(title()).toBe('Aspettiamo la tua conferma');
      expect(screen.queryByRole('button', { name: 'Apri di nuovo Satispay' })).toBeNull();
    },
  );

  test('block-polling without a request: nothing is asked by itself, and Annulla has nothing to cancel [P2-5.20]', async () => {
    const kit = setUp({ query: { 'block-polling': 'true' } });
    kit.draw();
    await wait(20_000);
    expect(kit.calls).toEqual([]);
    expect(title()).toBe('Non troviamo la tua richiesta');
    expect(
      screen.getByText(
        'Se hai già confermato su Satispay, trovi il tuo account tra i metodi di pagamento. Altrimenti ricarica: ne cominciamo una nuova.',
      ),
    ).toBeDefined();
    await press('Annulla');
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto durante la cancellazione.');
    expect(kit.calls).toEqual([]);
    await press('Riprova');
    expect(kit.adds()).toHaveLength(1);
  });

  test('a window that the browser blocks: a plain link that it does not', async () => {
    const kit = setUp({ isBlocked: true });
    kit.draw();
    await settle();
    await press('Continua');
    expect(screen.getByRole('alert').textContent).toBe('Il browser ha bloccato la nuova finestra: aprila da qui.');
    const link = screen.getByRole('link', { name: /Apri la pagina di Satispay/ });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      `${window.location.origin}/sandbox/satispay/satispay-1001`,
      '_blank',
      'noopener noreferrer',
    ]);
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await settle();
    expect(title()).toBe('Aspettiamo la tua conferma');
  });

  test.each([
    ['500', {}, 'Ops! Sembra che qualcosa sia andato storto durante la richiesta.'],
    ['drop', {}, 'Ops! Sembra che qualcosa sia andato storto durante la richiesta.'],
    ['html', {}, 'Ops! Sembra che qualcosa sia andato storto durante la richiesta.'],
    ['malformed', {}, 'Ops! Sembra che qualcosa sia andato storto durante la richiesta.'],
    ['400', { message: 'Satispay non è attivo per te.' }, 'Satispay non è attivo per te.'],
  ])('the request fails (%s): the sentence; nothing is repeated by itself; Riprova [P2-8.44]', async (fault, options, sentence) => {
    const kit = setUp();
    await kit.fault(REQUEST, fault, options);
    kit.draw();
    await settle();
    expect(title()).toBe(sentence);
    await wait(30_000);
    expect(kit.calls).toEqual(['POST ']);
    await kit.mend();
    await press('Riprova');
    expect(kit.adds()).toHaveLength(1);
  });

  test.each(['500', 'drop', 'html', 'malformed'])('asking fails (%s): the sentence; Riprova asks again [P2-8.43]', async (fault) => {
    const kit = setUp();
    kit.draw();
    await settle();
    await kit.fault('*/info', fault);
    await press('Continua');
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
    const before = kit.calls.length;
    await wait(30_000);
    expect(kit.calls).toHaveLength(before);
    await kit.mend();
    await kit.answer('satispay-1001', 'accept');
    await press('Riprova');
    expect(kit.onAdded).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['500', {}, 'Ops! Sembra che qualcosa sia andato storto durante la cancellazione.'],
    ['400', { message: 'Non si può più annullare.' }, 'Non si può più annullare.'],
  ])('the cancellation fails (%s); Riprova asks how it stands [P2-8.45]', async (fault, options, sentence) => {
    const kit = setUp();
    kit.draw();
    await settle();
    await kit.fault('*/cancel', fault, options);
    await press('Annulla');
    expect(title()).toBe(sentence);
    expect(kit.statusOf('satispay-1001')).toBe('PENDING');
    await kit.answer('satispay-1001', 'accept');
    await press('Riprova');
    expect(kit.onAdded).toHaveBeenCalledTimes(1);
    expect(kit.onLeave).not.toHaveBeenCalled();
    expect(kit.saved()).toEqual(['satispay_standard']);
  });

  test.each(['500', 'drop', 'html', 'malformed'])(
    'cancelled, but the answer is lost (%s): Riprova hears that it is over, and nothing is linked',
    async (fault) => {
      const kit = setUp();
      kit.draw();
      await settle();
      await kit.fault('*/cancel', fault, { after: true, times: 1 });
      await press('Annulla');
      expect(kit.statusOf('satispay-1001')).toBe('CANCELED');
      await press('Riprova');
      expect(screen.getByText('Satispay non ha collegato il tuo account. Puoi riprovare da capo.')).toBeDefined();
      expect(kit.calls.filter((call) => call.endsWith('/cancel'))).toHaveLength(1);
      await press('Torna indietro');
      expect(kit.onLeave).toHaveBeenCalledTimes(1);
      expect([kit.adds(), kit.saved()]).toEqual([['satispay-1001'], []]);
    },
  );

  test('a second opening that the browser blocks: the plain link stays, and nothing asks any more', async () => {
    const kit = setUp();
    kit.draw();
    await settle();
    await press('Continua');
    kit.openWindow.mockReturnValue(null as unknown as Window);
    await press('Apri di nuovo Satispay');
    const before = asked(kit.calls);
    await wait(60_000);
    act(() => kit.runtime.environment.setVisible(false));
    act(() => kit.runtime.environment.setVisible(true));
    await settle();
    expect([screen.getByRole('alert').textContent, asked(kit.calls)]).toEqual([
      'Il browser ha bloccato la nuova finestra: aprila da qui.',
      before,
    ]);
  });

  test('Annulla, and Satispay says that it is still pending: it is not cancelled, and nobody leaves [P2-4.69]', async () => {
    const kit = setUp();
    kit.draw();
    await settle();
    kit.fetch.mockImplementation(async () => Response.json({ data: { status: 'PENDING', instrument: null } }));
    await press('Annulla');
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto durante la cancellazione.');
    expect(kit.onLeave).not.toHaveBeenCalled();
  });

  test('accepted meanwhile: it is linked, and handed over', async () => {
    const kit = setUp();
    kit.draw();
    await settle();
    await kit.answer('satispay-1001', 'accept');
    await press('Annulla');
    expect(kit.onAdded).toHaveBeenCalledTimes(1);
    expect(kit.onLeave).not.toHaveBeenCalled();
  });

  test.each([
    ['an error in a good answer', { error: 'Satispay non risponde.' }, 'Satispay non risponde.'],
    ['an empty one', { error: ' ' }, 'Ops! Sembra che qualcosa sia andato storto durante la richiesta.'],
    [
      'a link that leads astray',
      { data: { id: 'x', redirect: { type: 'external', link: 'javascript:alert(1)' } } },
      'Ops! Sembra che qualcosa sia andato storto durante la richiesta.',
    ],
  ])('%s [P2-7.44]', async (_name, answer, sentence) => {
    const kit = setUp();
    kit.fetch.mockImplementation(async () => new Response(JSON.stringify(answer)));
    kit.draw();
    await settle();
    expect(title()).toBe(sentence);
    expect(kit.openWindow).not.toHaveBeenCalled();
  });

  test('an internal link takes the route’s place', async () => {
    const kit = setUp();
    const redirect = { type: 'internal', link: '/payment' };
    kit.fetch.mockImplementation(async () => new Response(JSON.stringify({ data: { id: 'x', redirect } })));
    kit.draw();
    await settle();
    expect(kit.runtime.navigation.followed).toEqual([redirect]);
  });

  test('a window of ours that comes back closes itself and asks nothing [P2-2.82]', async () => {
    vi.stubGlobal('opener', { location: { origin: window.location.origin } });
    const close = vi.spyOn(window, 'close').mockReturnValue(undefined);
    const kit = setUp({ query: { id: 'satispay-1001', 'block-polling': 'true' } });
    kit.draw();
    await wait(500);
    expect(close).toHaveBeenCalledTimes(1);
    expect(kit.calls).toEqual([]);
    await wait(500);
    expect(title()).toBe('Puoi chiudere questa finestra');
    await press('Continua qui');
    expect(kit.calls).toEqual(['GET /satispay-1001/info']);
  });
});

test('in English: the way to Satispay, and an error', async () => {
  const kit = setUp();
  draw(<AddSatispay {...kit} />, kit.runtime, { lang: 'en' });
  await vi.dynamicImportSettled();
  await settle();
  await wait(500);
  expect(read(document.body)).toBe(
    'Add SatispayContinue on SatispayWhen you press Continue, you are taken to the page of our partner Satispay: ' +
      'follow the instructions there.ContinueCancel',
  );
  await kit.fault(`${REQUEST}/*`, '500');
  await press('Continue');
  expect(read(document.body)).toBe(
    'Add SatispayOops! It looks like something went wrong.You have lost nothing: you can try again.Try againCancel800 123 456',
  );
});
