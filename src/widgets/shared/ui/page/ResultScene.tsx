import type { ReactNode } from 'react';
import * as css from './Result.css.ts';

/** The large drawing of an order's result. A ring turns around it while the result is awaited. */
export function ResultScene({ isTurning = false, children }: { isTurning?: boolean; children: ReactNode }) {
  return (
    <div className={css.scene}>
      {children}
      {isTurning && (
        <svg className={css.ring} width="250" height="250" viewBox="0 0 250 250" fill="none" aria-hidden="true" focusable="false">
          <circle cx="125" cy="125" r="121" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeDasharray="190 570" />
        </svg>
      )}
    </div>
  );
}
