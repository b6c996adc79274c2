// SANDBOX: the vendor's side of framebus 6, by which braintree-web talks to its frames.
const PREFIX = '/*framebus*/';

/** One end of the line between a frame and the page around it. */
export function connect(channel) {
  const handlers = new Map();
  const replies = new Map();

  const post = (event, eventData, reply) =>
    window.parent.postMessage(PREFIX + JSON.stringify({ event, origin: '*', reply, eventData }), '*');

  window.addEventListener('message', ({ data, source }) => {
    if (source !== window.parent || typeof data !== 'string' || !data.startsWith(PREFIX)) return;
    const { event, eventData, reply } = JSON.parse(data.slice(PREFIX.length));
    replies.get(event)?.(eventData);
    replies.delete(event);
    handlers.get(event)?.(eventData, (answer) => post(reply, answer));
  });

  return {
    on: (event, handler) => handlers.set(`${channel}:${event}`, handler),
    emit(event, data, onReply) {
      const reply = onReply && crypto.randomUUID();
      if (reply) replies.set(reply, onReply);
      post(`${channel}:${event}`, data, reply);
    },
  };
}
