import type { SellingArea } from '../../api/index.ts';
import { text } from './text.ts';

/** Nobody is invited to choose from a closed shop: its own phrase says when to come again. */
export const emptyTextOf = ({ catalogue }: SellingArea): string =>
  catalogue.isOpen ? text.emptyText : (catalogue.closedMessage ?? text.closedText);
