import { Notice } from '../../widgets/shared/ui/feedback/Notice.tsx';
import { HomeLink } from '../../widgets/shared/ui/page/AppLink.tsx';
import { useText } from '../text.ts';

export default function NotFoundScreen() {
  const text = useText();
  return (
    <main>
      <Notice isScreen mark="empty" title={text.notFound} text={text.notFoundText}>
        <HomeLink />
      </Notice>
    </main>
  );
}
