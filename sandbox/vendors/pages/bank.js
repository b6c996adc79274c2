// SANDBOX: the bank's window posts the customer's choice to the page around it.
const query = new URLSearchParams(location.search);
document.getElementById('amount').textContent = `${query.get('amount')?.replace('.', ',')} €`;
document.getElementById('card').textContent = `•••• ${query.get('card')}`;
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => {
    // As a last expression it would be a tail call, and Safari names the parent itself as the message's source.
    window.parent.postMessage({ tag: 'sandbox-bank', choice: button.value }, '*');
  });
