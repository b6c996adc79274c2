import * as css from './screen.css.ts';
import type { ScreenLanguage } from './text.ts';
import { dayText, timeText } from './times.ts';
import { useMinute } from './use-minute.ts';

export function Clock({ language }: { language: ScreenLanguage }) {
  const now = useMinute();
  return (
    <div className={css.clock}>
      <time className={css.time}>{timeText(now, language)}</time>
      <p className={css.day}>{dayText(now, language)}</p>
    </div>
  );
}
