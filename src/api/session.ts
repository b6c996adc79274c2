import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { labelledLink } from './member.ts';
import { address, invalidAsNull, label, link, listOf, nothing } from './schema.ts';

const success = z.object({ success: z.boolean() });
const withIdToken = z.object({ authorizationF: z.string() });

/** The state SETTING_COOKIE of both logins. */
export const setSessionCookie = endpoint({
  method: 'POST',
  path: 'b2c/auth/session-cookie',
  access: 'public',
  body: withIdToken,
  response: z.object({ success: z.literal(true) }),
});
/** Call it after the cookie is set; the app goes to `redirect` if there is one. */
export const login = endpoint({
  method: 'POST',
  path: 'b2c/auth/login',
  access: 'public',
  body: withIdToken,
  response: z.object({ redirect: z.optional(link) }),
});
/** A GET with an effect: never prefetch it. */
export const logout = endpoint({ method: 'GET', path: 'b2c/auth/logout', hasEffect: true, response: nothing });

export const navigationLink = z.extend(labelledLink, { short_label: label, icon: address });
export type NavigationLink = z.output<typeof navigationLink>;
export const navigation = z.object({
  user: z.object({ email: label, nickName: invalidAsNull(label) }),
  links: listOf(navigationLink),
  privacyConsentRequired: z.optional(z.boolean()),
});
export type Navigation = z.output<typeof navigation>;
export const getNavigation = endpoint({ method: 'GET', path: 'b2c/navigation', response: navigation });

export const checkEmailDomain = endpoint({
  method: 'GET',
  path: 'b2c/check-domain/{email}',
  access: 'public',
  response: z.object({ type: z.enum(['google', 'microsoft', 'email']) }),
});
export const registerUser = endpoint({
  method: 'POST',
  path: 'b2c/register',
  access: 'public',
  body: z.object({ email: z.string() }),
  response: success,
});

const consent = z.object({ acceptMarketingData: z.nullable(z.boolean()), acceptProfilingData: z.nullable(z.boolean()) });
export type PrivacyConsent = z.output<typeof consent>;
export const getPrivacyConsent = endpoint({
  method: 'GET',
  path: 'b2c/privacy-policy',
  response: z.object({ success: z.boolean(), data: consent }),
});
export const setPrivacyConsent = endpoint({
  method: 'POST',
  path: 'b2c/privacy-policy',
  // Both choices are required (part 2 §5).
  body: z.object({ data: z.object({ acceptMarketingData: z.boolean(), acceptProfilingData: z.boolean() }) }),
  response: success,
});
