import { loadable } from '../../widgets/shared/ui/loadable.tsx';
import { NextScreenSkeleton } from './ScreenSkeleton.tsx';

/** The layout of the signed-in app: the sign-in comes without its code. */
export const AppLayout = loadable(async () => (await import('./Layout.tsx')).Layout, NextScreenSkeleton);
