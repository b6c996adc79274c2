/** A vendor in memory for the tests of this widget. The tests set its answers. */
import type { ButtonHandlers, PayPalVendor } from './gateway.ts';

export interface MemoryPayPalVendor extends PayPalVendor {
  /** The buttons that are mounted now. */
  readonly buttons: ButtonHandlers[];
  readonly agreements: string[];
  /** Results of the next calls. */
  next: { load?: Error; client?: Error; button?: Error; collect?: Error | string };
}

export function memoryPayPalVendor(): MemoryPayPalVendor {
  const buttons: ButtonHandlers[] = [];
  const agreements: string[] = [];
  const failing = (error: Error | undefined) => {
    if (error !== undefined) throw error;
  };
  const vendor: MemoryPayPalVendor = {
    buttons,
    agreements,
    next: {},
    async load() {
      failing(vendor.next.load);
      return {
        async createClient() {
          failing(vendor.next.client);
          return {
            async mountButton(_host, { description }, handlers, signal) {
              failing(vendor.next.button);
              agreements.push(description);
              buttons.push(handlers);
              signal.addEventListener('abort', () => buttons.splice(buttons.indexOf(handlers), 1));
            },
          };
        },
        async createDeviceClient() {
          failing(vendor.next.client);
          return {
            async collect() {
              const { collect = '{"correlation_id":"1"}' } = vendor.next;
              if (collect instanceof Error) throw collect;
              return collect;
            },
          };
        },
      };
    },
  };
  return vendor;
}
