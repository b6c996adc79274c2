/** A page without React's types: the elements alone. */
import type { PausaNavigateDetail, PausaShopElement } from 'pausa/elements';
import 'pausa/elements/shop';

const shop: PausaShopElement = document.createElement('pausa-shop');
shop.areaId = 'milano-1';
shop.preview = true;
shop.theme = null;
shop.addEventListener('pausa-navigate', (event) => {
  const { href }: PausaNavigateDetail = event.detail;
  if (!href.startsWith('https://')) event.preventDefault();
});
document.addEventListener('pausa-session-required', ({ detail }) => console.info(detail.loginUrl));
document.querySelector('pausa-payment-picker')?.addEventListener('pausa-payment-picked', ({ detail }) => console.info(detail?.label));
document.addEventListener('pausa-tracking', ({ detail }) => console.info(detail.category, detail.label));
document.body.append(shop);
