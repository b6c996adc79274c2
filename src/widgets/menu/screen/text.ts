import type { Lang } from '../../../api/index.ts';
import { text } from '../text.ts';

const ITALIAN = {
  ...text.it,
  /** Heading of a category that began on an earlier page. */
  continued: (label: string) => `${label} (continua)`,
  /** `day` is null when the menu was read today. */
  updatedAt: (time: string, day: string | null) => (day === null ? `aggiornato alle ${time}` : `aggiornato alle ${time} di ${day}`),
  page: (number: number, count: number) => `Pagina ${number} di ${count}`,
  sections: 'Categorie del menu',
  waitingTitle: 'Il menu arriva tra poco',
  waitingText: 'Lo schermo si aggiorna da solo.',
  paused: 'In pausa',
  pausedHint: 'Tocca lo schermo o premi Spazio per continuare',
  pause: 'Ferma le pagine',
};

export const screenText: Readonly<Record<Lang, Readonly<typeof ITALIAN>>> = {
  it: ITALIAN,
  en: {
    ...text.en,
    continued: (label) => `${label} (continued)`,
    updatedAt: (time, day) => (day === null ? `updated at ${time}` : `updated at ${time} on ${day}`),
    page: (number, count) => `Page ${number} of ${count}`,
    sections: 'Categories of the menu',
    waitingTitle: 'The menu will be here soon',
    waitingText: 'This screen updates by itself.',
    emptyTitle: 'There is no menu today',
    paused: 'Paused',
    pausedHint: 'Touch the screen or press Space to go on',
    pause: 'Stop the pages',
  },
};

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
