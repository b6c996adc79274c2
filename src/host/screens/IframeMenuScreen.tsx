import { Menu } from '../../widgets/menu/index.ts';
import { menuQuery } from '../menu-query.ts';

/** The public menu for a partner's frame: nothing around it, as its address says (menu-query.ts). */
export default function IframeMenuScreen({ UUID }: { UUID: string }) {
  const { layout = 'grid' } = menuQuery();
  return (
    <main>
      <Menu menuId={UUID} layout={layout} />
    </main>
  );
}
