/** What must not compile: each line below an expectation is an error, or the expectation is one. */
import { Cart, Menu, Shop } from 'pausa';
import 'pausa/elements';
import 'pausa/jsx';
import { PausaRoot, publicRuntime } from 'pausa/runtime';
// @ts-expect-error -- no such entry
export type { MenuProps } from 'pausa/lib/widgets/menu/index.js';

const runtime = publicRuntime('https://pausa.example');

export const components = [
  // @ts-expect-error -- a menu has an id
  <Menu key="missing" />,
  // @ts-expect-error -- an id is a text
  <Menu key="number" menuId={7} />,
  // @ts-expect-error -- layouts have names
  <Menu key="layout" menuId="m" layout="table" />,
  // @ts-expect-error -- a shop stands in an area
  <Shop key="area" preview />,
  // @ts-expect-error -- a cart has no such prop
  <Cart key="unknown" areaId="a" colour="red" />,
  // @ts-expect-error -- a root has a runtime
  <PausaRoot key="root">…</PausaRoot>,
  // @ts-expect-error -- themes have names
  <PausaRoot key="theme" runtime={runtime} theme="sepia">
    …
  </PausaRoot>,
];

export const elements = [
  // @ts-expect-error -- layouts have names
  <pausa-menu key="layout" menu-id="m" layout="table" />,
  // @ts-expect-error -- an id is a text
  <pausa-menu key="number" menu-id={7} />,
  // @ts-expect-error -- in JSX an attribute has its own name, which works before the element is defined, too
  <pausa-menu key="camel" menuId="m" />,
  // @ts-expect-error -- true or false
  <pausa-shop key="boolean" area-id="a" preview="yes" />,
  // @ts-expect-error -- the detail of a navigation has no such field
  <pausa-shop key="detail" area-id="a" onpausa-navigate={(event) => event.detail.url} />,
  // @ts-expect-error -- a menu leads nowhere
  <pausa-menu key="event" menu-id="m" onpausa-navigate={(event) => event.preventDefault()} />,
  // @ts-expect-error -- no such element
  <pausa-lunch key="tag" />,
];

const menu = document.createElement('pausa-menu');
// @ts-expect-error -- layouts have names
menu.layout = 'table';
// @ts-expect-error -- a menu has no such property
menu.areaId = 'a';
// @ts-expect-error -- a picked method may have no instrument
document.addEventListener('pausa-payment-picked', (event) => event.detail.label);
// @ts-expect-error -- the detail of an error has a closed list of codes
menu.addEventListener('pausa-error', ({ detail }) => detail.code === 'network');
document.addEventListener('pausa-navigate', ({ detail }) => {
  // @ts-expect-error -- only the way to an order has its number
  if (detail.to === 'wallet') console.info(detail.orderId);
  // @ts-expect-error -- destinations have names
  return detail.to === 'checkout';
});
