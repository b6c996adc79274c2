import type { ReactNode } from 'react';
import { SHIFT_EM } from './measures.ts';
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
      style={{ translate: `${x * SHIFT_EM}em ${y * SHIFT_EM}em` }}
      data-side={isOtherSide(now) ? 'other' : undefined}
    >
      {children}
    </div>
  );
}
