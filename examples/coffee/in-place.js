// The order stays on this page; every other way leads to the app.
const coffee = document.querySelector('pausa-coffee');

coffee.addEventListener('pausa-navigate', (event) => {
  const { to, href } = event.detail;
  const { pathname, searchParams } = new URL(href);
  if (to === 'coffee-order' && !searchParams.has('mode')) {
    event.preventDefault();
    coffee.setAttribute('order-id', pathname.split('/').at(-1));
  } else if (to === 'coffee-area') {
    event.preventDefault();
    coffee.removeAttribute('order-id');
  }
});
