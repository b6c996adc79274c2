import { visuallyHidden } from '../page/layout.css.ts';
import { useText } from './text.ts';
import { skeleton } from './Skeleton.css.ts';

/** Px, or any CSS length. */
type Length = string | number;

/** A placeholder for loading content. */
export function Skeleton({ width = '100%', height, radius }: { width?: Length; height: Length; radius?: Length }) {
  return <div className={skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}

/** Announces to assistive technology that content is loading; render skeletons next to it. */
export function Loading({ label }: { label?: string }) {
  const { loading } = useText();
  return (
    <p className={visuallyHidden} role="status">
      {label ?? loading}
    </p>
  );
}
