import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, read } from '../shared/ui/test-dom.tsx';
import { CoffeeNickname } from './CoffeeNickname.tsx';

function setUp(email = 'demo@pausa.test') {
  const b2c = newB2c();
  const inProcess = fetchFrom(b2c, { user: email });
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) => inProcess(input, init));
  const runtime = testRuntime(clientOver(fetch));
  const onSaved = vi.fn<(nickname: string) => void>();
  const onBack = vi.fn();
  const send = sender(b2c);
  const show = () => draw(<CoffeeNickname onSaved={onSaved} onBack={onBack} />, runtime);
  return {
    view: show(),
    show,
    fetch,
    onSaved,
    onBack,
    user: userEvent.setup(),
    customer: b2c.world().user(email),
    sent: () => fetch.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [JSON.parse(init.body as string) as unknown] : [])),
    fault: (fault: string, more: object = {}) => send('POST', '/sandbox/faults', { pattern: 'b2c/info', fault, ...more }),
    mend: () => send('DELETE', '/sandbox/faults'),
  };
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nome' });
const save = () => screen.findByRole('button', { name: 'SALVA' });
/** What the field says of itself while nothing is wrong. */
const HINT = 'Visualizzerai il tuo nome sulla macchina del caffé.';
const descriptionOf = (input: HTMLInputElement) => read(document.getElementById(input.getAttribute('aria-describedby')!));

describe('Modifica Nome', () => {
  test('its texts, and the name of before [P2-2.103] [P2-2.104] [P2-7.32]', async () => {
    const { onBack, user } = setUp();
    expect(read(screen.getByRole('heading', { level: 1 }))).toBe('Modifica Nome');
    expect((await field()).value).toBe('Giulia');
    expect(read(screen.getByRole('heading', { level: 2 }))).toBe('Come ti chiami?');
    expect(screen.getByText('Visualizzerai il tuo nome sulla macchina del caffé.')).not.toBeNull();
    expect(read(await save())).toBe('SALVA');
    await user.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  test('the old name is selected, so that typing replaces it', async () => {
    const { user } = setUp();
    const input = await field();
    await user.tab();
    input.focus();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
    await user.keyboard('Anna');
    await user.tab();
    input.focus();
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['Anna', 0, 4]);
  });

  test('the first letter becomes a capital one as it is typed, and the caret stays [P2-5.13]', async () => {
    const { user } = setUp('vuoto@pausa.test');
    const input = await field();
    await user.type(input, 'anna');
    expect(input.value).toBe('Anna');
    await user.clear(input);
    await user.type(input, 'nna');
    await user.type(input, 'a', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect([input.value, input.selectionStart]).toEqual(['ANna', 1]);
  });

  test('what a keyboard is composing is left alone until it is through', async () => {
    setUp('vuoto@pausa.test');
    const input = await field();
    fireEvent.input(input, { target: { value: 'anna' }, isComposing: true });
    expect(input.value).toBe('anna');
    fireEvent.blur(input);
    expect(input.value).toBe('Anna');
  });

  test('at most 10 characters: said while it is typed, and nothing is sent [P2-5.12]', async () => {
    const { user, sent, onSaved } = setUp();
    const input = await field();
    await user.clear(input);
    await user.type(input, 'Annamarias');
    expect([input.getAttribute('aria-invalid'), descriptionOf(input)]).toEqual([null, HINT]);
    await user.type(input, 'x');
    expect([input.getAttribute('aria-invalid'), descriptionOf(input)]).toEqual(['true', 'Lunghezza massima consentita 10 caratteri.']);
    await user.click(await save());
    await user.type(input, '{Enter}');
    expect([sent(), onSaved.mock.calls, document.activeElement]).toEqual([[], [], input]);
  });

  test('not empty [P2-5.11]', async () => {
    const { user, sent } = setUp('vuoto@pausa.test');
    const input = await field();
    expect(descriptionOf(input)).toBe(HINT);
    await user.type(input, '   ');
    await user.click(await save());
    expect([descriptionOf(input), sent(), document.activeElement]).toEqual(['Scrivi il tuo nome.', [], input]);
    await user.type(input, 'Li');
    expect(descriptionOf(input)).toBe(HINT);
    // Nobody has tried to save this empty name.
    await user.clear(input);
    expect(descriptionOf(input)).toBe(HINT);
  });

  test('SALVA sends it once, without spaces around it, and leads back [P2-7.32]', async () => {
    const { user, sent, onSaved, customer } = setUp();
    const input = await field();
    await user.clear(input);
    await user.type(input, 'anna maria ');
    await user.dblClick(await save());
    await waitFor(() => expect(onSaved.mock.calls).toEqual([['Anna maria']]));
    expect([sent(), customer.nickName]).toEqual([[{ nickName: 'Anna maria' }], 'Anna maria']);
    expect(screen.getByText('Nome salvato.')).not.toBeNull();
  });

  test('while it is sent, the name cannot be changed or sent again', async () => {
    const { user, fetch, sent, onSaved } = setUp();
    const input = await field();
    await user.clear(input);
    await user.type(input, 'Anna');
    const answer = deferred<Response>();
    fetch.mockReturnValueOnce(answer.promise);
    await user.click(await save());
    await user.type(input, 'bella{Enter}');
    await user.click(await save());
    expect([input.value, input.readOnly, sent(), onSaved.mock.calls]).toEqual(['Anna', true, [{ nickName: 'Anna' }], []]);
    expect(screen.queryByText('Nome salvato.')).toBeNull();
    await act(async () => answer.resolve(Response.json({ success: true })));
    await waitFor(() => expect(onSaved.mock.calls).toEqual([['Anna']]));
    expect([sent(), input.readOnly]).toEqual([[{ nickName: 'Anna' }], true]);
  });

  test('the host’s page fails to take the saved name: it stays saved', async () => {
    const { user, sent, onSaved } = setUp();
    onSaved.mockImplementation(() => {
      throw new Error('host');
    });
    await field();
    await user.click(await save());
    expect(await screen.findByText('Nome salvato.')).toBeDefined();
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('alert').map(read)).toEqual(['', '']);
    expect(sent()).toEqual([{ nickName: 'Giulia' }]);
  });

  test.each([
    ['500', {}, "Errore durante l'invio dei dati."],
    ['drop', {}, "Errore durante l'invio dei dati."],
    ['400', { message: 'Nome non consentito.' }, "Errore durante l'invio dei dati. Nome non consentito."],
  ])('it cannot be sent (%s): the sentence, the name stays, and SALVA tries again', async (kind, more, sentence) => {
    const { user, fault, mend, onSaved } = setUp();
    const input = await field();
    await user.clear(input);
    await user.type(input, 'Anna');
    await fault(kind, { method: 'POST', ...more });
    await user.click(await save());
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(sentence));
    expect(input.value).toBe('Anna');
    // Typing takes the sentence away.
    await user.type(input, 'b{Backspace}');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).not.toContain(sentence);
    await mend();
    await user.click(await save());
    await waitFor(() => expect(onSaved.mock.calls).toEqual([['Anna']]));
  });

  test('it cannot be read: the sentence, and Riprova', async () => {
    const { view, show, fault, mend } = setUp();
    view.unmount();
    await fault('500');
    show();
    expect(await screen.findByRole('heading', { level: 2, name: 'Errore durante il caricamento dei dati.' })).not.toBeNull();
    await mend();
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
    expect((await field()).value).toBe('Giulia');
  });
});
