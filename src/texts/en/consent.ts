import type { ConsentText } from '../../widgets/consent/text.ts';

export const consent: ConsentText = {
  title: 'Manage your consent',
  lead: 'You decide how we use your data. Your answers change nothing about what you can order, and you can change them at any time.',
  questions: {
    acceptMarketingData: { label: 'Marketing', note: 'Offers, news and surveys about our products.' },
    acceptProfilingData: {
      label: 'Profiling for marketing',
      note: 'Suggestions chosen by what you buy and what you like.',
    },
  },
  yes: 'Yes',
  no: 'No',
  notice: 'Read the privacy notice',
  missing: 'You have to choose.',
  proceed: 'Continue',
  cancel: 'Cancel',
  loading: 'Loading your choices',
  sending: 'Sending',
  failed: 'We could not read your choices. You can try again, or continue and decide next time.',
  later: 'Continue without choosing',
};
