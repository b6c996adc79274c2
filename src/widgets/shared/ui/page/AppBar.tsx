import type { ReactNode } from 'react';
import { IconButton } from '../controls/Button.tsx';
import * as css from './layout.css.ts';

interface AppBarProps {
  title: string;
  note?: ReactNode;
  onBack?: (() => void) | undefined;
  children?: ReactNode;
}

/** The bar at the top of a screen. Its heading takes the focus when the route changes (`data-screen-title`). */
export function AppBar({ title, note, onBack, children }: AppBarProps) {
  return (
    <header className={onBack ? `${css.bar} ${css.barWithBack}` : css.bar} part="bar">
      {onBack && <IconButton icon="back" label="Indietro" onClick={onBack} />}
      <div className={css.barText}>
        <h1 className={css.barTitle} part="title" tabIndex={-1} data-screen-title>
          {title}
        </h1>
        {note !== undefined && <p className={css.barNote}>{note}</p>}
      </div>
      {children}
    </header>
  );
}
