import type { Lang } from '../text.ts';
import { screenText } from './text.ts';

const formatsOf = (locale: string) => ({
  time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  day: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
});
// Created once: a formatter is expensive, and a screen would create one each minute for weeks.
const FORMATS: Readonly<Record<Lang, ReturnType<typeof formatsOf>>> = { it: formatsOf('it-IT'), en: formatsOf('en-GB') };

/** `12:24` in the device's time zone; `at` in epoch ms, here and below. */
export const timeText = (at: number, language: Lang): string => FORMATS[language].time.format(at);

/** `venerdì 20 novembre`. */
export const dayText = (at: number, language: Lang): string => FORMATS[language].day.format(at);

/** `aggiornato alle 12:24`, with the day when it is not today. */
export function updatedText(cachedAt: number, now: number, language: Lang): string {
  const isToday = new Date(cachedAt).toDateString() === new Date(now).toDateString();
  return screenText[language].updatedAt(timeText(cachedAt, language), isToday ? null : dayText(cachedAt, language));
}
