import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { createClient } from '../../api/index.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, press, read, settle, withFakeTime, wait } from '../shared/ui/test-dom.tsx';
import { PaySatispayTicket } from './Satispay.tsx';

afterEach(() => void vi.unstubAllGlobals());

withFakeTime();

function setUp(uuid: string, isBlocked = false) {
  const b2c = newB2c();
  const inner = fetchFrom(b2c, { user: 'vuoto@pausa.test' });
  const fetch = vi.fn(inner);
  const runtime = testRuntime(createClient({ baseUrl: window.location.origin, fetch }));
  const partner = { closed: false, close: vi.fn(() => void (partner.closed = true)) };
  const openWindow = vi.fn(() => (isBlocked ? null : (partner as unknown as Window)));
  vi.stubGlobal('open', openWindow);
  const send = sender(b2c);
  return {
    runtime,
    openWindow,
    partner,
    asked: () => fetch.mock.calls.length,
    ledger: () => b2c.world().ledger.map(({ kind, cents }) => `${kind} ${cents}`),
    answer: (answer: 'accept' | 'refuse') => inner(`/sandbox/satispay/${uuid}`, { method: 'POST', body: `answer=${answer}` }),
    fault: (fault: string, options: object = {}) =>
      send('POST', '/sandbox/faults', { pattern: '*/get-match-code-redirect', fault, ...options }),
    mend: () => send('DELETE', '/sandbox/faults'),
    view: draw(<PaySatispayTicket uuid={uuid} onLeave={vi.fn()} />, runtime),
  };
}

const title = () => read(document.querySelector('main h2'));

describe('PaySatispayTicket', () => {
  test('loading twice, then an internal link takes the route’s place [P2-2.79] [P2-4.73]', async () => {
    const { runtime, asked, ledger } = setUp('prova-1');
    const follow = vi.spyOn(runtime.navigation, 'follow');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Paga con Satispay');
    await settle();
    expect([title(), asked()]).toEqual(['Cerchiamo il tuo account Satispay', 1]);
    await wait(1000);
    expect(asked()).toBe(2);
    await wait(1000);
    expect(asked()).toBe(3);
    expect(follow.mock.calls).toEqual([[{ type: 'internal', link: '/wallet/recharge/prova-1' }, { replace: true }]]);
    await wait(30_000);
    expect(asked()).toBe(3);
    expect(ledger()).toEqual(['recharge 1000']);
  });

  test('an external link: the notice, Continua, and back from Satispay it asks again [P2-2.80] [P2-4.72]', async () => {
    const { runtime, openWindow, asked, answer, ledger } = setUp('prova-esterno');
    await settle();
    expect(
      screen.getByText('Cliccando su continua sarai reindirizzato sulla pagina del nostro partner Satispay, segui le istruzioni.'),
    ).toBeDefined();
    await wait(30_000);
    expect(asked()).toBe(1);
    await press('Continua');
    expect(openWindow.mock.calls).toEqual([[`${window.location.origin}/sandbox/satispay/prova-esterno`, '_blank']]);
    expect(title()).toBe('Verifica account satispay in corso...');
    const before = asked();
    act(() => runtime.environment.setVisible(false));
    await answer('accept');
    await wait(30_000);
    expect(asked()).toBe(before);
    act(() => runtime.environment.setVisible(true));
    await wait(3000);
    expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet/recharge/prova-esterno' }]);
    expect(ledger()).toEqual(['recharge 1000']);
  });

  test('at Satispay the page asks along, ten times, a second apart, and follows by itself when Satispay is through', async () => {
    const { runtime, openWindow, partner, asked, answer, ledger } = setUp('prova-esterno');
    await settle();
    await press('Continua');
    await wait(3000);
    expect(title()).toBe('Verifica account satispay in corso...');
    expect(asked()).toBe(5);
    await answer('accept');
    // The server takes two questions to hear of it.
    await wait(3000);
    expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet/recharge/prova-esterno' }]);
    expect(partner.close).toHaveBeenCalledTimes(1);
    const before = asked();
    await wait(30_000);
    expect(asked()).toBe(before);
    expect([openWindow.mock.calls.length, ledger()]).toEqual([1, ['recharge 1000']]);
  });

  test('at Satispay for long: ten questions and no more; the closed window asks once more, and Continua is back', async () => {
    const { partner, asked } = setUp('prova-esterno');
    await settle();
    await press('Continua');
    await wait(60_000);
    expect(asked()).toBe(11);
    expect(title()).toBe('Verifica account satispay in corso...');
    partner.closed = true;
    await wait(1500);
    expect(asked()).toBe(12);
    expect(title()).toBe('Continua su Satispay');
    await wait(60_000);
    expect(asked()).toBe(12);
  });

  test('the window closes after the payment: followed, also after ten questions', async () => {
    const { runtime, partner, answer } = setUp('prova-esterno');
    await settle();
    await press('Continua');
    await wait(60_000);
    await answer('accept');
    partner.closed = true;
    await wait(4500);
    expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet/recharge/prova-esterno' }]);
  });

  test('at Satispay: its page opens again, and a failure is said', async () => {
    const { openWindow, fault } = setUp('prova-esterno');
    await settle();
    await press('Continua');
    await press('Apri di nuovo Satispay');
    expect([openWindow.mock.calls.length, title()]).toEqual([2, 'Verifica account satispay in corso...']);
    await fault('500');
    await wait(1500);
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
  });

  test('an internal link that the app does not follow: the sentence', async () => {
    const { runtime } = setUp('prova-1');
    vi.spyOn(runtime.navigation, 'follow').mockReturnValue(false);
    await wait(3000);
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
  });

  test('a link that leads elsewhere: the sentence, and no way to it', async () => {
    const redirect = { type: 'external', link: 'javascript:alert(1)' };
    const runtime = testRuntime(clientOver(async () => Response.json({ error: false, data: { redirect } })));
    draw(<PaySatispayTicket uuid="prova-1" onLeave={vi.fn()} />, runtime);
    await settle();
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
    expect([screen.queryByRole('link', { name: /Satispay/ }), runtime.navigation.followed]).toEqual([null, []]);
  });

  test('paid: the list of the orders that the app has read is old', async () => {
    const { runtime } = setUp('prova-1');
    const invalidate = vi.spyOn(runtime.queryClient, 'invalidateQueries');
    await wait(3000);
    expect(JSON.stringify(invalidate.mock.calls)).toContain('b2c/selling-order/list');
  });

  test('left while the person is at Satispay: nothing is asked any more', async () => {
    const { view, partner, asked } = setUp('prova-esterno');
    await settle();
    await press('Continua');
    view.unmount();
    await settle();
    const before = asked();
    partner.closed = true;
    await wait(30_000);
    expect(asked()).toBe(before);
  });

  test('ten requests, a second apart; Riprova and a return to the tab ask ten more each [P2-4.71] [P2-4.74] [P2-4.75] [P2-9.4]', async () => {
    const { runtime, asked } = setUp('prova-attesa');
    await settle();
    await wait(8500);
    expect(asked()).toBe(9);
    await wait(60_000);
    expect(asked()).toBe(10);
    expect(title()).toBe('Verifica account satispay in corso...');
    await press('Riprova');
    await wait(60_000);
    expect(asked()).toBe(20);
    act(() => runtime.environment.setVisible(false));
    await wait(30_000);
    expect(asked()).toBe(20);
    act(() => runtime.environment.setVisible(true));
    await wait(60_000);
    expect(asked()).toBe(30);
  });

  test('gone from the screen it asks nothing', async () => {
    const { view, asked } = setUp('prova-attesa');
    await settle();
    view.unmount();
    await settle();
    const before = asked();
    await wait(30_000);
    expect(asked()).toBe(before);
  });

  test('a window that the browser blocks: a plain link that it does not', async () => {
    setUp('prova-esterno', true);
    await settle();
    await press('Continua');
    expect(screen.getByRole('alert').textContent).toBe('Il browser ha bloccato la nuova finestra: aprila da qui.');
    expect(screen.getByRole('link', { name: /Apri la pagina di Satispay/ }).getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('opened by the plain link: the page asks along, and follows when Satispay is through', async () => {
    const { runtime, asked, answer, ledger } = setUp('prova-esterno', true);
    await settle();
    await press('Continua');
    fireEvent.click(screen.getByRole('link', { name: /Apri la pagina di Satispay/ }));
    await wait(3000);
    expect([title(), asked()]).toEqual(['Verifica account satispay in corso...', 5]);
    await answer('accept');
    await wait(3000);
    expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet/recharge/prova-esterno' }]);
    expect(ledger()).toEqual(['recharge 1000']);
  });

  test('opened by the plain link, ten questions asked: a return to the tab follows the payment', async () => {
    const { runtime, asked, answer } = setUp('prova-esterno', true);
    await settle();
    await press('Continua');
    fireEvent.click(screen.getByRole('link', { name: /Apri la pagina di Satispay/ }));
    await wait(30_000);
    expect(asked()).toBe(11);
    act(() => runtime.environment.setVisible(false));
    await answer('accept');
    act(() => runtime.environment.setVisible(true));
    await wait(3000);
    expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet/recharge/prova-esterno' }]);
  });

  test('a second opening that the browser blocks: the plain link', async () => {
    const { openWindow } = setUp('prova-esterno');
    await settle();
    await press('Continua');
    openWindow.mockReturnValueOnce(null);
    await press('Apri di nuovo Satispay');
    expect(screen.getByRole('alert').textContent).toBe('Il browser ha bloccato la nuova finestra: aprila da qui.');
    expect(screen.getByRole('link', { name: /Apri la pagina di Satispay/ }).getAttribute('href')).toBe(
      `${window.location.origin}/sandbox/satispay/prova-esterno`,
    );
  });

  test('the server’s own sentence [P2-8.46]', async () => {
    setUp('prova-errore');
    await settle();
    expect(title()).toBe('Il tuo account Satispay non ha buoni pasto.');
  });

  test.each(['500', 'drop', 'html', 'malformed'])('it fails (%s): the sentence, and Riprova', async (fault) => {
    const { fault: breakCall, mend, asked } = setUp('prova-attesa');
    await breakCall(fault);
    await wait(1500);
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
    const before = asked();
    await wait(30_000);
    expect(asked()).toBe(before);
    await mend();
    await press('Riprova');
    expect(title()).toBe('Cerchiamo il tuo account Satispay');
  });
});
