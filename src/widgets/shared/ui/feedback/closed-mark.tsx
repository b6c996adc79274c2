/** The notice's mark for "closed for now" and "over". A separate module, because menus never need it. */
export const CLOSED = (
  <>
    <path d="M128 72a26 26 0 1 0 8 36 22 22 0 0 1-8-36z" fill="#F2C76B" />
    <path d="M146 58h16l-16 18h16M178 26h12l-12 14h12" stroke="var(--_p-control-border)" />
  </>
);
