import type { TrackingDetail } from '../../widgets/shared/runtime/tracking.ts';
import type { HostConfig } from '../config.ts';
import { matchRoute } from '../routing/routes.ts';

/** After the first screen and everything that it loads. The browser has recorded what came before. */
const VITALS_AFTER_MS = 5000;
/** How long an event waits for others. */
const SEND_AFTER_MS = 10_000;
/** A body that the browser still sends for a page that is closed has at most 64 kB. */
const MAX_EVENTS = 50;

interface ReportedEvent extends TrackingDetail {
  readonly screen: string | null;
  count: number;
}

interface ReportedVital {
  /** Of one vital of a page's load: its value may be sent again when it has grown. */
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly rating: string;
  readonly screen: string | null;
}

/** The screen by its name, such as `sellingArea`: an address may have identifiers in it. */
const screenName = (): string | null => matchRoute(window.location.pathname)?.name ?? null;

/**
 * Sends the events of the visit, and the Core Web Vitals of a part of the visits, to the provider's `eventsUrl` (docs/operating.md). It sends
 * no cookie, and reads no answer.
 */
export function startTelemetry({ version, buildNumber, vitalsSampleRate }: HostConfig, eventsUrl: string): void {
  const events = new Map<string, ReportedEvent>();
  const vitals: ReportedVital[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (events.size + vitals.length === 0) return;
    const sent = [...events];
    const body = JSON.stringify({ version, buildNumber, events: sent.map(([, event]) => event), vitals: vitals.splice(0) });
    events.clear();
    // A text needs no preflight. The page's address may have an e-mail address in it.
    fetch(eventsUrl, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      mode: 'no-cors',
      referrerPolicy: 'no-referrer',
    }).catch(() => {
      // Without a connection, which may be the reason for these events: they wait until it is back.
      for (const [key, event] of sent) add(key, event);
    });
  };
  const sendSoon = () => (timer ??= setTimeout(send, SEND_AFTER_MS));
  const add = (key: string, event: ReportedEvent) => {
    const known = events.get(key);
    if (known !== undefined) known.count += event.count;
    else if (events.size < MAX_EVENTS) events.set(key, event);
  };

  document.addEventListener('pausa-tracking', (event) => {
    const { detail } = event as CustomEvent<TrackingDetail>;
    const screen = screenName();
    add(JSON.stringify([detail, screen]), { ...detail, screen, count: 1 });
    sendSoon();
  });
  window.addEventListener('online', send);
  // On the window, after the listeners of the document: these complete the vitals.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });

  if (Math.random() >= vitalsSampleRate) return;
  const screen = screenName();
  setTimeout(() => {
    const measure = async () => {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
      for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
        on(({ id, name, value, rating }) => {
          vitals.push({ id, name, value: Math.round(value * 1000) / 1000, rating, screen });
          sendSoon();
        });
    };
    measure().catch(() => undefined);
  }, VITALS_AFTER_MS);
}
