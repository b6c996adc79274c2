import type { ReactNode } from 'react';
import { Heading } from '../content/Heading.tsx';
import { IconButton } from '../controls/Button.tsx';
import { useText } from '../text.ts';
import * as css from './layout.css.ts';
import type { Elements } from '../../text/Text.tsx';

interface AppBarProps {
  title: ReactNode;
  note?: ReactNode;
  onBack?: (() => void) | undefined;
  /** Above a grid of cards, which is as wide as the page. */
  isWide?: boolean;
  children?: Elements;
}

/** The bar at the top of a screen. Its heading takes the focus when the route changes (`data-screen-title`). */
export function AppBar({ title, note, onBack, isWide = false, children }: AppBarProps) {
  const text = useText();
  return (
    <header className={`${css.bar} ${isWide ? '' : css.barOfColumn} ${onBack ? css.barWithBack : ''}`} part="bar">
      {onBack && <IconButton icon="back" label={text.back} onClick={onBack} />}
      <div className={css.barText}>
        <Heading level={1} className={css.barTitle} part="title" tabIndex={-1} data-screen-title>
          {title}
        </Heading>
        {note !== undefined && <div className={css.barNote}>{note}</div>}
      </div>
      {children}
    </header>
  );
}
