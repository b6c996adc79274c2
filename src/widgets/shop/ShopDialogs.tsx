import { type ReactElement, useEffect } from 'react';
import type { SellingArea } from '../../api/index.ts';
import { isExcluded } from '../shared/rules/diet.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { SafeHtml } from '../shared/ui/content/SafeHtml.tsx';
import { italian } from '../shared/text/italian.tsx';
import type { ItemProps, ShopDialog } from './ItemCard.tsx';
import { DietFilter } from './DietFilter.tsx';
import { ItemDetail } from './ItemDetail.tsx';
import * as css from './Shop.css.ts';
import { useText } from './dialog-text.ts';

export interface ShopDialogsProps extends Pick<ItemProps, 'store' | 'isPreview' | 'onDialog'> {
  area: SellingArea;
  dialog: ShopDialog;
  onLeavePreview(): void;
  onDietSaved(): void;
}

/** The dialog that is open. An address may name an item or a dialog that does not exist here: it is closed again. */
export function ShopDialogs(props: ShopDialogsProps) {
  const { dialog, onDialog } = props;
  const shown = renderDialog(props);
  const isMissing = dialog !== null && shown === null;
  useEffect(() => {
    if (isMissing) onDialog(null);
  }, [isMissing, onDialog]);
  return shown;
}

function renderDialog({ area, dialog, onLeavePreview, onDietSaved, ...props }: ShopDialogsProps): ReactElement | null {
  const onClose = () => props.onDialog(null);
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'item': {
      const item = area.catalogue.items.find(({ id }) => id === dialog.itemId);
      if (item === undefined) return null;
      return <ItemDetail {...props} item={item} isExcluded={isExcluded(item.edible, area.dietPreference)} onClose={onClose} />;
    }
    case 'unsellable':
      return <UnsellableDialog onClose={onClose} />;
    case 'banner':
      if (area.banner?.status !== 'ON') return null;
      return (
        <Dialog title={italian(area.banner.title)} onClose={onClose}>
          <div className={css.bannerContent} lang="it">
            <SafeHtml html={area.banner.content} />
          </div>
        </Dialog>
      );
    case 'diet':
      return <DietFilter areaId={area.id} onClose={onClose} onSaved={onDietSaved} />;
    case 'leave-preview':
      return props.isPreview ? <LeavePreviewDialog onLeave={onLeavePreview} onClose={onClose} /> : null;
    default:
      return dialog satisfies never;
  }
}

/** 'LO VOGLIO' was pressed in the preview (query `leave=need-confirm`). */
function LeavePreviewDialog({ onLeave, onClose }: { onLeave(): void; onClose(): void }) {
  const text = useText();
  return (
    <Dialog
      title={text.leaveTitle}
      onClose={onClose}
      foot={
        <div className={css.footButtons}>
          <Button size="large" onClick={onLeave}>
            {text.leave}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text.stay}
          </Button>
        </div>
      }
    >
      <p className={css.paragraph}>{text.leaveText}</p>
    </Dialog>
  );
}

/** Why an item cannot be bought (query `unsellable-item-info-banner=open`). */
function UnsellableDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  return (
    <Dialog
      title={text.unsellableTitle}
      onClose={onClose}
      foot={
        <Button size="large" onClick={onClose}>
          {text.understood}
        </Button>
      }
    >
      <div className={css.paragraph}>
        <p>{text.unsellableLead}</p>
        <ul className={css.reasons}>
          {text.unsellableReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>{text.unsellableTail}</p>
      </div>
    </Dialog>
  );
}
