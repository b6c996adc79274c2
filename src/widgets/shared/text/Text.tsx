import type { ReactElement, ReactNode } from 'react';

/**
 * What may be next to a sibling: no bare text. Browsers that translate a page, and reading aids, put elements in the place of text
 * nodes. React then writes into a node that nobody sees, or fails when it removes it. An element stays in its place.
 */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[];

/** An amount as `formatMoney` writes it, or in whole euro; the end of a card's number. */
const KEPT = /([+−]?(?:€[\d,]+\.\d\d|\d[\d.,]*\s€)|•••• \d+)/;

/** Amounts and numbers are kept from translation. The texts between them need no elements: none of them ever changes (see `Text`). */
const withNumbers = (text: string): ReactNode =>
  KEPT.test(text)
    ? text.split(KEPT).map((part, index) =>
        // Every second part is one of them.
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} translate="no">
            {part}
          </span>
        ),
      )
    : text;

/** A text next to siblings, or with numbers. A new text is a new element, so that nothing of the old one stays on the screen. */
export const Text = ({ children, ...props }: { children: string | number; className?: string; lang?: string }) => (
  <span key={children} {...props}>
    {withNumbers(String(children))}
  </span>
);

/** For what a component is given: a text in an element, elements as they are. */
export const textElement = (content: ReactNode): Elements =>
  typeof content === 'string' || typeof content === 'number' ? <Text>{content}</Text> : (content as Elements);
