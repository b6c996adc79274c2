// The order stays on this page; every other way leads to the app.
const coffee = document.querySelector('pausa-coffee');

coffee.addEventListener('pausa-navigate', (event) => {
  const { to, orderId, isFeedback } = event.detail;
  if (to === 'coffee-order' && !isFeedback) {
    event.preventDefault();
    coffee.setAttribute('order-id', orderId);
  } else if (to === 'coffee-area') {
    event.preventDefault();
    coffee.removeAttribute('order-id');
  }
});
