// Stands in for https://apis.google.com/js/api.js, without internet: the few gapi.iframes calls that firebase/auth
// (in the app) and the emulator's helper frame make to talk to each other, carried by postMessage.
// A classic script, for both sides. Load it in the app before the first popup or redirect sign-in.
(() => {
  if (window.gapi?.iframes) return;
  const TAG = 'pausa-gapi';
  const PING_EVERY_MS = 50;
  const PING_TRIES = 300;

  /** One end of the line. `other` is a function: a frame has no window before it is in the document. */
  function connect(other) {
    const handlers = {};
    const waitingForAnswer = new Map();
    let unheard = [];
    let alive = false;
    let onAlive = [];
    let lastId = 0;

    const post = (message) => other()?.postMessage({ tag: TAG, ...message }, '*');
    const answer = async ({ id, type, data }) => post({ kind: 'answer', id, data: [await handlers[type](data)] });

    window.addEventListener('message', ({ data: message, source }) => {
      if (message?.tag !== TAG || source !== other()) return;
      if (message.kind === 'ping') post({ kind: 'pong' });
      if (message.kind === 'pong') {
        alive = true;
        onAlive.forEach((tell) => tell());
        onAlive = [];
      }
      if (message.kind === 'request') {
        if (handlers[message.type]) answer(message);
        else unheard.push(message);
      }
      if (message.kind === 'answer') {
        const callback = waitingForAnswer.get(message.id);
        waitingForAnswer.delete(message.id);
        try {
          callback?.(message.data);
        } catch {
          // As Google's does: firebase/auth throws auth/internal-error at the end of every good answer to webStorageSupport
          // (12.19), and the error must not reach the console.
        }
      }
    });

    return {
      register(type, handler) {
        handlers[type] = handler;
        const late = unheard.filter((message) => message.type === type);
        unheard = unheard.filter((message) => message.type !== type);
        late.forEach(answer);
      },
      send(type, data, callback) {
        const id = ++lastId;
        if (callback) waitingForAnswer.set(id, callback);
        post({ kind: 'request', id, type, data });
      },
      restyle: () => Promise.resolve(),
      ping(callback) {
        const again = (tries) => {
          if (alive || tries === 0) return;
          post({ kind: 'ping' });
          setTimeout(again, PING_EVERY_MS, tries - 1);
        };
        again(PING_TRIES);
        return new Promise((resolve) => {
          onAlive.push(() => {
            callback?.();
            resolve();
          });
        });
      },
    };
  }

  function open({ url, where, attributes = {} }, callback) {
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'style') Object.assign(frame.style, value);
      else frame.setAttribute(name, value);
    }
    const line = connect(() => frame.contentWindow);
    frame.src = url;
    where.appendChild(frame);
    return Promise.resolve(callback(line));
  }

  let toParent;
  const context = { open, getParentIframe: () => (toParent ??= connect(() => window.parent)) };

  window.gapi = {
    load: (_names, options) => setTimeout(typeof options === 'function' ? options : options.callback),
    // firebase/auth takes the presence of Iframe for "loaded".
    iframes: { Iframe() {}, CROSS_ORIGIN_IFRAMES_FILTER: 'any', getContext: () => context },
  };

  // Both conventions for "I am here": a name in our address (firebase/auth), a global function (the emulator's frame).
  const named = new URL(document.currentScript?.src ?? location.href).searchParams.get('onload');
  if (named) window[named]?.();
  window.gapi_onload?.();
})();
