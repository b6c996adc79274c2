import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { fakeIdentity } from '../../widgets/login/test-kit.ts';
import { clientOver, testRuntime } from '../../widgets/shared/runtime/test-kit.ts';
import { draw } from '../../widgets/shared/ui/test-dom.tsx';
import EmailLoginScreen from './EmailLoginScreen.tsx';

vi.mock('../session/session.tsx', () => ({
  useSession: () => ({ identity: fakeIdentity(), config: { signInMethods: ['google', 'microsoft', 'email'] } }),
}));

test.each(['google', 'microsoft'])('a domain of %s: /login with the e-mail and the provider [P2-4.78]', async (provider) => {
  window.history.replaceState(null, '', '/login-with-email');
  draw(<EmailLoginScreen />, testRuntime(clientOver(fetchFrom(newB2c()))));
  await userEvent.setup().type(document.querySelector('input[name=email]')!, `anna@${provider}.pausa.test{Enter}`);
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe(`/login?provider=${provider}&email=anna%40${provider}.pausa.test`),
  );
});
