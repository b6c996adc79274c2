/** What is held after many changes of route: heap, listeners, nodes. */
import { PHONE, signInByForm } from '../serve/browser.ts';
import type { Suite } from './bench.ts';
import { metricsOf } from './metrics.ts';

/** Changes for each round. */
const CHANGES = 60;
const WARM_UP = 40;
/** The routes of the tab bar, with the first heading of each. */
const TABS = ['Ordini', 'Me', 'Home', 'Codice'] as const;

export const growth: Suite = {
  name: 'Growth',
  about: `Heap, listeners and nodes after ${CHANGES} changes of route in each round, after ${WARM_UP} that do not count; before each figure the browser collects garbage until no more of it is found. What as many plain entries of the history hold is not counted.`,
  goals: [
    { row: 'routes: heap, kB for 500 changes', most: 800 },
    { row: 'routes: listeners for 500 changes', most: 0 },
    { row: 'routes: nodes for 500 changes', most: 0 },
  ],
  async run({ browser, origin, rounds, note }) {
    const context = await browser.newContext({ baseURL: origin, viewport: PHONE, locale: 'it-IT' });
    const page = await context.newPage();
    await signInByForm(page);
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    /** What is held when a further collection takes nothing away. */
    const held = async () => {
      for (let last = { heap: Infinity, listeners: 0, nodes: Infinity }; ;) {
        await client.send('HeapProfiler.collectGarbage');
        const { heapBytes, listeners, nodes } = await metricsOf(client);
        const now = { heap: heapBytes / 1000, listeners, nodes };
        if (now.nodes >= last.nodes && now.heap > last.heap - 1) return now;
        last = now;
      }
    };
    const visit = async (times: number) => {
      for (let change = 0; change < times; change += 1) {
        const tab = TABS[change % TABS.length] ?? 'Home';
        const link = page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: tab, exact: true });
        await link.click();
        await link.and(page.locator('[aria-current=page]')).waitFor();
      }
    };
    const push = (times: number) =>
      page.evaluate((count) => {
        for (let entry = 0; entry < count; entry += 1) window.history.pushState(window.history.state, '', `?${entry}`);
      }, times);

    await visit(WARM_UP);
    const grownBy = async (work: (times: number) => Promise<void>) => {
      const before = await held();
      await work(CHANGES);
      const after = await held();
      return (what: keyof typeof after) => ((after[what] - before[what]) * 500) / CHANGES;
    };
    for (let round = 0; round < rounds; round += 1) {
      const ours = await grownBy(visit);
      const history = await grownBy(push);
      note('routes', 'heap, kB for 500 changes', 'ours', ours('heap') - history('heap'));
      for (const what of ['listeners', 'nodes'] as const) note('routes', `${what} for 500 changes`, 'ours', ours(what));
    }
    await context.close();
  },
};
