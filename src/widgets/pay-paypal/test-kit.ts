/** A vendor in memory for the tests of this widget. The tests set its answers. */
import type { ButtonHandlers, PayPalGateway, PayPalVendor } from './gateway.ts';

export function memoryPayPalVendor() {
  /** The buttons that are mounted now. */
  const buttons: ButtonHandlers[] = [];
  const agreements: string[] = [];
  /** The tokens with which clients were created. */
  const tokens: string[] = [];
  const languages: string[] = [];
  const failing = (error: Error | undefined) => {
    if (error !== undefined) throw error;
  };
  /** Results of the next calls. */
  const next: { load?: Error; client?: Error; button?: Error; collect?: Error | string } = {};
  const vendor = {
    buttons,
    agreements,
    tokens,
    languages,
    next,
    async load(): Promise<PayPalGateway> {
      failing(vendor.next.load);
      return {
        async createClient(token, lang) {
          failing(vendor.next.client);
          tokens.push(token);
          languages.push(lang);
          return {
            async mountButton(_host, agreement, handlers, signal) {
              failing(vendor.next.button);
              agreements.push(agreement);
              buttons.push(handlers);
              signal.addEventListener('abort', () => buttons.splice(buttons.indexOf(handlers), 1));
            },
          };
        },
        async createDeviceClient(token) {
          failing(vendor.next.client);
          tokens.push(token);
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
  return vendor satisfies PayPalVendor;
}
