import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, type TestRuntime, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, newGate, read } from '../shared/ui/test-dom.tsx';
import { Pellegrini } from './Pellegrini.tsx';

const TICKET = 'b2c/payment/integration/pellegrini/pellegrini-ticket/*';

function setUp({ uuid = 'ticket-1', user = 'vuoto@pausa.test' } = {}) {
  const b2c = newB2c();
  const inProcess = fetchFrom(b2c, { user });
  const gates = { GET: newGate(), POST: newGate() };
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    await gates[init?.method === 'POST' ? 'POST' : 'GET'].opened();
    init?.signal?.throwIfAborted();
    return inProcess(input, init);
  });
  const runtime = testRuntime(clientOver(fetch));
  const onLeave = vi.fn<() => void>();
  const send = sender(b2c);
  const show = (into: TestRuntime = runtime) => draw(<Pellegrini uuid={uuid} onLeave={onLeave} />, into);
  return {
    b2c,
    runtime,
    show,
    view: show(),
    onLeave,
    user: userEvent.setup(),
    followed: runtime.navigation.followed,
    ledger: () => b2c.world().ledger.map(({ kind, intent, cents }) => `${kind} ${intent} ${cents}`),
    calls: (method: string) => fetch.mock.calls.filter(([, init]) => init?.method === method).length,
    sent: () => fetch.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [JSON.parse(init.body as string) as unknown] : [])),
    fault: (fault: string, more: object = {}) => send('POST', '/sandbox/faults', { pattern: TICKET, fault, ...more }),
    mend: () => send('DELETE', '/sandbox/faults'),
    /** No call with this method reaches the server until the returned function is called. */
    hold: (method: 'GET' | 'POST') => gates[method].close(),
  };
}

const field = () => screen.findByLabelText<HTMLInputElement>('Codice Pellegrini');
const confirm = () => screen.getByRole('button', { name: 'Conferma' });
const problem = () => read(document.querySelector('form [role=alert]'));
const title = () => read(document.querySelector('[role=alert] h2, [role=status] h2'));
const retry = () => screen.findByRole('button', { name: 'Riprova' });

describe('Pellegrini', () => {
  test('the words of the screen, and a field for numbers that nobody fills in by itself [P2-2.66] [P2-4.31]', async () => {
    setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Ricarica Pellegrini' })).not.toBeNull();
    expect(screen.getByText('Caricamento della ricarica')).not.toBeNull();
    const input = await field();
    expect([input.inputMode, input.autocomplete, input.value]).toEqual(['numeric', 'off', '']);
    expect([confirm().textContent, problem()]).toEqual(['Conferma', '']);
  });

  test.each([
    ['', 'Codice obbligatorio'],
    ['   ', 'Codice obbligatorio'],
    ['500000', 'Codice non valido. Lunghezza corretta 7 cifre'],
    ['50000012', 'Codice non valido. Lunghezza corretta 7 cifre'],
    ['4000001', 'Codice non valido. Il codice deve iniziare con il numero 5'],
    ['5abcdef', 'Codice non valido. Lunghezza corretta 7 cifre'],
  ])('the code "%s": %s, tied to the field, which has the focus; nothing is sent [P2-5.5] [P2-5.6] [P2-5.7]', async (code, sentence) => {
    const { user, calls } = setUp();
    const input = await field();
    if (code !== '') await user.type(input, code);
    await user.click(confirm());
    expect(problem()).toBe(sentence);
    expect([input.getAttribute('aria-invalid'), document.activeElement, input.value]).toEqual(['true', input, code]);
    expect(read(document.getElementById(input.getAttribute('aria-describedby')!))).toBe(sentence);
    expect(calls('POST')).toBe(0);
    await user.type(input, '1');
    expect([problem(), input.getAttribute('aria-invalid')]).toEqual(['', null]);
  });

  test('5000001, pasted with spaces and pressed twice: one call, one recharge, on to where the server says [P2-4.30]', async () => {
    const { user, followed, ledger, sent } = setUp();
    await user.click(await field());
    await user.paste(' 5 000\u00A0001 ');
    expect((await field()).value.replace(/\s/g, '')).toBe('5000001');
    await user.dblClick(confirm());
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/wallet/recharge/ticket-1' }]));
    expect([ledger(), sent()]).toEqual([['recharge ticket-1 1000'], [{ token: '5000001' }]]);
    expect(title()).toBe('Ci siamo');
  });

  test('5000002: the server’s message, the code stays, another one goes through [P2-4.32]', async () => {
    const { user, followed, ledger } = setUp();
    await user.type(await field(), '5000002{Enter}');
    await waitFor(() => expect(problem()).toBe('Il codice è scaduto: generane uno nuovo nell’app Pellegrini.'));
    const input = await field();
    expect([input.value, document.activeElement, ledger()]).toEqual(['5000002', input, []]);
    await user.clear(input);
    await user.type(input, '5000001{Enter}');
    await waitFor(() => expect(followed).toHaveLength(1));
    expect(ledger()).toEqual(['recharge ticket-1 1000']);
  });

  test('5000003: an error, and nothing asks again by itself; Riprova reads [P2-4.29]', async () => {
    const { user, calls, ledger } = setUp();
    await user.type(await field(), '5000003{Enter}');
    await user.click(await retry());
    await retry();
    expect(title()).toBe('C’è stato un errore con il tuo codice');
    expect(read(document.querySelector('main'))).toContain('Non inserire un altro codice');
    expect([calls('POST'), calls('GET'), ledger()]).toEqual([1, 3, []]);
    expect(document.querySelector('a[href="tel:800123456"]')).not.toBeNull();
  });

  test('5000004: Transazione annullata, and the way back [P2-4.33]', async () => {
    const { user, onLeave, followed } = setUp();
    await user.type(await field(), '5000004{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Torna indietro' }));
    expect([title(), onLeave.mock.calls.length, followed]).toEqual(['Transazione annullata', 1, []]);
  });

  test.each(['5000001', '5000003', '5000004'])('%s, read again on the next visit, is where it was', async (code) => {
    const { user, view, show, calls, ledger } = setUp();
    await user.type(await field(), `${code}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Conferma' })).toBeNull());
    const before = [title(), ledger()];
    view.unmount();
    show();
    await waitFor(() => expect([title(), ledger()]).toEqual(before));
    expect([screen.queryByLabelText('Codice Pellegrini'), calls('POST')]).toEqual([null, 1]);
  });

  test.each(['prova-confirmed'])('a confirmed ticket redirects at once [P2-4.30]', async (uuid) => {
    const { followed, calls } = setUp({ uuid });
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/lista-ordini' }]));
    expect(calls('GET')).toBe(1);
  });

  test('a ticket that is done and leads nowhere: said, read again, or Home', async () => {
    const { user, runtime, followed, calls } = setUp({ uuid: 'prova-no-link' });
    await user.click(await retry());
    await user.click(await screen.findByRole('link', { name: 'Vai alla Home' }));
    expect(title()).toBe('Non riusciamo a portarti avanti');
    expect([followed, calls('GET'), runtime.navigation.visits[0]?.destination]).toEqual([[], 2, { to: 'home' }]);
  });

  test('a link that the guard refuses is the same', async () => {
    const { runtime, show, view } = setUp({ uuid: 'prova-hostile-link' });
    view.unmount();
    show({ ...runtime, navigation: { ...runtime.navigation, follow: () => false } });
    await retry();
    expect(title()).toBe('Non riusciamo a portarti avanti');
    expect(runtime.tracking.events).toEqual([{ category: 'Error/Payment', label: 'refused external link' }]);
  });

  test.each(['500', 'html', 'html:404', 'html:502', 'malformed', 'drop'])(
    '%s while it is read: the sentence, and Riprova helps',
    async (fault) => {
      const { view, show, user, fault: breakCalls, mend } = setUp();
      view.unmount();
      await breakCalls(fault);
      show();
      await retry();
      expect(title()).toBe("Ops.. C'è stato un errore durante il caricamento dei dati.");
      await mend();
      await user.click(await retry());
      expect((await field()).value).toBe('');
    },
  );

  test('a ticket of somebody else', async () => {
    const { b2c, view, show, onLeave, user } = setUp();
    await field();
    view.unmount();
    show(testRuntime(clientOver(fetchFrom(b2c, { user: 'demo@pausa.test' }))));
    await user.click(await screen.findByRole('button', { name: 'Torna indietro' }));
    expect([title(), onLeave.mock.calls.length]).toEqual(['Ricarica non trovata', 1]);
  });

  test.each(['500', 'html', 'html:502', 'malformed', 'drop'])(
    '%s instead of an answer: read first, the code is kept, one press more',
    async (fault) => {
      const { user, fault: breakCalls, mend, calls, ledger, followed } = setUp();
      const input = await field();
      await breakCalls(fault, { method: 'POST' });
      await user.type(input, '5000001{Enter}');
      await waitFor(() => expect(problem()).toBe('Non è arrivata risposta e il codice non risulta usato. Puoi riprovare.'));
      // On opening, before the press, after the lost answer.
      expect([input.value, document.activeElement, calls('GET'), calls('POST')]).toEqual(['5000001', input, 3, 1]);
      await mend();
      await user.click(confirm());
      await waitFor(() => expect(followed).toHaveLength(1));
      expect([calls('POST'), ledger()]).toEqual([2, ['recharge ticket-1 1000']]);
    },
  );

  test.each(['500', 'html:502', 'malformed', 'drop'])('%s after the money moved: nobody is asked for the code again', async (fault) => {
    const { user, fault: breakCalls, calls, ledger, followed } = setUp();
    const input = await field();
    await breakCalls(fault, { method: 'POST', after: true });
    await user.type(input, '5000001{Enter}');
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/wallet/recharge/ticket-1' }]));
    expect([calls('POST'), ledger()]).toEqual([1, ['recharge ticket-1 1000']]);
  });

  test('neither an answer nor a line to ask by: the form does not come back before the ticket is read', async () => {
    const { user, fault: breakCalls, mend, calls, ledger, followed } = setUp();
    const input = await field();
    // The read before the press passes.
    await breakCalls('slow:0', { method: 'GET', times: 1 });
    await breakCalls('drop', { after: true });
    await user.type(input, '5000001{Enter}');
    await retry();
    expect(title()).toBe('Non sappiamo se il codice è stato usato');
    expect(screen.queryByRole('button', { name: 'Conferma' })).toBeNull();
    await user.click(await retry());
    expect([title(), calls('POST')]).toEqual(['Non sappiamo se il codice è stato usato', 1]);
    await mend();
    await user.click(await retry());
    await waitFor(() => expect(followed).toHaveLength(1));
    expect([calls('POST'), ledger()]).toEqual([1, ['recharge ticket-1 1000']]);
  });

  test('no line before the press: nothing is sent, and it says so', async () => {
    const { user, fault: breakCalls, calls } = setUp();
    const input = await field();
    await breakCalls('drop');
    await user.type(input, '5000001{Enter}');
    await waitFor(() => expect(problem()).toBe('Non siamo riusciti a inviare il codice. Controlla la connessione e riprova.'));
    expect([input.value, calls('POST')]).toEqual(['5000001', 0]);
  });

  test.each([
    [{ message: 'Oggi Pellegrini non risponde.' }, 'Oggi Pellegrini non risponde.'],
    [{}, "Errore durante l'elaborazione della richiesta."],
    [{ message: ['uno', 'due'] }, "Errore durante l'elaborazione della richiesta."],
  ])('a refusal with %o', async (more, sentence) => {
    const { user, fault: breakCalls, calls } = setUp();
    const input = await field();
    await breakCalls('422', { method: 'POST', ...more });
    await user.type(input, '5000001{Enter}');
    await waitFor(() => expect(problem()).toBe(sentence));
    expect([input.value, calls('POST')]).toEqual(['5000001', 1]);
  });

  test('a second window on the same ticket: it does not pay again, and follows', async () => {
    const { user, runtime, show, followed, ledger, calls } = setUp();
    await field();
    const other = { ...runtime, navigation: testRuntime(runtime.client).navigation };
    show(other);
    const [one, two] = await waitFor(() => {
      const found = screen.getAllByLabelText('Codice Pellegrini');
      expect(found).toHaveLength(2);
      return found;
    });
    await user.type(one!, '5000001');
    await user.type(two!, '5000001{Enter}');
    await waitFor(() => expect(other.navigation.followed).toHaveLength(1));
    await user.type(one!, '{Enter}');
    await waitFor(() => expect(followed).toHaveLength(1));
    expect([calls('POST'), ledger()]).toEqual([1, ['recharge ticket-1 1000']]);
  });

  test('two windows at once: the second says so, and keeps its code', async () => {
    const { user, runtime, show, ledger, hold } = setUp();
    await field();
    show({ ...runtime, navigation: testRuntime(runtime.client).navigation });
    const [one, two] = await waitFor(() => {
      const found = screen.getAllByLabelText<HTMLInputElement>('Codice Pellegrini');
      expect(found).toHaveLength(2);
      return found;
    });
    const release = hold('POST');
    await user.type(two!, '5000001');
    await user.type(one!, '5000001{Enter}');
    await user.type(two!, '{Enter}');
    await waitFor(() => expect(document.body.textContent).toContain('Un’altra finestra sta già lavorando su questo pagamento.'));
    expect(two!.value).toBe('5000001');
    await release();
    await waitFor(() => expect(ledger()).toEqual(['recharge ticket-1 1000']));
  });

  test('while it is sent: the field is closed, the button pending, and it is said', async () => {
    const { user, hold, calls } = setUp();
    const input = await field();
    const release = hold('POST');
    await user.type(input, '5000004{Enter}');
    await screen.findByText('Stiamo verificando il codice: di solito bastano pochi secondi.');
    expect([input.readOnly, input.value, confirm().getAttribute('aria-disabled')]).toEqual([true, '5000004', 'true']);
    await user.click(confirm());
    await user.type(input, '{Enter}');
    await release();
    await screen.findByRole('button', { name: 'Torna indietro' });
    expect(calls('POST')).toBe(1);
  });

  test('left between the press and the sending: nothing is sent', async () => {
    const { user, view, show, hold, calls } = setUp();
    const input = await field();
    const release = hold('GET');
    const reads = calls('GET');
    await user.type(input, '5000001{Enter}');
    expect(calls('GET')).toBe(reads + 1);
    view.unmount();
    // React may mount a screen again at once: one that is left ends in the next task.
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    await release();
    show();
    await field();
    expect(calls('POST')).toBe(0);
  });

  test('the code is in the body of its call, and in no address, attribute or storage', async () => {
    const { user, runtime, followed } = setUp();
    await user.type(await field(), '5000001{Enter}');
    await waitFor(() => expect(followed).toHaveLength(1));
    expect(document.body.innerHTML).not.toContain('5000001');
    expect(JSON.stringify([followed, runtime.tracking.events])).not.toContain('5000001');
    cleanup();
  });
});

test('in English: the form, what is wrong with a code, and an error', async () => {
  const { view, runtime, user } = setUp();
  view.unmount();
  draw(<Pellegrini uuid="ticket-1" onLeave={vi.fn<() => void>()} />, runtime, { lang: 'en' });
  const input = await screen.findByLabelText('Pellegrini code');
  expect(read(document.body)).toBe(
    'Pellegrini top-upPECreate the code in the Pellegrini app and type it here: it has 7 digits and starts with 5.Pellegrini codeConfirm',
  );
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(problem()).toBe('The code is required');
  await user.type(input, '4000001{Enter}');
  expect(problem()).toBe('Invalid code. It must start with the number 5');
  await user.clear(input);
  await user.type(input, '5000002{Enter}');
  expect((await screen.findByText('Il codice è scaduto: generane uno nuovo nell’app Pellegrini.')).lang).toBe('it');
  await user.clear(input);
  await user.type(input, '5000003{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  expect(read(document.body)).toBe(
    'Pellegrini top-upThere was an error with your code' +
      'The top-up is not confirmed yet. Do not enter another code: try again in a moment, or contact us.Try again800 123 456',
  );
});
