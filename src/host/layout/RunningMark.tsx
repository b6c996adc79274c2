import { usePathname } from 'wouter/use-browser-location';
import { runningOrder } from '../../widgets/shared/ordering/order-history.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { visuallyHidden } from '../../widgets/shared/ui/page/layout.css.ts';
import { matchRoute } from '../routing/routes.ts';
import { useText } from '../text.ts';
import * as css from './RunningMark.css.ts';

/** Marks the link of the order list while an order of this browser is under way. The order's page has its state. */
export function RunningMark({ isTab }: { isTab: boolean }) {
  const text = useText();
  const { storage, environment } = useRuntime();
  const isOnOrder = matchRoute(usePathname())?.name === 'lockerOrder';
  if (isOnOrder || runningOrder(storage, environment.now()) === null) return null;
  return (
    <span className={isTab ? css.onTab : css.mark}>
      <span className={visuallyHidden}>{` (${text.running})`}</span>
    </span>
  );
}
