import { useSyncExternalStore } from 'react';
import { ALLERGENS, type MenuItem } from '../../../api/index.ts';
import { KITCHEN_NAMES } from '../../../texts/kitchen.ts';
import type { Section } from '../../shared/rules/arrange.ts';
import { renderNow } from '../../shared/runtime/render-now.ts';
import { useLanguage, useLocale } from '../../shared/text/language.ts';
import { Heading } from '../../shared/ui/content/Heading.tsx';
import { declaredOf, type Presence } from './declared.ts';
import * as css from './print.css.ts';
import { useControlsText } from './text.ts';

/** When the browser began to print; null before. */
let printedAt: Date | null = null;

/** Listens for printing, and for a page that emulates the print medium. */
function subscribe(listener: () => void): () => void {
  const paper = window.matchMedia('print');
  const set = (isOn: boolean) => {
    printedAt = isOn ? (printedAt ?? new Date()) : null;
    // The browser lays out the print right after the event and may not wait for a microtask.
    renderNow(listener);
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('beforeprint', () => set(true), { signal });
  window.addEventListener('afterprint', () => set(false), { signal });
  paper.addEventListener('change', () => set(paper.matches), { signal });
  // The print began before this module came.
  if (paper.matches) {
    printedAt ??= new Date();
    listener();
  }
  return () => controller.abort();
}

const SIGNS = { present: '●', traces: 'T', named: '○' } as const satisfies Record<Presence, string>;
const PRESENCES = Object.keys(SIGNS) as Presence[];

/** A sign for each of the fourteen allergens, in the regulation's order, or one cell that says why they are not known. */
function Cells({ item }: { item: MenuItem }) {
  const text = useControlsText();
  const { found, isComplete } = declaredOf(item);
  if (isComplete) {
    return ALLERGENS.map((key) => {
      const presence = found.get(key);
      return (
        <td key={key} className={css.cell}>
          {presence && SIGNS[presence]}
        </td>
      );
    });
  }
  const declaration = item.allergensString?.trim();
  return (
    <td colSpan={ALLERGENS.length} className={css.unknown} lang={declaration ? 'it' : undefined}>
      {declaration || (item.ingredients ? text.undeclared : text.noNutrition)}
    </td>
  );
}

/**
 * The allergen register of EU 1169/2011, which Italian law requires of canteens, below the printed menu: every dish, also those
 * about which nothing is known. The screen does not show it.
 */
export function Register({ sections }: { sections: readonly Section<MenuItem>[] }) {
  const at = useSyncExternalStore(subscribe, () => printedAt);
  const text = useControlsText();
  const locale = useLocale();
  const { allergens, traces } = KITCHEN_NAMES[useLanguage()];
  const marks = { ...text.marks, traces };
  if (at === null || sections.length === 0) return null;
  const date = at.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={css.register} part="register">
      <Heading level={2} className={css.registerTitle}>
        {text.register}
      </Heading>
      <p className={css.registerNote}>
        {`${text.registerNote(date)} ${PRESENCES.map((presence) => `${SIGNS[presence]} ${marks[presence]}`).join(' · ')}`}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.dishHead}>
              {text.dish}
            </th>
            {ALLERGENS.map((key) => (
              <th key={key} scope="col" className={css.allergenHead}>
                <span className={css.upright}>{allergens[key]}</span>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ id, label, items }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={ALLERGENS.length + 1} className={css.group} lang="it">
                {label}
              </th>
            </tr>
            {items.map((item) => (
              <tr key={item.id}>
                <th scope="row" className={css.dish} lang="it">
                  {item.label}
                </th>
                <Cells item={item} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
