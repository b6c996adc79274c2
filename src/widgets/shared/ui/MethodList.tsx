import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as css from './MethodList.css.ts';
import { ProviderLogo } from './ProviderLogo.tsx';

/** Ways to pay under a heading. */
export function MethodSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}

export function MethodBox({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={css.box}>
      {children}
    </ul>
  );
}

interface MethodTextProps {
  provider: string;
  category?: string;
  label: string;
  sublabel?: string | null;
}

/** The provider's sign, its name and the line below. */
export function MethodText({ provider, category = '', label, sublabel = null }: MethodTextProps) {
  return (
    <>
      <ProviderLogo provider={provider} category={category} />
      <span className={css.text}>
        <span className={css.name}>{label}</span>
        {sublabel !== null && sublabel !== '' && <span className={css.note}>{sublabel}</span>}
      </span>
    </>
  );
}

/** An entry that does not lead on by itself; its control stands at its end. */
export function MethodItem({ children }: { children: ReactNode }) {
  return (
    <li className={css.item}>
      <div className={`${css.row} ${css.wrapping}`}>{children}</div>
    </li>
  );
}

/** What a whole row is, as a button or a link around `MethodText`. */
export const rowClass = `${css.row} ${css.pressable}`;
export const MethodRow = ({ children }: { children: ReactNode }) => (
  <li className={css.item} part="method">
    {children}
  </li>
);
export const RowEnd = ({ children }: { children?: ReactNode }) => (
  <span className={css.end}>{children ?? <Icon name="next" isSmall />}</span>
);
