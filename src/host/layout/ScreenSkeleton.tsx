import { Loading } from '../../widgets/shared/ui/feedback/Skeleton.tsx';

/** The place of a screen, as index.html draws it before the app starts (document.css). */
export function ScreenSkeleton({ fades = false }: { fades?: boolean }) {
  return (
    <div className={fades ? 'screen-skeleton fading' : 'screen-skeleton'}>
      <Loading />
      <div />
      <div />
      <div />
    </div>
  );
}

/** The place of a screen whose code has not come yet. */
export const NextScreenSkeleton = () => <ScreenSkeleton fades />;
