// SANDBOX: PayPal's window posts the customer's choice to the page that opened it.
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => window.opener?.postMessage({ tag: 'sandbox-paypal', choice: button.value }, '*'));
