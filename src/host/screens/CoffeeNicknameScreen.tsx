import { CoffeeNickname } from '../../widgets/coffee/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { useNavigationReload } from '../NavigationLoader.tsx';
import { giveUp } from '../ports/navigation.ts';

export default function CoffeeNicknameScreen() {
  const reload = useNavigationReload();
  return (
    <Layout hasTabs={false}>
      <CoffeeNickname
        onBack={giveUp}
        onSaved={() => {
          // The name stands in the navigation's answer too.
          reload();
          giveUp();
        }}
      />
    </Layout>
  );
}
