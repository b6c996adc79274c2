import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { charge, totals } from './Cart.css.ts';

/** The place of the totals and of the button; `hasCharge`: of a line about the payment between them, too. */
export const FootSkeleton = ({ hasCharge = false }: { hasCharge?: boolean }) => (
  <>
    <div className={totals} style={{ rowGap: 12 }}>
      {[96, 64, 96, 64, 96, 64, 96, 64].map((width, index) => (
        <Skeleton key={index} width={width} height={14} />
      ))}
    </div>
    {hasCharge && (
      <div className={charge}>
        <Skeleton height={18} />
      </div>
    )}
    <Skeleton height={56} radius={28} />
  </>
);

/** A text of two lines, as most names have on a phone. */
export const TWO_BARS = (
  <div style={{ display: 'grid', gap: 6, padding: '7px 0 3px' }}>
    <Skeleton width="80%" height={14} />
    <Skeleton width="50%" height={14} />
  </div>
);
