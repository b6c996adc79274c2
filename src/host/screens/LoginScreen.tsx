import { LoginChoice } from '../../widgets/login/index.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { useSession } from '../session.tsx';

export default function LoginScreen() {
  const { config } = useSession();
  const { navigation } = useRuntime();
  return (
    <LoginChoice
      methods={config.signInMethods}
      onChoose={(method) => {
        if (method === 'email') navigation.go({ to: 'login-with-email' });
      }}
    />
  );
}
