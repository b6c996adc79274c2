import { useSyncExternalStore } from 'react';
import { ALLERGENS, type MenuItem } from '../../../api/index.ts';
import type { Section } from '../../shared/rules/arrange.ts';
import { renderNow } from '../../shared/runtime/render-now.ts';
import { useLanguage } from '../text.ts';
import { declaredOf, type Presence } from './declared.ts';
import * as css from './print.css.ts';
import { enhancementText } from './text.ts';

/** When the browser began to print; null before. */
let printedAt: Date | null = null;

/** Listens for printing, and for a page that emulates the print medium. */
function subscribe(listener: () => void): () => void {
  const paper = window.matchMedia('print');
  const set = (isOn: boolean) => {
    if (isOn) printedAt ??= new Date();
    else printedAt = null;
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

/** The allergen register of EU 1169/2011: every dish, also those about which nothing is known. */
export const registerOf = (sections: readonly Section<MenuItem>[]) =>
  sections.map(({ id, label, items }) => ({
    id,
    label,
    rows: items.map((item) => {
      const { found, isComplete } = declaredOf(item);
      const text = item.allergensString?.trim() ?? '';
      return {
        id: item.id,
        label: item.label,
        /** One cell for each of the fourteen allergens, in the regulation's order; null when nothing is known. */
        cells: isComplete ? ALLERGENS.map((key) => found.get(key) ?? null) : null,
        /** The dish's declaration when it is not understood; null when the dish declares nothing. */
        declaration: text === '' ? null : text,
        hasIngredients: Boolean(item.ingredients),
      };
    }),
  }));

const SIGNS: Readonly<Record<Presence, string>> = { present: '●', traces: 'T', named: '○' };
const PRESENCES = Object.keys(SIGNS) as Presence[];

/** The allergen register that Italian law requires of canteens, below the printed menu. The screen does not show it. */
export function Register({ sections }: { sections: readonly Section<MenuItem>[] }) {
  const at = useSyncExternalStore(subscribe, () => printedAt);
  const lang = useLanguage();
  if (at === null || sections.length === 0) return null;
  const text = enhancementText[lang];
  const date = at.toLocaleString(lang === 'it' ? 'it-IT' : 'en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={css.register} part="register">
      <h2 className={css.registerTitle}>{text.register}</h2>
      <p className={css.registerNote}>
        {text.registerNote(date)} {PRESENCES.map((presence) => `${SIGNS[presence]} ${text.marks[presence]}`).join(' · ')}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.dishHead}>
              {text.dish}
            </th>
            {ALLERGENS.map((key) => (
              <th key={key} scope="col" className={css.allergenHead}>
                <span className={css.upright}>{text.allergenNames[key]}</span>
              </th>
            ))}
          </tr>
        </thead>
        {registerOf(sections).map(({ id, label, rows }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={ALLERGENS.length + 1} className={css.group} lang="it">
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={css.dish} lang="it">
                  {row.label}
                </th>
                {row.cells === null ? (
                  <td colSpan={ALLERGENS.length} className={css.unknown} lang={row.declaration === null ? undefined : 'it'}>
                    {row.declaration ?? (row.hasIngredients ? text.undeclared : text.noNutrition)}
                  </td>
                ) : (
                  row.cells.map((presence, index) => (
                    <td key={index} className={css.cell}>
                      {presence !== null && SIGNS[presence]}
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
