import type { ConsentText } from '../../widgets/consent/text.ts';

export const consent: ConsentText = {
  title: 'Einwilligungen verwalten',
  lead: 'Du entscheidest, wie wir deine Daten verwenden. Deine Antworten haben keinen Einfluss darauf, was du bestellen kannst, und du kannst sie jederzeit ändern.',
  questions: {
    acceptMarketingData: { label: 'Marketingaktivitäten', note: 'Aktionen, Neuheiten und Umfragen zu unseren Produkten.' },
    acceptProfilingData: {
      label: 'Profilbildung zu Marketingzwecken',
      note: 'Vorschläge auf Grundlage deiner Einkäufe und Vorlieben.',
    },
  },
  yes: 'Ja',
  no: 'Nein',
  notice: 'Datenschutzhinweise lesen',
  missing: 'Bitte triff eine Wahl.',
  proceed: 'Weiter',
  cancel: 'Abbrechen',
  loading: 'Deine Auswahl wird geladen',
  sending: 'Wird gesendet',
  failed: 'Wir konnten deine Auswahl nicht abrufen. Du kannst es erneut versuchen oder weitermachen und das nächste Mal entscheiden.',
  later: 'Ohne Auswahl weiter',
};
