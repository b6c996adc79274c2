/** The person's preferences: each check sets one, reads it, and restores the old value. */
import { readArea } from '../area.ts';
import { answerOf, type Check, conforms, NotChecked, unless } from '../check.ts';

const PREFERENCE = { group: 'Preferences', section: 'Preferences' } as const;

const nickName: Check = {
  ...PREFERENCE,
  id: 'preferences.nick-name',
  title: 'The nick name is kept',
  mend: 'Store it, and answer it at GET b2c/info; up to 10 characters.',
  needs: ['session', 'effects'],
  async run(kit) {
    const before = (await answerOf(kit, 'getUserInfo')).value.nickName;
    if (before === null) throw new NotChecked('the account has no nick name to put back');
    const nickName = before === 'Prova' ? 'Prova 2' : 'Prova';
    try {
      await answerOf(kit, 'setUserInfo', { body: { nickName } });
      const { value: read } = await answerOf(kit, 'getUserInfo');
      return unless(
        read.nickName === nickName ? [] : [{ call: 'GET b2c/info', expected: 'the new nick name', found: 'another one, or none' }],
      );
    } finally {
      await kit.talk.ask('setUserInfo', { body: { nickName: before } });
    }
  },
};

const diet: Check = {
  ...PREFERENCE,
  id: 'preferences.diet',
  title: 'The diet is kept, and cleared by two nulls',
  mend: 'Store diet and allergens together; {"diet": null, "allergens": null} deletes the preference, and the area then answers dietPreference: null.',
  needs: ['session', 'area', 'effects'],
  async run(kit) {
    const before = (await readArea(kit)).dietPreference;
    const set = async (body: object) => (await answerOf(kit, 'setDietPreference', { body })).value.success;
    const deviates = (expected: string) =>
      unless([{ call: 'POST b2c/diet-preference', expected, found: 'another preference at the next read of the area' }]);
    try {
      if (!(await set({ diet: 'Vegano', allergens: { eggs: 'Assente' } })))
        return unless([{ call: 'POST b2c/diet-preference', expected: 'success: true', found: 'success: false' }]);
      const saved = (await readArea(kit)).dietPreference;
      if (saved?.diet !== 'Vegano' || saved.allergens.eggs !== 'Assente') return deviates('diet and allergens as they were sent');
      await set({ diet: null, allergens: null });
      return (await readArea(kit)).dietPreference === null ? conforms() : deviates('no preference after two nulls');
    } finally {
      await kit.talk.ask('setDietPreference', { body: { diet: before?.diet ?? null, allergens: before?.allergens ?? null } });
    }
  },
};

const consent: Check = {
  ...PREFERENCE,
  id: 'preferences.consent',
  title: 'The consents are kept',
  mend: 'Store both choices, and answer them at GET b2c/privacy-policy.',
  needs: ['session', 'effects'],
  /** Sends the current answers again: only a person may change a consent. */
  async run(kit) {
    const { data } = (await answerOf(kit, 'getPrivacyConsent')).value;
    if (data.acceptMarketingData === null || data.acceptProfilingData === null)
      throw new NotChecked('the account has not chosen yet, and the kit does not choose for it');
    await answerOf(kit, 'setPrivacyConsent', { body: { data } });
    const after = (await answerOf(kit, 'getPrivacyConsent')).value.data;
    const isKept = after.acceptMarketingData === data.acceptMarketingData && after.acceptProfilingData === data.acceptProfilingData;
    const call = 'POST b2c/privacy-policy';
    return unless(isKept ? [] : [{ call, expected: 'the choices as they were sent, at the next read', found: 'other ones' }]);
  },
};

const payment: Check = {
  ...PREFERENCE,
  id: 'preferences.payment',
  title: 'The chosen way to pay is kept',
  mend: 'Store the instrument for its context, answer {"error": false}, and name it in paymentPreferences of the selling area.',
  needs: ['session', 'area', 'effects'],
  /** Sends the current choice again. */
  async run(kit) {
    const context = 'definedAmountMethod';
    const chosen = async () => (await readArea(kit)).paymentPreferences[context]?.paymentInstrument.uuid ?? null;
    const before = await chosen();
    const { paymentInstruments } = (await answerOf(kit, 'getPaymentOptions', { params: { context } })).value;
    const instrument = paymentInstruments.find(({ uuid }) => uuid === before);
    if (instrument === undefined) throw new NotChecked('the account has chosen no saved way to pay');
    const { id, category, provider } = instrument;
    const body = { paymentInstrumentId: id, category, provider };
    const { value } = await answerOf(kit, 'updatePaymentPreference', { params: { context }, body });
    const call = 'POST b2c/payment-preference/update/{context}';
    if (value.error) return unless([{ call, expected: 'error: false', found: 'error: true' }]);
    return unless(
      (await chosen()) === before
        ? []
        : [{ call, expected: 'the same way to pay at the next read of the area', found: 'another one, or none' }],
    );
  },
};

const register: Check = {
  ...PREFERENCE,
  id: 'preferences.register',
  title: 'An e-mail address can be registered',
  mend: 'Answer {"success": true} once the identity provider has the account.',
  needs: ['effects', 'new-email'],
  async run(kit) {
    const { value } = await answerOf(kit, 'registerUser', { session: null, body: { email: kit.id('new-email') } });
    return unless(value.success ? [] : [{ call: 'POST b2c/register', expected: 'success: true', found: 'success: false' }]);
  },
};

export const preferenceChecks: readonly Check[] = [nickName, diet, consent, payment, register];
