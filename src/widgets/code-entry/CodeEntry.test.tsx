import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, pass, read } from '../shared/ui/test-dom.tsx';
import { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx';
import { type Camera, type CameraAccess, type QrListener, ScanError } from './gateway.ts';

function setUp({ answer, lang = 'it', ...props }: Partial<CodeEntryProps> & { answer?: object; lang?: 'it' | 'en' } = {}) {
  const b2c = newB2c();
  const inProcess = fetchFrom(b2c);
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) =>
    answer === undefined ? inProcess(input, init) : Promise.resolve(Response.json(answer)),
  );
  const runtime = testRuntime(clientOver(fetch));
  draw(<CodeEntry code={null} utmMedium={null} ownDomains={['pausa.example']} {...props} />, runtime, { lang });
  const send = sender(b2c);
  return {
    user: userEvent.setup(),
    followed: runtime.navigation.followed,
    setVisible: runtime.environment.setVisible,
    asked: () => fetch.mock.calls.map(([input]) => String(input).replace('http://sandbox.test', '')),
    fault: (fault: string) => send('POST', '/sandbox/faults', { pattern: 'b2c/code/*', fault }),
    mend: () => send('DELETE', '/sandbox/faults'),
  };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Codice');
const confirm = () => screen.getByRole('button', { name: 'Conferma' });
const problems = () => [...document.querySelectorAll('form [role=alert]')].map(read).filter((text) => text !== '');

describe('CodeEntry', () => {
  test('the words of the screen [P1-2.29] [P1-2.32]', () => {
    setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Lettore QR-Code' })).not.toBeNull();
    expect(screen.getByText('oppure')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Inserisci il codice manualmente' })).not.toBeNull();
    expect([field().value, problems()]).toEqual(['', []]);
  });

  test('a code leads where the server says, asked for once [P1-1.2] [P1-2.33]', async () => {
    const { user, followed, asked } = setUp();
    await user.type(field(), ' milano1 ');
    await user.dblClick(confirm());
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/selling-area/milano-1' }]));
    expect(asked()).toEqual(['/b2c/code/milano1']);
    expect(confirm().getAttribute('aria-disabled')).toBe('true');
  });

  test('in capitals it is tried as typed, then in lower case', async () => {
    const { user, followed, asked } = setUp();
    await user.type(field(), 'Milano1{Enter}');
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/selling-area/milano-1' }]));
    expect(asked()).toEqual(['/b2c/code/Milano1', '/b2c/code/milano1']);
  });

  test('Enter confirms, and an external link is followed too', async () => {
    const { user, followed } = setUp();
    await user.type(field(), 'partner1{Enter}');
    await waitFor(() => expect(followed).toEqual([{ type: 'external', link: 'https://partner.example/menu' }]));
  });

  test('empty: Codice obbligatorio, the focus in the field, nothing asked; typing takes it away [P1-5.1] [P1-4.16]', async () => {
    const { user, asked } = setUp();
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
  ])('%s: %s [P1-5.2] [P1-7.11]', async (code, message) => {
    const { user, followed } = setUp();
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
  ])('a link that the guard refuses: Codice non valido (%j) [P1-5.3]', async (answer) => {
    const { user, followed } = setUp({ answer });
    await user.type(field(), 'milano1{Enter}');
    await waitFor(() => expect(problems()).toEqual(['Codice non valido']));
    expect(followed).toEqual([]);
  });

  test.each(['500', '404', 'html', 'malformed', 'drop'])('%s: Errore durante la richiesta, and another try [P1-5.4]', async (kind) => {
    const { user, followed, fault, mend } = setUp();
    await fault(kind);
    await user.type(field(), 'milano1{Enter}');
    await waitFor(() => expect(problems()).toEqual([kind === '404' ? 'Codice non trovato' : 'Errore durante la richiesta']));
    await mend();
    await user.click(confirm());
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/selling-area/milano-1' }]));
  });

  test('typing while the answer is awaited gives that code up', async () => {
    const { user, followed, asked, fault, mend } = setUp();
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
    const { followed, asked } = setUp({ code: 'mensa2' });
    expect(field().value).toBe('mensa2');
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/selling-area/mensa-2' }]));
    expect(asked()).toEqual(['/b2c/code/mensa2']);
  });

  test.each([
    ['nfc', 'nfc'],
    ['qr', 'qr-code'],
    ['', 'qr-code'],
  ])('utm_medium=%s: the medium goes with the call, and on with the path [P1-7.21] [P1-7.22]', async (utmMedium, medium) => {
    const { followed, asked } = setUp({ code: 'milano1', utmMedium });
    const parameter = `pausa_code_landing_medium=${medium}`;
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: `/selling-area/milano-1?${parameter}` }]));
    expect(asked()).toEqual([`/b2c/code/milano1?${parameter}`]);
  });

  test('back from another site it takes codes again', async () => {
    const { user, followed } = setUp();
    await user.type(field(), 'partner1{Enter}');
    await waitFor(() => expect(followed).toHaveLength(1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(confirm().getAttribute('aria-disabled')).toBeNull());
    expect(field().value).toBe('partner1');
  });
});

/** A camera that a test looks through. */
function fakeCamera(access: CameraAccess, failure?: ConstructorParameters<typeof ScanError>[0]) {
  const sessions: { listener: QrListener; signal: AbortSignal }[] = [];
  const fails = { with: failure };
  const camera: Camera = {
    access: async () => access,
    loadReader: async () => ({
      async start(_, listener, signal) {
        if (fails.with !== undefined) throw new ScanError(fails.with);
        sessions.push({ listener, signal });
        return null;
      },
    }),
  };
  return {
    camera,
    fails,
    show: (text: string) => act(() => sessions.at(-1)?.listener.onText(text)),
    lose: () => act(() => sessions.at(-1)?.listener.onLost()),
    opened: () => sessions.length,
    live: () => sessions.filter(({ signal }) => !signal.aborted).length,
  };
}

const view = () => screen.getByRole('region', { name: 'Fotocamera' });
const said = () => read(within(view()).getByRole('status'));
const enable = () => screen.findByRole('button', { name: 'Abilita il lettore QR-Code' });

describe('the scanner', () => {
  test('no camera: not supported, and the form is there [P1-4.18] [P1-8.10]', async () => {
    setUp();
    await waitFor(() => expect(said()).toMatch(/^Lettore QR-Code non supportato/));
    expect(within(view()).queryByRole('button')).toBeNull();
    expect(field().disabled).toBe(false);
  });

  test('a code of ours is resolved like a typed one, once while it is in view [P1-4.22] [P1-5.6]', async () => {
    const { camera, show } = fakeCamera('granted');
    const { followed, asked } = setUp({ camera });
    await waitFor(() => expect(said()).toBe('Inquadra il QR-Code'));
    for (let count = 0; count < 5; count += 1) show('https://pausa.example/code-landing/milano1');
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/selling-area/milano-1' }]));
    expect([asked(), field().value]).toEqual([['/b2c/code/milano1'], 'milano1']);
  });

  test('a camera that is taken away while it reads: said, let go, and the button brings it back', async () => {
    const { camera, lose, live, opened } = fakeCamera('granted');
    setUp({ camera });
    await waitFor(() => expect(said()).toBe('Inquadra il QR-Code'));
    lose();
    expect(said()).toMatch(/^La fotocamera non risponde/);
    expect(live()).toBe(0);
    const before = opened();
    await userEvent.click(await enable());
    await waitFor(() => expect(said()).toBe('Inquadra il QR-Code'));
    expect(opened()).toBe(before + 1);
  });

  describe('a camera that never answers', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    function silent(access: CameraAccess | 'never') {
      const signals: AbortSignal[] = [];
      const camera: Camera = {
        access: () => (access === 'never' ? new Promise(() => undefined) : Promise.resolve(access)),
        loadReader: async () => ({
          start(_, _listener, signal) {
            signals.push(signal);
            return new Promise(() => undefined);
          },
        }),
      };
      setUp({ camera });
      return { live: () => signals.filter(({ aborted }) => !aborted).length };
    }

    test('although it is permitted: said after 10 seconds, and given up', async () => {
      const { live } = silent('granted');
      await pass(9000);
      expect([said(), live()]).toEqual(['Apertura della fotocamera', 1]);
      await pass(2000);
      expect([said(), live()]).toEqual(['La fotocamera non rispondeForse la usa un’altra app. Riprova, oppure scrivi il codice.', 0]);
    });

    test('because nobody answers the browser’s question: waited for, and after a minute the button is back', async () => {
      const { live } = silent('ask');
      await pass(0);
      fireEvent.click(screen.getByRole('button', { name: 'Abilita il lettore QR-Code' }));
      await pass(50_000);
      expect([said(), live()]).toEqual(['Apertura della fotocamera', 1]);
      await pass(11_000);
      expect([said(), live()]).toEqual(['Inquadra il QR-Code che trovi sul frigo o al banco.', 0]);
    });

    test('nor does the browser say whether it is permitted: the button after 3 seconds [P1-4.17]', async () => {
      silent('never');
      await pass(2000);
      expect(said()).toBe('Cerco la fotocamera…');
      await pass(2000);
      expect(said()).toBe('Inquadra il QR-Code che trovi sul frigo o al banco.');
    });

    const late = (camera: Camera, access: CameraAccess): Camera => ({
      ...camera,
      access: () => new Promise((resolve) => void setTimeout(() => resolve(access), 5000)),
    });

    test.each([
      ['granted', 'Inquadra il QR-Code', 1],
      ['unsupported', 'Lettore QR-Code non supportato', 0],
    ] as const)('the browser says late that it is %s: no press is needed', async (access, sentence, opened) => {
      const phone = fakeCamera(access);
      setUp({ camera: late(phone.camera, access) });
      await pass(4000);
      expect(said()).toBe('Inquadra il QR-Code che trovi sul frigo o al banco.');
      await pass(1000);
      expect(said()).toMatch(new RegExp(`^${sentence}`));
      expect(phone.opened()).toBe(opened);
    });

    test('the browser says late that it is permitted, and the button was pressed before: one camera', async () => {
      const phone = fakeCamera('ask');
      setUp({ camera: late(phone.camera, 'granted') });
      await pass(4000);
      fireEvent.click(screen.getByRole('button', { name: 'Abilita il lettore QR-Code' }));
      await pass(1000);
      expect([said(), phone.opened(), phone.live()]).toEqual(['Inquadra il QR-Code', 1, 1]);
    });
  });

  test('somebody else’s code: a calm word, nothing asked, and scanning goes on', async () => {
    const { camera, show } = fakeCamera('granted');
    const { followed, asked } = setUp({ camera });
    await waitFor(() => expect(said()).toBe('Inquadra il QR-Code'));
    show('https://evil.com/code-landing/milano1');
    expect(said()).toBe('Questo QR-Code non è di Pausa');
    expect([asked(), field().value]).toEqual([[], '']);
    show('https://pausa.example/code-landing/mensa2');
    await waitFor(() => expect(followed).toEqual([{ type: 'internal', link: '/selling-area/mensa-2' }]));
  });

  test('not allowed yet: nothing opens before the button [P1-2.31] [P1-4.20]', async () => {
    const { camera, opened } = fakeCamera('ask');
    const { user } = setUp({ camera });
    await enable();
    expect(opened()).toBe(0);
    await user.click(await enable());
    await waitFor(() => expect(said()).toBe('Inquadra il QR-Code'));
    expect(opened()).toBe(1);
  });

  test.each([
    ['denied', 'Permessi non validi lettore QR-Code', 'Riprova'],
    ['unavailable', 'La fotocamera non risponde', 'Abilita il lettore QR-Code'],
  ] as const)('%s: %s, and another try', async (failure, sentence, again) => {
    const { camera, fails } = fakeCamera('ask', failure);
    const { user } = setUp({ camera });
    await user.click(await enable());
    await waitFor(() => expect(said()).toContain(sentence));
    fails.with = undefined;
    await user.click(screen.getByRole('button', { name: again }));
    await waitFor(() => expect(said()).toBe('Inquadra il QR-Code'));
  });

  test.each([
    ['denied', 'Riprova'],
    ['unavailable', 'Abilita il lettore QR-Code'],
    ['unsupported', null],
  ] as const)('pressed by keyboard and %s: the focus stays in the view, on the way to try again', async (failure, again) => {
    const { camera } = fakeCamera('ask', failure);
    const { user } = setUp({ camera });
    (await enable()).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(again === null ? view() : screen.getByRole('button', { name: again })));
    await waitFor(() => expect(said()).not.toBe(''));
  });

  test('while it reads the focus waits in the view; somebody who types meanwhile is left alone', async () => {
    const { camera, lose } = fakeCamera('ask');
    const { user } = setUp({ camera });
    (await enable()).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(said()).toBe('Inquadra il QR-Code'));
    expect(document.activeElement).toBe(view());
    lose();
    expect(document.activeElement).toBe(await enable());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(said()).toBe('Inquadra il QR-Code'));
    await user.click(field());
    lose();
    await enable();
    expect(document.activeElement).toBe(field());
  });

  test('refused before: told so without asking again [P1-4.19] [P1-8.11]', async () => {
    const { camera, opened } = fakeCamera('denied');
    setUp({ camera });
    await waitFor(() => expect(said()).toMatch(/^Permessi non validi lettore QR-Code/));
    expect(opened()).toBe(0);
  });

  test('a hidden page lets the camera go and shows the button [P1-4.21]', async () => {
    const { camera, live } = fakeCamera('granted');
    const { user, setVisible } = setUp({ camera });
    await waitFor(() => expect(said()).toBe('Inquadra il QR-Code'));
    expect(live()).toBe(1);
    act(() => setVisible(false));
    await enable();
    expect(live()).toBe(0);
    act(() => setVisible(true));
    await user.click(await enable());
    await waitFor(() => expect(live()).toBe(1));
  });

  test('a page that is hidden after a refusal says what it said', async () => {
    const { camera } = fakeCamera('denied');
    const { setVisible } = setUp({ camera });
    await waitFor(() => expect(said()).not.toBe('Cerco la fotocamera…'));
    const before = said();
    act(() => setVisible(false));
    act(() => setVisible(true));
    expect([said(), screen.queryByRole('button', { name: 'Abilita il lettore QR-Code' })]).toEqual([before, null]);
  });

  test('a page that is hidden already opens no camera', async () => {
    const { camera, opened } = fakeCamera('granted');
    const { setVisible } = setUp({ camera });
    act(() => setVisible(false));
    await enable();
    expect(opened()).toBe(0);
  });

  test('leaving lets the camera go', async () => {
    const { camera, live } = fakeCamera('granted');
    setUp({ camera });
    await waitFor(() => expect(live()).toBe(1));
    cleanup();
    await waitFor(() => expect(live()).toBe(0));
  });

  test('no camera for a code of the address, until it fails', async () => {
    const { camera, opened, live } = fakeCamera('granted');
    setUp({ camera, code: 'nessuno1' });
    expect(screen.queryByRole('region', { name: 'Fotocamera' })).toBeNull();
    expect(opened()).toBe(0);
    await waitFor(() => expect(problems()).toEqual(['Codice non trovato']));
    await waitFor(() => expect(live()).toBe(1));
  });
});

test('in English: the form, the scanner and a code of nobody', async () => {
  const { user } = setUp({ lang: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'QR code reader' })).toBeDefined();
  await waitFor(() =>
    expect(read(screen.getByRole('region', { name: 'Camera' }))).toBe(
      'QR code reader not supportedThere is no camera on this device that we can use: type the code.',
    ),
  );
  await user.type(screen.getByLabelText('Code'), 'nessuno1');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(problems()).toEqual(['Code not found']));
});
