import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchFrom } from '../../sandbox/b2c/in-process.ts';
import { newB2c } from '../../sandbox/b2c/test-kit.ts';
import { Shop } from './shop/index.ts';
import { draw } from './shared/ui/test-dom.tsx';
import { memberRuntime } from './shared/runtime/member-runtime.ts';
import { PausaRoot } from './shared/runtime/PausaRoot.tsx';

test('without a session a page’s own words stand there; whoever comes back signed in finds the shop', async () => {
  const b2c = newB2c();
  const asStranger = fetchFrom(b2c);
  const asMember = fetchFrom(b2c, { user: 'demo@pausa.test' });
  let isSignedIn = false;
  vi.stubGlobal('fetch', ((input, init) => (isSignedIn ? asMember : asStranger)(input, init)) satisfies typeof fetch);
  const { runtime, session } = memberRuntime({ apiBaseUrl: 'http://sandbox.test' });
  draw(
    <PausaRoot runtime={runtime} session={session} signedOut={<a href="https://pausa.example/login">Accedi</a>}>
      <Shop areaId="milano-1" />
    </PausaRoot>,
    runtime,
  );
  await screen.findByText('Accedi');
  expect(screen.queryByText('Caricamento del catalogo')).toBeNull();
  isSignedIn = true;
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Penne al pesto con mozzarella')).toBeDefined();
  expect(screen.queryByText('Accedi')).toBeNull();
  vi.unstubAllGlobals();
});
