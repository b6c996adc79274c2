import { Icon } from '../pictures/Icon.tsx';
import * as css from './Result.css.ts';
import type { Elements } from '../../text/Text.tsx';

interface ResultSceneProps {
  /** The result is awaited. */
  isTurning?: boolean;
  /** The result is there: good, or with something to do. */
  mark?: 'done' | 'alert' | undefined;
  children: Elements;
}

/** The large drawing of an order's result: within a turning ring, or with a mark. */
export function ResultScene({ isTurning = false, mark, children }: ResultSceneProps) {
  return (
    <div className={css.scene}>
      {children}
      {isTurning && (
        <svg className={css.ring} width="250" height="250" viewBox="0 0 250 250" fill="none" aria-hidden="true" focusable="false">
          <circle cx="125" cy="125" r="122" stroke="var(--_p-border)" strokeWidth="5" />
          <circle cx="125" cy="125" r="122" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeDasharray="190 577" />
        </svg>
      )}
      {mark !== undefined && (
        <span className={mark === 'done' ? css.mark : `${css.mark} ${css.alert}`}>
          {mark === 'done' ? (
            <Icon name="check" />
          ) : (
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M12 5v8M12 18v.5" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
            </svg>
          )}
        </span>
      )}
    </div>
  );
}
