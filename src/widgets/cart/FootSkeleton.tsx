import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { totals } from './Cart.css.ts';

/** The place of the totals and of the button below them. */
export const FootSkeleton = () => (
  <>
    <div className={totals} style={{ gap: '11px 12px', padding: '4px 0' }}>
      {[96, 64, 96, 64, 96, 64].map((width, index) => (
        <Skeleton key={index} width={width} height={14} />
      ))}
    </div>
    <Skeleton height={56} radius={28} />
  </>
);
