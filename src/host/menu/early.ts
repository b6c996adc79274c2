/** The first requests of a menu: a script in menu.html itself. */
import { startEarly } from '../start-early.ts';
import { rescueScreen } from './screen/rescue.ts';

const [, page, menuId] = window.location.pathname.split('/');
startEarly((_, apiBaseUrl, ask) => ask(`${apiBaseUrl}/b2c/menu/uuid/${menuId}`, { credentials: 'omit' }));

if (page === 'screen-menu') rescueScreen();
