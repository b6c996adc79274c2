import { NAVIGATION_LINKS } from '../../data/home.ts';
import type { Handler, HandlerTable, Server } from '../handler.ts';
import { badRequest, unauthorized } from '../http.ts';
import { isEmail } from '../../../src/api/id.ts';
import { endedSessionCookie, type Identity, sessionCookie } from '../sessions.ts';
import type { Contract } from '../../../src/api/contract.ts';

function verified(server: Server, idToken: string): Identity {
  const identity = server.verify(idToken);
  if (identity === null) throw unauthorized();
  return identity;
}

/** The domains `google` and `microsoft` stand for companies whose employees sign in with these providers. */
const checkEmailDomain: Handler<Contract['checkEmailDomain']> = ({ params }) => {
  const domain = params.email.toLowerCase().split('@').at(-1);
  if (domain === 'google.pausa.test') return { type: 'google' };
  return { type: domain === 'microsoft.pausa.test' ? 'microsoft' : 'email' };
};

export const sessionHandlers = {
  setSessionCookie({ body, server, headers }) {
    headers.append('set-cookie', sessionCookie(server.sessions.start(verified(server, body.authorizationF))));
    return { success: true };
  },
  login({ body, server, headers, world }) {
    headers.set('authorization', server.sessions.issueToken(verified(server, body.authorizationF)));
    const redirect = world.takeLoginRedirect();
    return redirect === null ? {} : { redirect };
  },
  logout({ request, server, headers }) {
    server.sessions.end(request);
    headers.append('set-cookie', endedSessionCookie);
    return {};
  },
  getNavigation: ({ user, world }) => ({
    user: { email: user.email, nickName: user.nickName },
    links: NAVIGATION_LINKS,
    ...(world.isConsentRequired ? { privacyConsentRequired: true } : {}),
  }),
  checkEmailDomain,
  async registerUser({ body, server }) {
    if (!isEmail(body.email)) throw badRequest('Indirizzo e-mail non valido.');
    await server.register(body.email);
    return { success: true };
  },
  getPrivacyConsent: ({ user }) => ({ success: true, data: { ...user.consent } }),
  setPrivacyConsent({ user, body, world }) {
    user.consent = body.data;
    world.isConsentRequired = false;
    return { success: true };
  },
} satisfies Partial<HandlerTable>;
