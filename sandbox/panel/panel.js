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

async function run(work, done) {
  try {
    await work();
    await showFaults();
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
  };
  void run(() => send('POST', '/sandbox/faults', rule), 'Guasto aggiunto.');
});
document.getElementById('clear-faults').addEventListener('click', () => void run(() => send('DELETE', '/sandbox/faults'), 'Guasti tolti.'));
document.getElementById('order-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const outcome = new FormData(event.target).get('outcome');
  void run(() => send('POST', '/sandbox/next-order', { outcome }), 'Il prossimo ordine andrà così.');
});
document.getElementById('reset').addEventListener('click', () => {
  void run(async () => {
    await send('POST', '/sandbox/reset');
    await send('POST', '/sandbox/reset-identity');
  }, 'Tutto è come all’inizio.');
});
void run(showFaults, '');
