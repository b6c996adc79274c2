// SANDBOX: PayPal's window tells the page that opened it what the customer chose.
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => window.opener?.postMessage({ tag: 'sandbox-paypal', choice: button.value }, '*'));
