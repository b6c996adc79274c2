/** The bag of an order that is collected at a counter, or of which no fridge is known. Decorative. */
export function Bag() {
  return (
    <svg width="230" height="230" viewBox="0 0 250 250" aria-hidden="true" focusable="false">
      <circle cx="125" cy="125" r="118" fill="var(--_p-secondary)" />
      <ellipse cx="125" cy="204" rx="72" ry="8" fill="#123A26" opacity=".16" />
      <path d="M100 96V80a25 25 0 0 1 50 0v16" fill="none" stroke="#B98E4D" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M66 90h118l8 102a10 10 0 0 1-10 11H68a10 10 0 0 1-10-11z"
        fill="#E9C48B"
        stroke="#0E3B28"
        strokeOpacity=".22"
        strokeWidth="2"
      />
      <path d="M66 90h118l1.4 18H64.6z" fill="#D9AE6C" />
      <circle cx="125" cy="154" r="27" fill="#FDFCF8" />
      <path
        d="M112 166c1-17 12-26 29-26 0 16-11 25-29 26zM112 166c6-7 11-12 18-16"
        fill="#4E9A45"
        stroke="#FDFCF8"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
