import type { ReactNode } from 'react';
import { isOtherSide, placeAt } from './schedule.ts';
import * as css from './screen.css.ts';
import { useMinute } from './use-minute.ts';

/** Against burn-in, in every state of the screen: everything shifts each minute and the two parts swap sides each hour. */
export function BurnInShift({ children }: { children: ReactNode }) {
  const now = useMinute();
  const [x, y] = placeAt(now);
  return (
    <div
      className={css.inner}
      style={{ translate: `${x * css.SHIFT_EM}em ${y * css.SHIFT_EM}em` }}
      data-side={isOtherSide(now) ? 'other' : undefined}
    >
      {children}
    </div>
  );
}
