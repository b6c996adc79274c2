/** All that a code of Pluxee may lead to: `Pluxee.test.tsx`. The ways through the app are those of Pellegrini. */
import { DEMO, PHONE, test } from '../../support/test.ts';
import { testRecharge } from '../../support/vouchers.ts';

test.use({ account: DEMO, viewport: PHONE });

testRecharge({ name: 'sodexo', title: 'Ricarica Pluxee', field: 'Codice Pluxee', good: '100001' });
