// SANDBOX: stands in for Cardinal's Songbird, the script that 3-D Secure puts into the page: the events that braintree-web
// waits for, and the bank's window over everything else.
(() => {
  if (window.Cardinal) return;
  const listeners = new Map();
  const fire = (name, ...values) => [...(listeners.get(name) ?? [])].forEach((listener) => listener(...values));

  /** Shows the bank, and resolves with what the customer did there. */
  function askBank(address) {
    const dialog = document.createElement('dialog');
    // The id of the real script's container.
    dialog.id = 'Cardinal-ElementContainer';
    dialog.setAttribute('aria-label', 'Verifica della banca (sandbox)');
    Object.assign(dialog.style, { width: 'min(440px, 94vw)', height: 'min(470px, 90vh)', padding: '0', border: '0', borderRadius: '12px' });
    const frame = document.createElement('iframe');
    frame.title = 'Banca di prova (sandbox)';
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
    frame.src = address;
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();

    return new Promise((resolve) => {
      const finish = (choice) => {
        window.removeEventListener('message', hear);
        dialog.remove();
        resolve(choice);
      };
      const hear = ({ source, data }) => {
        if (source === frame.contentWindow && data?.tag === 'sandbox-bank') finish(data.choice);
      };
      window.addEventListener('message', hear);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        finish('CANCELLED');
      });
    });
  }

  window.Cardinal = {
    on: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    off: (name) => listeners.delete(name),
    configure() {},
    setup: () => setTimeout(() => fire('payments.setupComplete', { sessionId: 'sandbox-device' })),
    trigger: () => Promise.resolve({ Status: true }),
    async continue(_brand, { AcsUrl }, { OrderDetails }) {
      const choosing = askBank(AcsUrl);
      fire('ui.render');
      const choice = await choosing;
      fire('ui.close');
      if (choice === 'BROKEN')
        return fire('payments.validated', { ActionCode: 'ERROR', ErrorNumber: 10009, ErrorDescription: 'The bank does not answer' });
      const isConfirmed = choice === 'CONFIRMED';
      fire(
        'payments.validated',
        {
          ActionCode: isConfirmed ? 'SUCCESS' : 'FAILURE',
          Validated: isConfirmed,
          ErrorNumber: 0,
          Payment: {
            Type: 'CCA',
            ProcessorTransactionId: OrderDetails.TransactionId,
            ExtendedData: choice === 'CANCELLED' ? { ChallengeCancel: '01' } : {},
          },
        },
        `sandbox.${choice}`,
      );
    },
  };
})();
