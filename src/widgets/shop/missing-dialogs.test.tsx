import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw } from '../shared/ui/test-dom.tsx';
import type { ShopDialog } from './ItemCard.tsx';
import { Shop } from './Shop.tsx';

vi.mock('./ShopDialogs.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const byName = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);

test('a dialog whose code does not load closes again; the catalogue and the cart stay, and go on', async () => {
  // React logs what an error boundary catches.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const onDialog = vi.fn();
  function Page() {
    const [dialog, setDialog] = useState<ShopDialog>(null);
    onDialog.mockImplementation(setDialog);
    return <Shop areaId="milano-1" dialog={dialog} onDialog={onDialog} />;
  }
  // Mounted once: a second import of a module whose mock throws does not fail.
  draw(<Page />, testRuntime(clientOver(fetchFrom(newB2c(), { user: 'demo@pausa.test' }))), { isStrict: false });
  await waitFor(() => expect(byName('LO VOGLIO: Penne al pesto con mozzarella')).not.toBeNull());
  fireEvent.click(byName('LO VOGLIO: Penne al pesto con mozzarella')!);
  fireEvent.click(byName('VEDI INGREDIENTI: Penne al pesto con mozzarella')!);
  await waitFor(() => expect(onDialog.mock.calls).toEqual([[{ kind: 'item', itemId: 'milano-1-01' }], [null]]));
  expect([document.querySelector('dialog'), document.querySelector('h1')?.textContent]).toEqual([null, 'Frigo Torre Nord']);
  fireEvent.click(byName('Aggiungi uno: Penne al pesto con mozzarella')!);
  expect(document.querySelector('output')?.textContent).toBe('2');
});
