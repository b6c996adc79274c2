import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { Brand } from './Brand.tsx';
import { Clock } from './Clock.tsx';
import * as css from './screen.css.ts';
import { SCREEN_TEXT, type ScreenLanguage } from './text.ts';

interface WaitingProps {
  language: ScreenLanguage;
  /** `empty`: there is no menu today. `waiting`: the server has not answered yet. */
  reason: 'empty' | 'waiting';
  /** The canteen's name, once it is known. */
  title?: string | null;
}

/** The screen without a menu: the canteen's name, the time and one sentence. */
export function Waiting({ language, reason, title = null }: WaitingProps) {
  const { productName } = useRuntime();
  const text = SCREEN_TEXT[language];
  return (
    <>
      <div className={css.rail}>
        <Brand as="p" title={title ?? productName} />
        <Clock language={language} />
      </div>
      <div className={css.main}>
        <div className={css.waiting} role="status">
          <h1 className={css.waitingTitle}>{reason === 'empty' ? text.emptyTitle : text.waitingTitle}</h1>
          <p className={css.waitingText}>{reason === 'empty' ? text.emptyText : text.waitingText}</p>
        </div>
      </div>
    </>
  );
}
