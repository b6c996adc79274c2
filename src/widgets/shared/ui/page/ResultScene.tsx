import { type Drawing, Icon, type IconName } from '../pictures/Icon.tsx';
import * as css from './Result.css.ts';
import type { Elements } from '../../text/Text.tsx';

interface ResultSceneProps {
  /** The result is awaited. */
  isTurning?: boolean;
  /** The result is there. */
  mark?: IconName | Drawing | undefined;
  /** The colours of a mark that is not good news. */
  markClass?: string | undefined;
  children: Elements;
}

/** The large drawing of an order's result: within a turning ring, or with a mark. */
export function ResultScene({ isTurning = false, mark, markClass = css.done, children }: ResultSceneProps) {
  return (
    <div className={css.scene}>
      {children}
      {isTurning && (
        <svg className={css.ring} width="250" height="250" viewBox="0 0 250 250" fill="none" aria-hidden="true" focusable="false">
          <circle cx="125" cy="125" r="122" stroke="var(--_p-border)" strokeWidth="5" />
          <circle cx="125" cy="125" r="122" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeDasharray="190 577" />
        </svg>
      )}
      {mark && (
        <span className={`${css.mark} ${markClass}`}>
          <Icon name={mark} />
        </span>
      )}
    </div>
  );
}
