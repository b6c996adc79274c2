import { Button, buttonClass } from '../shared/ui/Button.tsx';
import { visuallyHidden } from '../shared/ui/layout.css.ts';
import { text } from './text.ts';

interface PartnerWaysProps {
  href: string;
  /** The browser kept the window from opening: only a plain link is left. */
  isBlocked: boolean;
  onOpen(): void;
  onFollowed(): void;
}

/** 'Continua', or the link that no browser blocks. */
export function PartnerWays({ href, isBlocked, onOpen, onFollowed }: PartnerWaysProps) {
  if (!isBlocked)
    return (
      <Button size="large" onClick={onOpen}>
        {text.proceed}
      </Button>
    );
  return (
    // The page may come back without an opener: it then goes on by itself, with the request in its address.
    <a className={buttonClass('primary', 'large')} href={href} target="_blank" rel="noopener noreferrer" onClick={onFollowed}>
      {text.openPage}
      <span className={visuallyHidden}> {text.newWindow}</span>
    </a>
  );
}
