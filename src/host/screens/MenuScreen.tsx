import { Menu } from '../../widgets/menu/index.ts';
import { narrowMenu } from './menu-screen.css.ts';

/** The public menu as a page (title 'Menu'). */
export default function MenuScreen({ UUID }: { UUID: string }) {
  return (
    <main className={narrowMenu}>
      <Menu menuId={UUID} layout="list" />
    </main>
  );
}
