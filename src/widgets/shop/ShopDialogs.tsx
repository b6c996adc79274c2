import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import type { SellingArea } from '../../api/index.ts';
import { isExcluded } from '../shared/rules/diet.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { SafeHtml } from '../shared/ui/content/SafeHtml.tsx';
import type { ItemProps, ShopDialog } from './ItemCard.tsx';
import { ItemDetail, loadEmphasised } from './ItemDetail.tsx';
import * as css from './Shop.css.ts';
import { text } from './text.ts';

// The diet filter is the heaviest of the dialogs, and few visits open it.
const loadDietFilter = async () => ({ default: (await import('./DietFilter.tsx')).DietFilter });
const DietFilter = lazy(loadDietFilter);
/** Delay until the dialogs' code is preloaded: the first load is finished, and a dialog then opens without waiting. */
const PRELOAD_AFTER_MS = 2000;

export interface ShopDialogsProps extends Pick<ItemProps, 'store' | 'isPreview' | 'onDialog'> {
  area: SellingArea;
  dialog: ShopDialog;
  onLeavePreview(): void;
}

/** The dialog that is open. An address may name an item or a dialog that does not exist here: it is closed again. */
export function ShopDialogs(props: ShopDialogsProps) {
  const { dialog, onDialog } = props;
  useEffect(() => {
    // A failed preload is ignored: opening the dialog loads again and shows the error.
    const timer = setTimeout(() => void Promise.allSettled([loadDietFilter(), loadEmphasised()]), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const shown = renderDialog(props);
  const isMissing = dialog !== null && shown === null;
  useEffect(() => {
    if (isMissing) onDialog(null);
  }, [isMissing, onDialog]);
  return shown;
}

function renderDialog({ area, dialog, onLeavePreview, ...props }: ShopDialogsProps): ReactElement | null {
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
        <Dialog title={area.banner.title} onClose={onClose}>
          <div className={css.bannerContent}>
            <SafeHtml html={area.banner.content} />
          </div>
        </Dialog>
      );
    case 'diet':
      return (
        <Suspense>
          <DietFilter areaId={area.id} onClose={onClose} />
        </Suspense>
      );
    case 'leave-preview':
      return props.isPreview ? <LeavePreviewDialog onLeave={onLeavePreview} onClose={onClose} /> : null;
    default:
      return dialog satisfies never;
  }
}

/** 'LO VOGLIO' was pressed in the preview (query `leave=need-confirm`). */
function LeavePreviewDialog({ onLeave, onClose }: { onLeave(): void; onClose(): void }) {
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
