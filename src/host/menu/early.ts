/** The first requests of a menu: a small separate script of menu.html. */
import { startEarly } from '../start-early.ts';
import { rescueScreen } from './screen/rescue.ts';

const [, page, menuId] = window.location.pathname.split('/');
// A menu has no session. But a call that the page's header names is made with cookies, and nginx takes them out. Unless nginx sent it, the page has `<!--` there.
const isNamed = document.documentElement.dataset['calls']?.[1] === '/';
startEarly((apiBaseUrl, ask) => ask(`${apiBaseUrl}/b2c/menu/uuid/${menuId}`, { credentials: isNamed ? 'same-origin' : 'omit' }));

if (page === 'screen-menu') rescueScreen();
