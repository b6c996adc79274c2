import type { Decorator } from '@storybook/react-vite';

/** The host's page around a widget. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);

/** The page behind a dialog. */
export const overPage: Decorator = (Story) => (
  <>
    <main style={{ padding: '24px 20px' }}>
      <h1>Frigo Torre Nord</h1>
    </main>
    <Story />
  </>
);

/** A partner's page with a widget in its flow. */
export const inPartnersPage: Decorator = (Story) => (
  <main style={{ padding: '24px min(20px, 6.25vw)', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
    <h1>Intranet</h1>
    <Story />
  </main>
);
