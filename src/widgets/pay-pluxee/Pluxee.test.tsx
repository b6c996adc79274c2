import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { type ApiClient, ApiError } from '../../api/index.ts';
import { clientOver, type Deferred, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, pass, read, withFakeTime } from '../shared/ui/test-dom.tsx';
import { Pluxee, type PluxeeStatus } from './Pluxee.tsx';

const field = () => screen.findByLabelText<HTMLInputElement>('Codice Pluxee');
const confirm = () => screen.getByRole('button', { name: 'Conferma' });
const problem = () => read(document.querySelector('form [role=alert]'));
const title = () => read(document.querySelector('[role=alert] h2, [role=status] h2'));

describe('against the sandbox', () => {
  function setUp(uuid = 'ticket-1') {
    const b2c = newB2c();
    const inProcess = fetchFrom(b2c, { user: 'vuoto@pausa.test' });
    const fetch = vi.fn<typeof globalThis.fetch>((input, init) => inProcess(input, init));
    const runtime = testRuntime(clientOver(fetch));
    draw(<Pluxee uuid={uuid} onLeave={vi.fn<() => void>()} />, runtime);
    const send = sender(b2c);
    return {
      user: userEvent.setup(),
      followed: runtime.navigation.followed,
      ledger: () => b2c.world().ledger.map(({ kind, intent, cents }) => `${kind} ${intent} ${cents}`),
      sent: () => fetch.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [JSON.parse(init.body as string) as unknown] : [])),
      fault: (fault: string, more: object = {}) =>
        send('POST', '/sandbox/faults', { pattern: 'b2c/payment/integration/sodexo/*', fault, method: 'POST', ...more }),
      mend: () => send('DELETE', '/sandbox/faults'),
    };
  }

  test('the words of the screen: three steps, and at most 8 vouchers [P2-2.67] [P2-5.10] [P2-4.38]', async () => {
    setUp();
    const input = await field();
    expect(screen.getByRole('heading', { level: 1, name: 'Ricarica Pluxee' })).not.toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(read(screen.getByRole('list'))).toContain('al massimo 8 buoni');
    expect([input.inputMode, input.autocomplete]).toEqual(['text', 'off']);
  });

  test.each([
    ['', 'Codice obbligatorio'],
    ['12345', 'Codice non valido.'],
    ['1234567890', 'Codice non valido.'],
    ['a12345', 'Codice non valido.'],
  ])('the code "%s": %s [P2-5.8] [P2-5.9]', async (code, sentence) => {
    const { user, sent } = setUp();
    const input = await field();
    if (code !== '') await user.type(input, code);
    await user.click(confirm());
    expect([problem(), input.value, document.activeElement, sent()]).toEqual([sentence, code, input, []]);
  });

  test('100001, in groups and pressed twice: one call, one recharge, on to where the server says [P2-4.34]', async () => {
    const { user, followed, ledger, sent } = setUp();
    await user.type(await field(), '100 001');
    await user.dblClick(confirm());
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/wallet/recharge/ticket-1' }]));
    expect([ledger(), sent()]).toEqual([['recharge ticket-1 1000'], [{ otp: '100001' }]]);
  });

  test('100003: refunded, and on [P2-4.35]', async () => {
    const { user, followed, ledger } = setUp();
    await user.type(await field(), '100003{Enter}');
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/payment/ticket-1' }]));
    expect(ledger()).toEqual([]);
  });

  test('100004: refused in the server’s words; the code stays, another one goes through [P2-7.17]', async () => {
    const { user, followed, ledger } = setUp();
    const input = await field();
    await user.type(input, '100004{Enter}');
    await waitFor(() => expect(problem()).toBe('Il codice è scaduto: generane uno nuovo nell’app Pluxee.'));
    expect([input.value, document.activeElement]).toEqual(['100004', input]);
    await user.clear(input);
    await user.type(input, '100001{Enter}');
    await waitFor(() => expect(followed).toHaveLength(1));
    expect(ledger()).toEqual(['recharge ticket-1 1000']);
  });

  test.each(['prova-cancelled', 'prova-awaiting-refund'])('%s redirects at once [P2-4.36]', async (uuid) => {
    const { followed } = setUp(uuid);
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/lista-ordini' }]));
  });

  test('refunded, and no link: said', async () => {
    setUp('prova-no-link');
    await waitFor(() => expect(title()).toBe('Non riusciamo a portarti avanti'));
  });

  test.each(['500', 'html', 'malformed', 'drop'])(
    '%s instead of an answer: read first, the code is kept, one press more',
    async (fault) => {
      const { user, fault: breakCalls, mend, followed, ledger, sent } = setUp();
      const input = await field();
      await breakCalls(fault);
      await user.type(input, '100001{Enter}');
      await waitFor(() => expect(problem()).toBe('Non è arrivata risposta e il codice non risulta usato. Puoi riprovare.'));
      expect([input.value, sent()]).toEqual(['100001', [{ otp: '100001' }]]);
      await mend();
      await user.click(confirm());
      await waitFor(() => expect(followed).toHaveLength(1));
      expect(ledger()).toEqual(['recharge ticket-1 1000']);
    },
  );

  test.each(['500', 'malformed', 'drop'])('%s after the money moved: nobody is asked for the code again', async (fault) => {
    const { user, fault: breakCalls, followed, ledger, sent } = setUp();
    const input = await field();
    await breakCalls(fault, { after: true });
    await user.type(input, '100001{Enter}');
    await waitFor(() => expect(followed).toHaveLength(1));
    expect([sent(), ledger()]).toEqual([[{ otp: '100001' }], ['recharge ticket-1 1000']]);
  });
});

describe('how long it is waited for', () => {
  withFakeTime();

  /** A page whose server the test plays: it answers `answer()` to every request, and notes when it was asked. */
  function setUp(first: PluxeeStatus) {
    let answer: PluxeeStatus | ApiError | Deferred<unknown> = first;
    const start = Date.now();
    const asked: string[] = [];
    let inFlight = 0;
    let most = 0;
    const body = (status: PluxeeStatus, method: string) => {
      const ticket = { status, redirect: { type: 'internal', link: '/wallet' } };
      return method === 'GET' ? ticket : { success: true, data: { ...ticket, errors: null }, errorMessage: null };
    };
    const client = {
      async call({ method }: { method: string }, { signal }: { signal?: AbortSignal }) {
        signal?.throwIfAborted();
        asked.push(`${method} ${Date.now() - start}`);
        inFlight += 1;
        most = Math.max(most, inFlight);
        try {
          if (answer instanceof ApiError) throw answer;
          if (typeof answer === 'string') return body(answer, method);
          const { promise, reject } = answer;
          signal?.addEventListener('abort', () => reject(new DOMException('The call was given up', 'AbortError')));
          return await promise;
        } finally {
          inFlight -= 1;
        }
      },
    } as unknown as ApiClient;
    const runtime = testRuntime(client);
    const view = draw(<Pluxee uuid="ticket-1" onLeave={vi.fn<() => void>()} />, runtime);
    return {
      runtime,
      view,
      asked,
      body,
      most: () => most,
      answerWith: (next: typeof answer) => {
        answer = next;
      },
    };
  }
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(0);
  };

  test('AWAITING_COMPLETION on opening: asked, then 6 times more, 2 s apart; then Conferma in corso... [P2-4.37] [P2-9.2]', async () => {
    const { asked, most } = setUp('AWAITING_COMPLETION');
    await pass(0);
    expect(title()).toBe('Stiamo confermando i tuoi buoni');
    await pass(11_999);
    expect([asked.length, title()]).toEqual([6, 'Stiamo confermando i tuoi buoni']);
    await pass(1);
    expect(asked).toEqual(['GET 0', 'GET 2000', 'GET 4000', 'GET 6000', 'GET 8000', 'GET 10000', 'GET 12000']);
    expect(title()).toBe('Conferma in corso...');
    await pass(600_000);
    expect([asked.length, most()]).toEqual([7, 1]);
  });

  test('Riprova asks as often again, and goes on as soon as it is done', async () => {
    const { asked, answerWith, runtime } = setUp('AWAITING_COMPLETION');
    await pass(12_000);
    asked.length = 0;
    await press('Riprova');
    expect(title()).toBe('Stiamo confermando i tuoi buoni');
    await pass(3999);
    answerWith('COMPLETED');
    await pass(1);
    expect(asked).toEqual(['GET 12000', 'GET 14000', 'GET 16000']);
    expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet' }]);
    await pass(600_000);
    expect(asked).toHaveLength(3);
  });

  test('after the press: the answer counts as the first request, and 6 follow, 2 s apart', async () => {
    const { asked, answerWith } = setUp('DRAFT');
    await pass(0);
    asked.length = 0;
    fireEvent.change(screen.getByLabelText('Codice Pluxee'), { target: { value: '100002' } });
    // The read before the press says draft, the press itself wait.
    const before = deferred<unknown>();
    answerWith(before);
    await press('Conferma');
    answerWith('AWAITING_COMPLETION');
    before.resolve({ status: 'DRAFT', redirect: null });
    await pass(0);
    expect([asked, title()]).toEqual([['GET 0', 'POST 0'], 'Stiamo confermando i tuoi buoni']);
    await pass(1999);
    expect(asked).toHaveLength(2);
    await pass(10_001);
    expect(asked).toEqual(['GET 0', 'POST 0', 'GET 2000', 'GET 4000', 'GET 6000', 'GET 8000', 'GET 10000', 'GET 12000']);
    expect(title()).toBe('Conferma in corso...');
    await pass(600_000);
    expect(asked).toHaveLength(8);
  });

  test('a code that is refused without a word: our sentence', async () => {
    setUp('DRAFT');
    await pass(0);
    fireEvent.change(screen.getByLabelText('Codice Pluxee'), { target: { value: '100002' } });
    await press('Conferma');
    expect(problem()).toBe('Il codice non è stato accettato. Controllalo e riprova.');
  });

  test.each<PluxeeStatus>(['REFUNDED', 'CANCELLED', 'COMPLETED', 'AWAITING_REFUND'])('%s ends the waiting', async (status) => {
    const { asked, answerWith, runtime } = setUp('AWAITING_COMPLETION');
    await pass(0);
    answerWith(status);
    await pass(2000);
    expect(runtime.navigation.followed).toHaveLength(1);
    await pass(600_000);
    expect(asked).toEqual(['GET 0', 'GET 2000']);
  });

  test('it waits after the answer: a slow one is not overtaken', async () => {
    const { asked, answerWith, body, most } = setUp('AWAITING_COMPLETION');
    await pass(0);
    const slow = deferred<unknown>();
    answerWith(slow);
    await pass(2000);
    await pass(9000);
    expect(asked).toEqual(['GET 0', 'GET 2000']);
    answerWith('AWAITING_COMPLETION');
    slow.resolve(body('AWAITING_COMPLETION', 'GET'));
    await pass(1999);
    expect(asked).toHaveLength(2);
    await pass(1);
    expect([asked.at(-1), most()]).toEqual(['GET 13000', 1]);
  });

  test('a hidden page asks nothing, and goes on where it was when it is seen', async () => {
    const { asked, runtime } = setUp('AWAITING_COMPLETION');
    await pass(2000);
    await act(async () => runtime.environment.setVisible(false));
    await pass(600_000);
    expect(asked).toHaveLength(2);
    await act(async () => runtime.environment.setVisible(true));
    await pass(0);
    expect(asked).toHaveLength(3);
    await pass(8000);
    expect([asked.length, title()]).toEqual([7, 'Conferma in corso...']);
  });

  test('a page that left asks nothing', async () => {
    const { asked, view } = setUp('AWAITING_COMPLETION');
    await pass(2000);
    view.unmount();
    await pass(600_000);
    expect(asked).toHaveLength(2);
  });

  test('a request that fails meanwhile: the error; Riprova asks from the first time', async () => {
    const { asked, answerWith } = setUp('AWAITING_COMPLETION');
    await pass(2000);
    answerWith(new ApiError('x', { kind: 'network' }));
    await pass(2000);
    expect(title()).toBe("Ops.. C'è stato un errore durante il caricamento dei dati.");
    await pass(600_000);
    expect(asked).toHaveLength(3);
    asked.length = 0;
    answerWith('AWAITING_COMPLETION');
    await press('Riprova');
    await pass(600_000);
    expect([asked.length, title()]).toEqual([7, 'Conferma in corso...']);
  });

  test('one that takes long says so', async () => {
    const { answerWith } = setUp('DRAFT');
    await pass(0);
    fireEvent.change(screen.getByLabelText('Codice Pluxee'), { target: { value: '100001' } });
    answerWith(deferred<unknown>());
    await press('Conferma');
    expect(screen.getByText('Stiamo verificando il codice: di solito bastano pochi secondi.')).toBeDefined();
    await pass(8000);
    expect(screen.getByText('Ci sta mettendo più del solito. Resta su questa pagina: il codice viene usato una volta sola.')).toBeDefined();
  });
});

test('in English: the form, and what is wrong with a code', async () => {
  const runtime = testRuntime(clientOver(fetchFrom(newB2c(), { user: 'vuoto@pausa.test' })));
  draw(<Pluxee uuid="ticket-1" onLeave={vi.fn<() => void>()} />, runtime, { lang: 'en' });
  const input = await screen.findByLabelText('Pluxee code');
  expect(read(document.body)).toBe(
    'Pluxee top-upPXOpen the Pluxee app and choose to pay with a code.Say how many vouchers to use: 8 vouchers at most.' +
      'Type the code from the app here below and press Confirm.Pluxee codeConfirm',
  );
  fireEvent.change(input, { target: { value: 'a12345' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(problem()).toBe('Invalid code.');
});
