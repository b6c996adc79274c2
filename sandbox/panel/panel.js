/** The switches of the sandbox's page. */
const status = document.getElementById('status');

async function send(method, path, body) {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = text === '' ? {} : JSON.parse(text);
  if (!response.ok) throw new Error([answer.message ?? answer.error].flat().join(', '));
  return answer;
}

async function showFaults() {
  const faults = await send('GET', '/sandbox/faults');
  const list = document.getElementById('faults');
  list.replaceChildren(
    ...faults.map(({ pattern, method, fault, times, after }) => {
      const line = document.createElement('li');
      line.textContent = `${method ?? 'ogni metodo'} ${pattern}: ${fault}${after ? ', dopo l’effetto' : ''}${times === null ? '' : `, ancora ${times}`}`;
      return line;
    }),
  );
}

async function showSwitches() {
  const { emailPrivacy, idTokenRequired, consentRequired, keptCarts } = await send('GET', '/sandbox/switches');
  document.getElementById('email-privacy').checked = emailPrivacy;
  document.getElementById('id-token').checked = idTokenRequired;
  document.getElementById('consent').checked = consentRequired;
  document.getElementById('kept-carts').checked = keptCarts;
}

async function run(work, done) {
  try {
    await work();
    await showFaults();
    await showSwitches();
    status.textContent = done;
  } catch (error) {
    status.textContent = `Non riuscito: ${error.message}`;
  }
}

document.getElementById('fault-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(event.target);
  const times = Number(fields.get('times'));
  const rule = {
    pattern: fields.get('pattern'),
    fault: fields.get('fault'),
    after: fields.has('after'),
    ...(fields.get('method') === '' ? {} : { method: fields.get('method') }),
    ...(times > 0 ? { times } : {}),
    ...(fields.get('message') === '' ? {} : { message: fields.get('message') }),
  };
  void run(() => send('POST', '/sandbox/faults', rule), 'Guasto aggiunto.');
});
document.getElementById('clear-faults').addEventListener('click', () => void run(() => send('DELETE', '/sandbox/faults'), 'Guasti tolti.'));
document.getElementById('order-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const outcome = new FormData(event.target).get('outcome');
  void run(() => send('POST', '/sandbox/next-order', { outcome }), 'Il prossimo ordine andrà così.');
});
document.getElementById('coffee-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const outcome = new FormData(event.target).get('outcome');
  void run(() => send('POST', '/sandbox/next-coffee', { outcome }), 'Il prossimo caffè andrà così.');
});
for (const [id, path, name] of [
  ['email-privacy', '/sandbox/identity/email-privacy', 'enabled'],
  ['id-token', '/sandbox/identity/required', 'enabled'],
  ['consent', '/sandbox/consent', 'required'],
  ['kept-carts', '/sandbox/kept-carts', 'enabled'],
]) {
  document.getElementById(id).addEventListener('change', (event) => {
    const { checked } = event.target;
    void run(() => send('POST', path, { [name]: checked }), checked ? 'Acceso.' : 'Spento.');
  });
}
document.getElementById('login-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const link = new FormData(event.target).get('link');
  const type = link.startsWith('/') ? 'internal' : 'external';
  void run(() => send('POST', '/sandbox/next-login', { redirect: link === '' ? null : { type, link } }), 'Il prossimo accesso andrà lì.');
});
document.getElementById('reset').addEventListener('click', () => {
  void run(async () => {
    await send('POST', '/sandbox/reset');
    await send('POST', '/sandbox/reset-identity');
  }, 'Tutto è come all’inizio.');
});
void run(showFaults, '');
