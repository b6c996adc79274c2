/** An amount of money, or the end of a card's number, in a text. Each must be in an element with `translate="no"`. */
export const AMOUNT = /\d,\d\d\s€|€\d|•••• \d/;
