import { useState } from 'react';
import { Button } from '../shared/ui/controls/Button.tsx';
import { loadable } from '../shared/ui/loadable.tsx';
import type { ReceiptData } from './receipt.ts';
import { useText } from './text.ts';

const Receipt = loadable(async () => (await import('./Receipt.tsx')).Receipt);

/** Opens the receipt of an order, whose code loads with the press. */
export function ReceiptButton({ data }: { data: ReceiptData }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="orders" hugs onClick={() => setOpen(true)}>
        {text.receipt}
      </Button>
      {isOpen && <Receipt data={data} onClose={() => setOpen(false)} />}
    </>
  );
}
