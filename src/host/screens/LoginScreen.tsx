import { useLocation, useSearch } from 'wouter';
import { LoginChoice } from '../../widgets/login/index.ts';
import { pathTo } from '../routes.ts';
import { useSession } from '../session.tsx';

export default function LoginScreen() {
  const { config } = useSession();
  const [, navigate] = useLocation();
  const redirect = new URLSearchParams(useSearch()).get('redirect_to');
  return (
    <LoginChoice
      methods={config.signInMethods}
      onChoose={(method) => {
        if (method === 'email') navigate(pathTo('loginWithEmail', {}, redirect === null ? {} : { redirect_to: redirect }));
      }}
    />
  );
}
