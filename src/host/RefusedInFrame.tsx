import { buttonClass } from '../widgets/shared/ui/controls/Button.tsx';
import { Notice } from '../widgets/shared/ui/feedback/Notice.tsx';
import { useRefusedText } from './refused-text.ts';

/** Replaces every page that must not be framed, with a link that opens the same address in a new tab. */
export default function RefusedInFrameScreen() {
  const text = useRefusedText();
  // With the origin, because a path that starts with two slashes names another host. Without the query, which may hold a code.
  const { origin, pathname } = window.location;
  return (
    <main>
      <Notice isScreen mark="empty" title={text.title} text={text.text}>
        <a className={buttonClass('primary', 'large')} href={origin + pathname} target="_blank" rel="noopener noreferrer">
          {text.open}
        </a>
      </Notice>
    </main>
  );
}
