import { Home } from '../../widgets/home/index.ts';
import { useNavigationData } from '../session/NavigationLoader.tsx';

export default function HomeScreen() {
  return <Home userName={useNavigationData().user.nickName} />;
}
