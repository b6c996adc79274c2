import type { SellingArea } from '../../api/index.ts';
import { text } from './text.ts';

/** A closed shop's own phrase says when to come again. */
export const closedTextOf = ({ catalogue }: SellingArea): string => catalogue.closedMessage ?? text.closedText;

/** Nobody is invited to choose from a closed shop. */
export const emptyTextOf = (area: SellingArea): string => (area.catalogue.isOpen ? text.emptyText : closedTextOf(area));
