// SANDBOX: stands in for https://www.paypal.com/sdk/js: the button, and the window in which the customer agrees.
(() => {
  const approveAddress = new URL('../agreements/approve', document.currentScript.src).href;
  const WATCH_MS = 200;

  /** Opens PayPal's window; `token` is a promise. Resolves with what the customer did there. */
  async function askCustomer(token) {
    const popup = window.open('', 'sandbox-paypal', 'popup,width=450,height=560');
    if (popup === null) throw new Error('Can not open popup window - blocked');
    let watch;
    const chosen = new Promise((resolve) => {
      window.addEventListener('message', function hear({ source, data }) {
        if (source !== popup || data?.tag !== 'sandbox-paypal') return;
        window.removeEventListener('message', hear);
        resolve(data.choice);
      });
      watch = setInterval(() => {
        if (popup.closed) resolve('CANCELLED');
      }, WATCH_MS);
    });
    try {
      const billingToken = await Promise.race([token, chosen.then(() => null)]);
      if (billingToken === null) return { choice: 'CANCELLED', billingToken: '' };
      popup.location.href = `${approveAddress}?ba_token=${encodeURIComponent(billingToken)}`;
      return { choice: await chosen, billingToken };
    } finally {
      clearInterval(watch);
      popup.close();
    }
  }

  window.paypal = {
    version: 'sandbox',
    FUNDING: { PAYPAL: 'paypal' },
    Buttons(options) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'PayPal';
      button.setAttribute('aria-label', 'PayPal (sandbox)');
      Object.assign(button.style, {
        width: '100%',
        minHeight: '48px',
        border: '0',
        borderRadius: '999px',
        background: '#ffc439',
        color: '#003087',
        font: 'italic 700 20px/1 Arial, sans-serif',
        cursor: 'pointer',
      });
      let isBusy = false;
      button.addEventListener('click', async () => {
        if (isBusy) return;
        isBusy = true;
        try {
          const { choice, billingToken } = await askCustomer(Promise.resolve(options.createBillingAgreement()));
          if (choice === 'AGREED') await options.onApprove({ billingToken, payerID: 'SANDBOX', facilitatorAccessToken: 'sandbox' }, {});
          else options.onCancel?.({ billingToken });
        } catch (error) {
          options.onError?.(error);
        } finally {
          isBusy = false;
        }
      });
      return {
        isEligible: () => true,
        close: async () => button.remove(),
        async render(container) {
          container.append(button);
        },
      };
    },
  };
})();
