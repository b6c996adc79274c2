import { type Lang, localeOf } from '../../../api/index.ts';
import { defineText } from '../../shared/text/language.ts';
import { MENU } from '../text.ts';

export const MENU_SCREEN = {
  ...MENU,
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

export type MenuScreenText = Readonly<typeof MENU_SCREEN>;
export const useScreenText = defineText('menuScreen', MENU_SCREEN);

const formatsOf = (locale: string) => ({
  time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  day: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
});
// Created once: a formatter is expensive, and a screen would create one each minute for weeks.
const created: Partial<Record<Lang, ReturnType<typeof formatsOf>>> = {};
const formats = (lang: Lang) => (created[lang] ??= formatsOf(localeOf(lang)));

/** `12:24` in the device's time zone; `at` in epoch ms, here and below. */
export const timeText = (at: number, language: Lang): string => formats(language).time.format(at);

/** `venerdì 20 novembre`. */
export const dayText = (at: number, language: Lang): string => formats(language).day.format(at);

/** `aggiornato alle 12:24`, with the day when it is not today. */
export function updatedText({ updatedAt }: Pick<MenuScreenText, 'updatedAt'>, cachedAt: number, now: number, language: Lang): string {
  const isToday = new Date(cachedAt).toDateString() === new Date(now).toDateString();
  return updatedAt(timeText(cachedAt, language), isToday ? null : dayText(cachedAt, language));
}
