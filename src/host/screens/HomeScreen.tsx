import { Home } from '../../widgets/home/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { useNavigationData } from '../session/NavigationLoader.tsx';

export default function HomeScreen() {
  const { user } = useNavigationData();
  return (
    <Layout>
      <main>
        <Home userName={user.nickName} />
      </main>
    </Layout>
  );
}
