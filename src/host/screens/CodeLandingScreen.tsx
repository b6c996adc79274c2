import { PublicPage } from '../layout/PublicPage.tsx';
import { CodeEntryWithCamera } from './CodeEntryWithCamera.tsx';

/** The code entry without a sign-in: the stickers' addresses lead here. */
export default function CodeLandingScreen({ code }: { code: string | null }) {
  return (
    <PublicPage>
      <CodeEntryWithCamera code={code} />
    </PublicPage>
  );
}
