import { createContext, forwardRef, type HTMLAttributes, type PropsWithChildren, useContext } from 'react';

export const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** The level of an element's first heading, unless the page says otherwise: its own `h1` is above. */
export const ELEMENT_HEADING_LEVEL = 2;

const TopLevel = createContext(1);
/** The level that the headings inside get in the place of 1. */
export const HeadingLevelProvider = TopLevel.Provider;

/** For what is below a heading. */
export const LowerHeadings = ({ children }: PropsWithChildren) => (
  <HeadingLevelProvider value={useContext(TopLevel) + 1}>{children}</HeadingLevelProvider>
);

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The level in the app, where a screen's heading is 1. A partner's page shifts all levels down. */
  level: number;
}

/** A heading without styles. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading({ level, ...props }, ref) {
  const Tag = `h${Math.max(1, Math.min(6, level + useContext(TopLevel) - 1))}` as `h${HeadingLevel}`;
  return <Tag ref={ref} {...props} />;
});
