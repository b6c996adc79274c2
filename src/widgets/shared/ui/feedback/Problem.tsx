import * as css from './Problem.css.ts';

/** Why the last press had no effect; announced at once. `className`: its font and its place. */
export const Problem = ({ problem, className }: { problem: string | null; className: string }) =>
  problem !== null && (
    <p className={`${css.problem} ${className}`} role="alert">
      {problem}
    </p>
  );
