import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useLanguage } from '../text.ts';
import { Brand } from './Brand.tsx';
import { Clock } from './Clock.tsx';
import * as css from './NoMenu.css.ts';
import { main } from './screen.css.ts';
import { panel } from './StatusBar.css.ts';
import { screenText } from './text.ts';

interface NoMenuProps {
  /** `empty`: there is no menu today. `waiting`: the server has not answered yet. */
  reason: 'empty' | 'waiting';
  /** The canteen's name, once it is known. */
  title?: string | null;
}

/** The screen without a menu: the canteen's name, the time and one sentence. */
export function NoMenu({ reason, title = null }: NoMenuProps) {
  const { productName } = useRuntime();
  const text = screenText[useLanguage()];
  return (
    <>
      <div className={panel}>
        <Brand as="p" title={title ?? productName} />
        <Clock />
      </div>
      <div className={main}>
        <div className={css.waiting} role="status">
          <h1 className={css.waitingTitle}>{reason === 'empty' ? text.emptyTitle : text.waitingTitle}</h1>
          <p className={css.waitingText}>{reason === 'empty' ? text.emptyText : text.waitingText}</p>
        </div>
      </div>
    </>
  );
}
