import { Button } from '../controls/Button.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { paragraph, reasons } from './unsellable.css.ts';
import { useText } from './text.ts';

/** Why an item cannot be bought (query `unsellable-item-info-banner=open`). */
export function UnsellableDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      foot={
        <Button size="large" onClick={onClose}>
          {text.understood}
        </Button>
      }
    >
      <div className={paragraph}>
        <p>{text.lead}</p>
        <ul className={reasons}>
          {text.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>{text.tail}</p>
      </div>
    </Dialog>
  );
}
