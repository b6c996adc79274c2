import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { Logo } from '../../shared/ui/pictures/Logo.tsx';
import * as css from './StatusBar.css.ts';

/** Lengths in letters from which the name is written smaller, and smaller still. */
const LONG = 24;
const ENDLESS = 72;

/** The name of the canteen. */
export function Brand({ as: Title, title }: { as: 'h1' | 'p'; title: string }) {
  const { productName } = useRuntime();
  return (
    <div className={css.brand} data-long={title.length < LONG ? undefined : title.length < ENDLESS ? 'long' : 'endless'}>
      {productName !== '' && (
        <span className={css.logo}>
          <Logo />
        </span>
      )}
      <Title className={css.title} part={Title === 'h1' ? 'title' : undefined}>
        {title}
      </Title>
    </div>
  );
}
