import type { CDPSession } from '@playwright/test';

/**
 * What the browser counts of a page. `workedMs`: how long its main thread has worked, without the commands of the measuring itself.
 * `Performance.enable` must have been sent.
 */
export async function metricsOf(client: CDPSession) {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    workedMs: (of('TaskDuration') - of('DevToolsCommandDuration')) * 1000,
    heapBytes: of('JSHeapUsedSize'),
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
  };
}
