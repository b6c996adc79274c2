import type { Mark } from '../shared/ui/pictures/provider-mark.tsx';

export const satispay_standard: Mark = {
  names: ['satispay', 'satispay_ticket'],
  background: '#D9433B',
  drawing: (
    <path
      d="M13 22l9-9 9 9-9 9zM18 22l4-4 4 4-4 4z"
      fill="#fff"
      fillRule="evenodd"
      stroke="#fff"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  ),
};
