import type { ReactNode } from 'react';
import type { Destination } from '../../runtime/ports.ts';
import { Heading } from '../content/Heading.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Icon } from '../pictures/Icon.tsx';
import { AppLink } from './AppLink.tsx';
import * as css from './MethodList.css.ts';
import { ProviderLogo } from '../pictures/ProviderLogo.tsx';
import type { Elements } from '../../text/Text.tsx';

export function MethodSection({ title, children }: { title: string; children: Elements }) {
  return (
    <section className={css.section} aria-label={title}>
      <Heading level={2} className={css.heading}>
        {title}
      </Heading>
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
  /** The language of the label and the sublabel where the server sends them. */
  lang?: 'it';
  /** `no` for an instrument, whose label has a brand or the end of a number. */
  translate?: 'no';
  /** Our remark, which replaces the sublabel. */
  remark?: string;
}

export function MethodText({ provider, category = '', label, sublabel, lang, translate, remark }: MethodTextProps) {
  const note = remark ?? sublabel;
  return (
    <>
      <ProviderLogo provider={provider} category={category} />
      <span className={css.text}>
        <span className={css.name} lang={lang} translate={translate}>
          {label}
        </span>
        {note && (
          <span className={css.note} lang={remark === undefined ? lang : undefined}>
            {note}
          </span>
        )}
      </span>
    </>
  );
}

/** An entry that is no link or button itself; its control is at its end. */
export function MethodItem({ children }: { children: ReactNode }) {
  return (
    <li className={css.item}>
      <div className={`${css.row} ${css.wrapping}`}>{children}</div>
    </li>
  );
}

/** The place of lists that are loading: the number of rows of each. */
export const MethodsSkeleton = ({ lists }: { lists: readonly number[] }) => (
  <div aria-hidden="true">
    {lists.map((rows, list) => (
      <div key={list} className={css.section}>
        <Skeleton width={160} height={16} radius={8} />
        <div className={css.box}>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={css.item}>
              <div className={css.row}>
                <Skeleton width={44} height={44} radius={10} />
                <Skeleton width="50%" height={16} radius={8} />
              </div>
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
);

/** The class of a link or a button that is a whole row, around `MethodText`. */
export const rowClass = `${css.row} ${css.pressable}`;
export const MethodRow = ({ children }: { children: ReactNode }) => (
  <li className={css.item} part="method">
    {children}
  </li>
);
export const MethodLink = ({ to, end, ...text }: MethodTextProps & { to: Destination; end?: ReactNode }) => (
  <MethodRow>
    <AppLink to={to} className={rowClass}>
      <MethodText {...text} />
      <RowEnd>{end}</RowEnd>
    </AppLink>
  </MethodRow>
);
export const RowEnd = ({ children }: { children?: ReactNode }) => (
  <span className={css.end}>{children ?? <Icon name="next" isSmall />}</span>
);
