import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { labelledLink } from './member.ts';
import {
  address,
  boolean,
  extend,
  invalidAs,
  invalidAsNull,
  label,
  link,
  listOf,
  mapOf,
  object,
  orElse,
  orNothing,
  orNull,
  string,
} from './schema.ts';
import { yesNo } from './values.ts';

/** Any 2xx is good. */
const nothing = orNothing(object({}));
const withIdToken = object({ authorizationF: string });

/** The state SETTING_COOKIE of both logins. */
export const setSessionCookie = endpoint({
  method: 'POST',
  path: 'b2c/auth/session-cookie',
  access: 'public',
  body: withIdToken,
  response: nothing,
});
/** Call it after the cookie is set; the app goes to `redirect` if there is one. */
export const login = endpoint({
  method: 'POST',
  path: 'b2c/auth/login',
  access: 'public',
  body: withIdToken,
  response: orNothing(object({ redirect: invalidAsNull(link) })),
});
/** A GET with an effect: never prefetch it. */
export const logout = endpoint({ method: 'GET', path: 'b2c/auth/logout', hasEffect: true, response: nothing });

export const navigationLink = v.pipe(
  extend(labelledLink, { short_label: invalidAsNull(label), icon: invalidAsNull(address) }),
  v.transform((item) => ({ ...item, short_label: item.short_label ?? item.label })),
);
export type NavigationLink = v.InferOutput<typeof navigationLink>;
export const navigation = object({
  user: mapOf(object({ email: invalidAsNull(label), nickName: invalidAsNull(label) })),
  links: orElse(listOf(navigationLink), []),
  privacyConsentRequired: invalidAs(yesNo, false),
});
export type Navigation = v.InferOutput<typeof navigation>;
/** 200 and 201 alone are accepted. */
export const getNavigation = endpoint({ method: 'GET', path: 'b2c/navigation', statuses: [200, 201], response: navigation });

export const checkEmailDomain = endpoint({
  method: 'GET',
  path: 'b2c/check-domain/{email}',
  access: 'public',
  response: object({ type: invalidAs(v.picklist(['google', 'microsoft', 'email']), 'email') }),
});
export const registerUser = endpoint({
  method: 'POST',
  path: 'b2c/register',
  access: 'public',
  body: object({ email: string }),
  response: object({ success: yesNo }),
});

const consent = object({ acceptMarketingData: orNull(yesNo), acceptProfilingData: orNull(yesNo) });
export type PrivacyConsent = v.InferOutput<typeof consent>;
export const getPrivacyConsent = endpoint({
  method: 'GET',
  path: 'b2c/privacy-policy',
  response: object({ success: invalidAsNull(yesNo), data: mapOf(consent) }),
});
export const setPrivacyConsent = endpoint({
  method: 'POST',
  path: 'b2c/privacy-policy',
  // Both choices are required (P2-5.18).
  body: object({ data: object({ acceptMarketingData: boolean, acceptProfilingData: boolean }) }),
  // The person goes on whatever the answer (P2-7.39).
  response: nothing,
});
