import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw } from '../shared/ui/test-dom.tsx';
import { Shop } from './Shop.tsx';

vi.mock('./ShopExtras.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('the code of hearts, order and further dishes does not load: the first category has all its 130 dishes', async () => {
  // Mounted once: a second import of a module whose mock throws does not fail.
  draw(<Shop areaId="mensa-2" />, testRuntime(clientOver(fetchFrom(newB2c(), { user: 'demo@pausa.test' }))), { isStrict: false });
  await waitFor(() => expect(document.querySelectorAll('#category-primi li h3').length).toBe(130));
  expect(document.body.textContent).not.toContain('Mostra altri');
});
