import type { SellingArea } from '../../api/index.ts';
import { text } from './text.ts';

/** The shop's own message says when it opens again. */
export const closedTextOf = ({ catalogue }: SellingArea): string => catalogue.closedMessage ?? text.closedText;

/** A closed shop shows its closing message instead of an invitation to choose. */
export const emptyTextOf = (area: SellingArea): string => (area.catalogue.isOpen ? text.emptyText : closedTextOf(area));
