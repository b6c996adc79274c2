// Storybook compiles its manager with the classic JSX transform, which needs `React`.
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';

/** The content of a Storybook panel, in Storybook's own colours. */
export const sheet = {
  body: { padding: '16px 20px 32px', fontSize: 13, lineHeight: 1.5, maxWidth: 720 },
  title: { fontSize: 14, fontWeight: 700, margin: '24px 0 4px' },
  note: { margin: '0 0 8px' },
  field: { display: 'grid', gap: 4, marginBottom: 12 },
  input: { font: 'inherit', padding: '8px 10px', border: '1px solid #76877B', borderRadius: 6, background: '#fff', color: '#16261C' },
  button: {
    font: 'inherit',
    fontWeight: 700,
    minHeight: 36,
    padding: '6px 14px',
    border: '1px solid #0B7146',
    borderRadius: 18,
    background: '#fff',
    color: '#0B7146',
    cursor: 'pointer',
  },
  code: {
    margin: 0,
    padding: 12,
    borderRadius: 8,
    background: '#16261C',
    color: '#EDF5EC',
    font: '12px/1.6 ui-monospace, Menlo, Consolas, monospace',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
} as const satisfies Record<string, React.CSSProperties>;

export function Panel({ active, children }: { active: boolean; children: React.ReactNode }) {
  return <AddonPanel active={active}>{React.createElement('div', { style: sheet.body }, children)}</AddonPanel>;
}
