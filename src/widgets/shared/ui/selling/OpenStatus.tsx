import { dot, dotClosed } from '../page/layout.css.ts';

/** Whether a selling point is open: a dot and its word, or `label` in place of the word. */
export const OpenStatus = ({ isOpen, label = isOpen ? 'Aperto' : 'Chiuso' }: { isOpen: boolean; label?: string }) => (
  <>
    <span className={isOpen ? dot : `${dot} ${dotClosed}`} />
    {label}
  </>
);
