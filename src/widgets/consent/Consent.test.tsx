import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { faultsOf, newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import type { Lang } from '../../api/index.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, read } from '../shared/ui/test-dom.tsx';
import { Consent, type ConsentProps } from './Consent.tsx';

/** A new person, who has answered nothing yet. */
const NEW = 'nuova@pausa.test';

function setUp({ email = NEW, lang = 'it', ...props }: Partial<ConsentProps> & { email?: string; lang?: Lang } = {}) {
  const b2c = newB2c();
  const fetch = vi.fn(fetchFrom(b2c, { user: email }));
  const onDone = vi.fn();
  draw(<Consent privacyNotice="/privacy" onDone={onDone} {...props} />, testRuntime(clientOver(fetch)), { lang });
  return {
    user: userEvent.setup(),
    onDone,
    stored: () => b2c.world().user(email).consent,
    posts: () =>
      fetch.mock.calls.filter(([, init]) => init?.method === 'POST').map(([, init]) => JSON.parse(String(init?.body)) as unknown),
    ...faultsOf(b2c),
  };
}

const MARKETING = 'Attività di marketing';
const PROFILING = 'Profilazione per attività di marketing';
const answer = (question: string, choice: 'Si' | 'No') => {
  const group = screen.getByRole('radiogroup', { name: question });
  return [...group.querySelectorAll('label')].find((label) => read(label) === choice)!.querySelector('input')!;
};
const proceed = () => screen.getByRole('button', { name: 'Prosegui' });
const ready = () => screen.findByRole('button', { name: 'Prosegui' });
const missing = () => [...document.querySelectorAll('[role=alert]')].map(read).filter((text) => text !== '');

describe('Consent', () => {
  test('asks both, with nothing chosen beforehand, and links to the notice in another tab [P2-2.136] [P2-2.137] [P2-2.138]', async () => {
    setUp();
    await ready();
    expect(screen.getByRole('heading', { level: 1, name: 'Gestisci i consensi' })).toBe(document.activeElement);
    for (const question of [MARKETING, PROFILING])
      expect([answer(question, 'Si').checked, answer(question, 'No').checked]).toEqual([false, false]);
    const link = screen.getByRole('link', { name: /informativa privacy/ });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/privacy',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('shows what was chosen before [P2-3.21] [P2-4.100] [P2-7.37]', async () => {
    setUp({ email: 'demo@pausa.test' });
    await ready();
    expect([answer(MARKETING, 'Si').checked, answer(PROFILING, 'No').checked]).toEqual([true, true]);
  });

  test('sends both answers once, and goes on [P2-2.139] [P2-4.100] [P2-7.38]', async () => {
    const { user, onDone, stored, posts } = setUp();
    await ready();
    await user.click(answer(MARKETING, 'No'));
    await user.click(answer(PROFILING, 'Si'));
    await user.dblClick(proceed());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(posts()).toEqual([{ data: { acceptMarketingData: false, acceptProfilingData: true } }]);
    expect(stored()).toEqual({ acceptMarketingData: false, acceptProfilingData: true });
  });

  test('without an answer: Devi fare una scelta., at the question, and the focus there [P2-4.101] [P2-5.18]', async () => {
    const { user, onDone, posts } = setUp();
    await ready();
    await user.click(proceed());
    expect(missing()).toEqual(['Devi fare una scelta.', 'Devi fare una scelta.']);
    expect(document.activeElement).toBe(answer(MARKETING, 'Si'));
    await user.click(answer(MARKETING, 'No'));
    expect(missing()).toEqual(['Devi fare una scelta.']);
    await user.click(proceed());
    expect(document.activeElement).toBe(answer(PROFILING, 'Si'));
    expect(screen.getByRole('radiogroup', { name: PROFILING }).getAttribute('aria-invalid')).toBe('true');
    expect([posts(), onDone.mock.calls]).toEqual([[], []]);
  });

  test('the second question answered, the first not: the sentence and the focus are at the first', async () => {
    const { user, onDone, posts } = setUp();
    await ready();
    await user.click(answer(PROFILING, 'Si'));
    await user.click(proceed());
    expect(missing()).toEqual(['Devi fare una scelta.']);
    expect(screen.getByRole('radiogroup', { name: MARKETING }).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(answer(MARKETING, 'Si'));
    expect([posts(), onDone.mock.calls]).toEqual([[], []]);
  });

  test('a choice while the answers are being sent is ignored', async () => {
    const { onDone, posts } = setUp({ email: 'demo@pausa.test' });
    await ready();
    // In one task: nothing is drawn, and no question disabled, between the two presses.
    act(() => {
      proceed().click();
      answer(MARKETING, 'No').click();
    });
    expect(answer(MARKETING, 'Si').checked).toBe(true);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(posts()).toEqual([{ data: { acceptMarketingData: true, acceptProfilingData: false } }]);
  });

  test.each(['500', '401', 'html', 'malformed', 'drop'])(
    'an error on sending (%s) is ignored: the person goes on [P2-7.39]',
    async (kind) => {
      const { user, onDone, fault } = setUp();
      await ready();
      await fault('b2c/privacy-policy', kind, { method: 'POST' });
      await user.click(answer(MARKETING, 'No'));
      await user.click(answer(PROFILING, 'No'));
      await user.click(proceed());
      await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    },
  );

  test('choices that cannot be read: a sentence, another try, or on without', async () => {
    const b2c = newB2c();
    await sender(b2c)('POST', '/sandbox/faults', { pattern: 'b2c/privacy-policy', fault: '500' });
    const onDone = vi.fn();
    draw(<Consent privacyNotice="/privacy" onDone={onDone} />, testRuntime(clientOver(fetchFrom(b2c, { user: NEW }))));
    const user = userEvent.setup();
    expect(await screen.findByRole('heading', { name: 'Errore durante il caricamento' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continua senza scegliere' }));
    expect(onDone).toHaveBeenCalledTimes(1);
    await sender(b2c)('DELETE', '/sandbox/faults');
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await ready();
  });

  test('Annulla leaves without sending, where no answer is required', async () => {
    const onCancel = vi.fn();
    const { user, posts, onDone } = setUp({ onCancel });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect([onCancel.mock.calls.length, posts(), onDone.mock.calls]).toEqual([1, [], []]);
  });
});

test('in English: the two questions, and what is missing', async () => {
  const { user } = setUp({ lang: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Manage your consent' })).toBeTruthy();
  expect(screen.getAllByRole('radiogroup', { name: /marketing$/i }).map((group) => read(group.querySelector('legend')))).toEqual([
    'Marketing',
    'Profiling for marketing',
  ]);
  expect(screen.getAllByRole('radio', { name: 'Yes' })).toHaveLength(2);
  expect(missing()).toEqual(['You have to choose.', 'You have to choose.']);
});
