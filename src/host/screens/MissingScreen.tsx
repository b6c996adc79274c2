import { useState } from 'react';
import { useIsOffline } from '../../widgets/shared/flow/offline.ts';
import { Notice } from '../../widgets/shared/ui/feedback/Notice.tsx';
import { useText } from '../../widgets/shared/ui/text.ts';
import { useReloadTime } from '../Crash.tsx';
import { Layout } from '../layout/Layout.tsx';
import { NextScreenSkeleton } from '../layout/ScreenSkeleton.tsx';
import { useMissingText } from '../missing-text.ts';

/**
 * In the place of a screen whose code did not load. Without a connection the app's links stay, and lead to what has been loaded.
 * @throws Error some seconds later when the connection is not the cause
 */
export default function MissingScreen({ error }: { error: Error }) {
  const { offline } = useText();
  const { code } = useMissingText();
  const isOffline = useIsOffline();
  const isLate = useReloadTime();
  // When the connection is back, the page reloads. Until then the skeleton stays.
  const [wasOffline, setWasOffline] = useState(false);
  if (isOffline && !wasOffline) setWasOffline(true);
  if (isLate && !isOffline && !wasOffline) throw new Error(error.message, { cause: error });
  return (
    <Layout>
      <main>{isOffline ? <Notice isScreen isAlert mark="cracked" title={offline} text={code} /> : <NextScreenSkeleton />}</main>
    </Layout>
  );
}
