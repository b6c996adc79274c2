/** The `config.json` of another provider. */
import { APP_CONFIG } from '../../sandbox/config.ts';

const { logoUrl: _, touchIconUrl: __, ...plain } = APP_CONFIG;
export const SECOND = {
  ...plain,
  productName: 'Gusto',
  supportPhone: '02 555 0199',
  domains: ['localhost', 'gusto.example'],
  theme: {
    light: {
      ground: '#fff7f2',
      green: '#8a1c4a',
      'green-press': '#6d1239',
      soft: '#fbd9e6',
      'soft-press': '#f6c1d5',
      'on-soft': '#5c0f31',
      night: '#3c0a20',
    },
    dark: { green: '#ff9ec4', 'on-green': '#3c0a20' },
  },
  paymentMethods: ['braintree_cc', 'pellegrini'],
};
