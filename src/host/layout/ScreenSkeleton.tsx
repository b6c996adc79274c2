import { Loading, Skeleton } from '../../widgets/shared/ui/feedback/Skeleton.tsx';
import * as css from './layout.css.ts';

export function ScreenSkeleton() {
  return (
    <div className={css.skeleton}>
      <Loading />
      <Skeleton width={180} height={26} radius={8} />
      <Skeleton height={250} radius={22} />
      <Skeleton height={160} radius={22} />
    </div>
  );
}
