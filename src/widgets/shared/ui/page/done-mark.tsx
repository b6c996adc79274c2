/** The notice's mark for what has succeeded. */
export const DONE = (
  <>
    <circle cx="115" cy="94" r="36" fill="var(--_p-primary)" />
    <path d="M99 95l11 11 21-23" stroke="var(--_p-on-primary)" strokeWidth="6" />
  </>
);
