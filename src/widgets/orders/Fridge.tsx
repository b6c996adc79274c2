import * as css from './orders.css.ts';

const JARS = [
  ['#E9846B', '#8FBF4D', '#F0B93A'],
  ['#8E2F5C', '#F2D9A6', '#4F9A48'],
  ['#F2A03D', '#BFE0EC', '#D5402B'],
] as const;

/** The fridge of the order result: closed while it is opened; then its light goes on and its door swings open. Decorative. */
export function Fridge({ isOpen }: { isOpen: boolean }) {
  return (
    <svg width="230" height="230" viewBox="0 0 250 250" aria-hidden="true" focusable="false">
      <circle cx="125" cy="125" r="118" fill="var(--_p-secondary)" />
      <ellipse cx="128" cy="218" rx="76" ry="8" fill="#123A26" opacity=".16" />
      <rect x="76" y="34" width="106" height="180" rx="18" fill="#F4FAF3" stroke="#0E3B28" strokeOpacity=".22" strokeWidth="2" />
      <rect className={css.inside} x="84" y="42" width="90" height="164" rx="12" fill={isOpen ? '#FFF1CF' : '#CFE3D6'} />
      {JARS.map((row, y) =>
        row.map((fill, x) => (
          <g key={`${x}${y}`} transform={`translate(${92 + x * 26} ${70 + y * 44})`}>
            <rect width="21" height="22" rx="6" fill={fill} opacity={isOpen ? 1 : 0.8} />
            <rect width="21" height="7" rx="3.5" fill="#fff" opacity=".4" />
          </g>
        )),
      )}
      <path d="M84 95h90M84 139h90M84 183h90" stroke="#fff" strokeWidth="3.5" />
      {isOpen ? (
        <g className={css.door}>
          <path
            d="M76 44 38 60a8 8 0 0 0-5 7v146a6 6 0 0 0 7 6l36-6z"
            fill="#DDF0E2"
            stroke="#0E3B28"
            strokeOpacity=".22"
            strokeWidth="2"
          />
          <path d="M68 60 48 68v136l20-4z" fill="#EFF8F1" />
          <path d="M42 124v26" stroke="var(--_p-primary)" strokeWidth="5" strokeLinecap="round" />
        </g>
      ) : (
        <>
          <path d="M96 50h44L102 128z" fill="#fff" opacity=".4" />
          <path d="M166 106v36" stroke="var(--_p-primary)" strokeWidth="6" strokeLinecap="round" />
        </>
      )}
    </svg>
  );
}
