import { useEffect } from 'react';
import { Menu } from '../../widgets/menu/index.ts';
import { reportHeight } from '../framing.ts';

/** The public menu for a partner's frame: nothing around it, and its height goes to the parent page. */
export default function IframeMenuScreen({ UUID }: { UUID: string }) {
  useEffect(() => reportHeight(), []);
  return (
    <main>
      <Menu menuId={UUID} layout="grid" />
    </main>
  );
}
