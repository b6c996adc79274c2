import { useLanguage } from '../text.ts';
import * as css from './StatusBar.css.ts';
import { dayText, timeText } from './times.ts';
import { useMinute } from './use-minute.ts';

export function Clock() {
  const language = useLanguage();
  const now = useMinute();
  return (
    <div className={css.clock}>
      <time className={css.time}>{timeText(now, language)}</time>
      <p className={css.day}>{dayText(now, language)}</p>
    </div>
  );
}
