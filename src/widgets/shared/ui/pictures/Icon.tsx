import { icon, small } from './Icon.css.ts';

const PATHS = {
  alert: 'M12 7.5v6M12 17h.01M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17z',
  back: 'M14.5 6l-6 6 6 6',
  card: 'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5zM3.5 10h17M7 15h3',
  check: 'M6 12.5l4 4 8-9',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  filter:
    'M4 7.5h9.3M18.3 7.5H20M4 16.5h2.7M11.7 16.5H20M15.8 5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM9.2 14a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
  minus: 'M6 12h12',
  next: 'M9.5 6l6 6-6 6',
  orders: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  phone: 'M5 4.5h3.5l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5V19a1.5 1.5 0 0 1-1.5 1.5A15.5 15.5 0 0 1 3.5 6 1.5 1.5 0 0 1 5 4.5z',
  plus: 'M12 6v12M6 12h12',
  reload: 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4',
  search: 'M10.5 4.5a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM15 15l5 5',
  ticket: 'M3.5 7h17v3.3a1.8 1.8 0 0 0 0 3.4V17h-17v-3.3a1.8 1.8 0 0 0 0-3.4zM14.5 7.5v2M14.5 11v2M14.5 14.5v2',
  wallet: 'M4 8.5A2.5 2.5 0 0 1 6.5 6H18v3.5M4 8.5v9A2.5 2.5 0 0 0 6.5 20H18a2 2 0 0 0 2-2v-6.5a2 2 0 0 0-2-2H5M16 14.7h.1',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon that few modules need, bundled with them. */
export interface Drawing {
  readonly path: string;
}

export const isIconName = (name: string): name is IconName => Object.hasOwn(PATHS, name);

/** Drawn on a grid of 24 units; 18 px inside buttons. Always decorative: the control has the accessible name. */
export function Icon({ name, isSmall = false }: { name: IconName | Drawing; isSmall?: boolean }) {
  return (
    <svg className={isSmall ? `${icon} ${small}` : icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={typeof name === 'string' ? PATHS[name] : name.path} />
    </svg>
  );
}
