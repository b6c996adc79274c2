import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { totals } from './Cart.css.ts';

/** The place of the totals and of the button below them. */
export const FootSkeleton = () => (
  <>
    <div className={totals}>
      <Skeleton width={64} height={22} />
      <Skeleton width={64} height={22} />
    </div>
    <Skeleton height={56} radius={28} />
  </>
);
