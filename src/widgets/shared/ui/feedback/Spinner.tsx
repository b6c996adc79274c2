import { ring, spinner } from './Spinner.css.ts';

/** An endless progress ring; always next to a text that says what is happening. */
export function Spinner({ size = 24 }: { size?: number }) {
  return (
    <svg className={spinner} width={size} height={size} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="4">
        <circle cx="22" cy="22" r="19" strokeOpacity=".2" />
        <circle className={ring} cx="22" cy="22" r="19" strokeLinecap="round" strokeDasharray="34 120" />
      </g>
    </svg>
  );
}
