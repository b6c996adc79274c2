import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, MODES, read } from '../shared/ui/test-dom.tsx';
import { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx';

function setUp(isStrict: boolean, { answer, ...props }: Partial<CodeEntryProps> & { answer?: object } = {}) {
  const b2c = newB2c();
  const inProcess = fetchFrom(b2c);
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) =>
    answer === undefined ? inProcess(input, init) : Promise.resolve(Response.json(answer)),
  );
  const runtime = testRuntime(clientOver(fetch));
  draw(<CodeEntry code={null} utmMedium={null} ownDomains={['pausa.example']} {...props} />, runtime, isStrict);
  const send = sender(b2c);
  return {
    user: userEvent.setup(),
    followed: runtime.navigation.followed,
    asked: () => fetch.mock.calls.map(([input]) => String(input).replace('http://sandbox.test', '')),
    fault: (fault: string) => send('POST', '/sandbox/faults', { pattern: 'b2c/code/*', fault }),
    mend: () => send('DELETE', '/sandbox/faults'),
  };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Codice');
const confirm = () => screen.getByRole('button', { name: 'Conferma' });
const problems = () => [...document.querySelectorAll('form [role=alert]')].map(read).filter((text) => text !== '');

describe.each(MODES)('%s', (_, isStrict) => {
  test('the words of the screen', () => {
    setUp(isStrict);
    expect(screen.getByRole('heading', { level: 1, name: 'Lettore QR-Code' })).not.toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Inserisci il codice manualmente' })).not.toBeNull();
    expect([field().value, problems()]).toEqual(['', []]);
  });

  test('a code leads where the server says, asked for once', async () => {
    const { user, followed, asked } = setUp(isStrict);
    await user.type(field(), ' milano1 ');
    await user.dblClick(confirm());
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/selling-area/milano-1' }]));
    expect(asked()).toEqual(['/b2c/code/milano1']);
    expect(confirm().getAttribute('aria-disabled')).toBe('true');
  });

  test('Enter confirms, and an external link is followed too', async () => {
    const { user, followed } = setUp(isStrict);
    await user.type(field(), 'partner1{Enter}');
    await waitFor(() => expect(followed).toEqual([{ type: 'external', link: 'https://partner.example/menu' }]));
  });

  test('empty: Codice obbligatorio, the focus in the field, nothing asked; typing takes it away', async () => {
    const { user, asked } = setUp(isStrict);
    await user.click(confirm());
    expect([problems(), asked()]).toEqual([['Codice obbligatorio'], []]);
    expect(document.activeElement).toBe(field());
    await user.type(field(), 'm');
    expect(problems()).toEqual([]);
    await user.clear(field());
    await user.type(field(), '   {Enter}');
    expect([problems(), asked()]).toEqual([['Codice obbligatorio'], []]);
  });

  test.each([
    ['nessuno1', 'Codice non trovato'],
    ['a b/c?d', 'Codice non trovato'],
    ['ciclo1', 'Codice non valido'],
  ])('%s: %s', async (code, message) => {
    const { user, followed } = setUp(isStrict);
    await user.type(field(), `${code}{Enter}`);
    await waitFor(() => expect(problems()).toEqual([message]));
    expect([field().value, field().getAttribute('aria-invalid'), followed]).toEqual([code, 'true', []]);
    await user.type(field(), 'x');
    expect([problems(), field().value]).toEqual([[], `${code}x`]);
  });

  test.each([
    { type: 'external', link: 'https://pausa.example/code' },
    { type: 'external', link: 'https://pausa.example/code-landing/milano1' },
    { type: 'external', link: 'http://partner.example/' },
    { type: 'internal', link: '//evil.com' },
    { type: 'internal', link: 'selling-area/milano-1' },
  ])('a link that the guard refuses: Codice non valido (%j)', async (answer) => {
    const { user, followed } = setUp(isStrict, { answer });
    await user.type(field(), 'milano1{Enter}');
    await waitFor(() => expect(problems()).toEqual(['Codice non valido']));
    expect(followed).toEqual([]);
  });

  test.each(['500', '404', 'html', 'malformed', 'drop'])('%s: Errore durante la richiesta, and another try', async (kind) => {
    const { user, followed, fault, mend } = setUp(isStrict);
    await fault(kind);
    await user.type(field(), 'milano1{Enter}');
    await waitFor(() => expect(problems()).toEqual([kind === '404' ? 'Codice non trovato' : 'Errore durante la richiesta']));
    await mend();
    await user.click(confirm());
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/selling-area/milano-1' }]));
  });

  test('typing while the answer is awaited gives that code up', async () => {
    const { user, followed, asked, fault, mend } = setUp(isStrict);
    await fault('slow:60000');
    await user.type(field(), 'milano1{Enter}');
    await waitFor(() => expect(confirm().getAttribute('aria-disabled')).toBe('true'));
    await mend();
    await user.clear(field());
    expect(confirm().getAttribute('aria-disabled')).toBeNull();
    await user.type(field(), 'mensa2{Enter}');
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/selling-area/mensa-2' }]));
    expect(asked()).toEqual(['/b2c/code/milano1', '/b2c/code/mensa2']);
  });

  test('a code in the address is resolved at once, and only once', async () => {
    const { followed, asked } = setUp(isStrict, { code: 'mensa2' });
    expect(field().value).toBe('mensa2');
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/selling-area/mensa-2' }]));
    expect(asked()).toEqual(['/b2c/code/mensa2']);
  });

  test.each([
    ['nfc', 'nfc'],
    ['qr', 'qr-code'],
    ['', 'qr-code'],
  ])('utm_medium=%s: the medium goes with the call, and on with the path', async (utmMedium, medium) => {
    const { followed, asked } = setUp(isStrict, { code: 'milano1', utmMedium });
    const parameter = `pausa_code_landing_medium=${medium}`;
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: `/selling-area/milano-1?${parameter}` }]));
    expect(asked()).toEqual([`/b2c/code/milano1?${parameter}`]);
  });

  test('back from another site it takes codes again', async () => {
    const { user, followed } = setUp(isStrict);
    await user.type(field(), 'partner1{Enter}');
    await waitFor(() => expect(followed).toHaveLength(1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(confirm().getAttribute('aria-disabled')).toBeNull());
    expect(field().value).toBe('partner1');
  });
});
