import { useText } from '../text.ts';
import { visuallyHidden } from './layout.css.ts';

/** At the end of a link: screen readers say that it opens a new tab. */
export const NewTab = () => <span className={visuallyHidden}>{` ${useText().newTab}`}</span>;
