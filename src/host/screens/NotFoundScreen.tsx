import { Notice } from '../../widgets/shared/ui/feedback/Notice.tsx';
import { HomeLink } from '../../widgets/shared/ui/page/AppLink.tsx';
import { Layout } from '../layout/Layout.tsx';
import { PublicPage } from '../layout/PublicPage.tsx';
import { useMissingText } from '../missing-text.ts';
import { useText } from '../text.ts';

/** `isPublic`: for a person who is not signed in, and has no navigation. */
export default function NotFoundScreen({ isPublic = false }: { isPublic?: boolean }) {
  const { notFound } = useText();
  const { address } = useMissingText();
  const notice = (
    <Notice isScreen mark="empty" title={notFound} text={address}>
      <HomeLink />
    </Notice>
  );
  if (isPublic) return <PublicPage>{notice}</PublicPage>;
  return (
    <Layout>
      <main>{notice}</main>
    </Layout>
  );
}
