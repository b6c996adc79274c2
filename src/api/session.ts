import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { labelledLink } from './member.ts';
import { address, extend, invalidAsNull, label, link, listOf, nothing, object } from './schema.ts';

const success = object({ success: v.boolean() });
const withIdToken = object({ authorizationF: v.string() });

/** The state SETTING_COOKIE of both logins. */
export const setSessionCookie = endpoint({
  method: 'POST',
  path: 'b2c/auth/session-cookie',
  access: 'public',
  body: withIdToken,
  response: object({ success: v.literal(true) }),
});
/** Call it after the cookie is set; the app goes to `redirect` if there is one. */
export const login = endpoint({
  method: 'POST',
  path: 'b2c/auth/login',
  access: 'public',
  body: withIdToken,
  response: object({ redirect: v.optional(link) }),
});
/** A GET with an effect: never prefetch it. */
export const logout = endpoint({ method: 'GET', path: 'b2c/auth/logout', hasEffect: true, response: nothing });

export const navigationLink = extend(labelledLink, { short_label: label, icon: address });
export type NavigationLink = v.InferOutput<typeof navigationLink>;
export const navigation = object({
  user: object({ email: label, nickName: invalidAsNull(label) }),
  links: listOf(navigationLink),
  privacyConsentRequired: v.optional(v.boolean()),
});
export type Navigation = v.InferOutput<typeof navigation>;
/** Part 2 §9: 200 and 201 alone are accepted. */
export const getNavigation = endpoint({ method: 'GET', path: 'b2c/navigation', statuses: [200, 201], response: navigation });

export const checkEmailDomain = endpoint({
  method: 'GET',
  path: 'b2c/check-domain/{email}',
  access: 'public',
  response: object({ type: v.picklist(['google', 'microsoft', 'email']) }),
});
export const registerUser = endpoint({
  method: 'POST',
  path: 'b2c/register',
  access: 'public',
  body: object({ email: v.string() }),
  response: success,
});

const consent = object({ acceptMarketingData: v.nullable(v.boolean()), acceptProfilingData: v.nullable(v.boolean()) });
export type PrivacyConsent = v.InferOutput<typeof consent>;
export const getPrivacyConsent = endpoint({
  method: 'GET',
  path: 'b2c/privacy-policy',
  response: object({ success: v.boolean(), data: consent }),
});
export const setPrivacyConsent = endpoint({
  method: 'POST',
  path: 'b2c/privacy-policy',
  // Both choices are required (part 2 §5).
  body: object({ data: object({ acceptMarketingData: v.boolean(), acceptProfilingData: v.boolean() }) }),
  response: success,
});
