/** The first requests of a menu: a small separate script of menu.html. */
import { JSON_HEADERS, startEarly } from '../start-early.ts';
import { rescueScreen } from './screen/rescue.ts';

const [, menuId] = /^\/[\w-]+\/([\w-]+)/.exec(window.location.pathname) ?? [];
startEarly((apiBaseUrl, ask) => ask(`${apiBaseUrl}/b2c/menu/uuid/${menuId}`, { credentials: 'omit', headers: JSON_HEADERS }));

if (window.location.pathname.startsWith('/screen-menu/')) rescueScreen();
