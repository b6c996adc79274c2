/** The accounts that always exist. Their ids are fixed, so that the b2c API and a browser's session survive a reset. */
export const FIXED_ACCOUNTS = [
  { uid: 'pausa-demo', email: 'demo@pausa.test', password: 'pranzo123' },
  { uid: 'pausa-vuoto', email: 'vuoto@pausa.test', password: 'pranzo123' },
  { uid: 'pausa-buoni', email: 'buoni@pausa.test', password: 'pranzo123' },
  { uid: 'pausa-google', email: 'google@pausa.test', providerId: 'google.com' },
  { uid: 'pausa-microsoft', email: 'microsoft@pausa.test', providerId: 'microsoft.com' },
] as const;

/** The provider's own id of a person. The sign-in page derives it in the same way: the same e-mail is the same person. */
export const providerUserId = (providerId: string, email: string): string => `${providerId}:${email}`;

/** Body of the emulator's `accounts:batchCreate`. */
export const fixedAccountsImport = () => ({
  users: FIXED_ACCOUNTS.map((account) => ({
    localId: account.uid,
    email: account.email,
    // Verified: otherwise a Google sign-in with the same address would remove the password (as in production).
    emailVerified: true,
    createdAt: String(Date.now()),
    ...('password' in account
      ? { rawPassword: account.password }
      : {
          providerUserInfo: [
            {
              providerId: account.providerId,
              rawId: providerUserId(account.providerId, account.email),
              email: account.email,
            },
          ],
        }),
  })),
});
