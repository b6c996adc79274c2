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
      background: '#fff7f2',
      primary: '#8a1c4a',
      'primary-pressed': '#6d1239',
      secondary: '#fbd9e6',
      'secondary-pressed': '#f6c1d5',
      'on-secondary': '#5c0f31',
      inverse: '#3c0a20',
    },
    dark: { primary: '#ff9ec4', 'on-primary': '#3c0a20' },
  },
  paymentMethods: ['braintree_cc', 'pellegrini'],
};
