import { visuallyHidden } from '../page/layout.css.ts';
import { skeleton } from './Skeleton.css.ts';

/** A placeholder for loading content; sizes in px or any CSS length. */
export function Skeleton({
  width = '100%',
  height,
  radius,
}: {
  width?: string | number;
  height: string | number;
  radius?: string | number;
}) {
  return <div className={skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}

/** Announces to assistive technology that content is loading; render skeletons beside it. */
export function Loading({ label = 'Caricamento in corso' }: { label?: string }) {
  return (
    <p className={visuallyHidden} role="status">
      {label}
    </p>
  );
}
