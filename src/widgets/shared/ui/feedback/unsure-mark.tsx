/** The badge for what is not known, on the plate of a notice: a clock. A separate module, because menus never need it. */
export const CLOCK_BADGE = (
  <>
    <circle cx="176" cy="40" r="24" fill="var(--_p-warning-surface)" />
    <path d="M176 27v14l9 6" stroke="var(--_p-on-warning-surface)" />
  </>
);
