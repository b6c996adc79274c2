/** The mark: a pause sign on a plate. */
export function Logo({ size = 44 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="20" fill="var(--_pausa-soft)" />
      <circle cx="20" cy="20" r="14" fill="var(--_pausa-green)" />
      <rect x="14.5" y="13" width="4" height="14" rx="2" fill="var(--_pausa-on-green)" />
      <rect x="21.5" y="13" width="4" height="14" rx="2" fill="var(--_pausa-on-green)" />
    </svg>
  );
}
