// @vitest-environment node
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  isSignInWithEmailLink,
  linkWithCredential,
  OAuthProvider,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIdentityEmulator, type IdentityEmulator, type Message } from './index.ts';

let server: Server;
let origin: string;
let identity: IdentityEmulator;
let auth: Auth;

beforeAll(async () => {
  identity = createIdentityEmulator({ origin: () => origin });
  server = createServer((request, response) => {
    if (!identity.handle(request, response)) response.writeHead(418).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  await identity.reset();
  auth = initializeAuth(initializeApp({ apiKey: 'any', projectId: 'demo-pausa' }), {
    persistence: inMemoryPersistence,
  });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
});

afterEach(() => deleteApp(auth.app));

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error: unknown) => (error as { code?: unknown }).code,
  );

const getText = async (path: string) => (await fetch(origin + path)).text();
const mails = async () => (JSON.parse(await getText('/sandbox/mailbox.json')) as { messages: Message[] }).messages;
const newestMail = async () => (await mails())[0]!;
const post = (path: string, body: string, type = 'application/json') =>
  fetch(origin + path, { method: 'POST', headers: { 'content-type': type }, body });
const emailPrivacy = (enabled: boolean) =>
  fetch(`${origin}/emulator/v1/projects/demo-pausa/config`, {
    method: 'PATCH',
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: enabled } }),
  });

/** What a provider vouches for, in the form the emulator takes. */
const fakeIdToken = (providerId: string, email: string) =>
  JSON.stringify({ sub: `${providerId}:${email}`, email, email_verified: providerId === 'google.com' });
const google = (email: string) => GoogleAuthProvider.credential(fakeIdToken('google.com', email));
const microsoft = (email: string) => new OAuthProvider('microsoft.com').credential({ idToken: fakeIdToken('microsoft.com', email) });

describe('e-mail and password', () => {
  it('lets the fixed accounts in', async () => {
    const { user } = await signInWithEmailAndPassword(auth, 'demo@pausa.test', 'pranzo123');
    expect(user).toMatchObject({ uid: 'pausa-demo', email: 'demo@pausa.test', emailVerified: true });
    await signInWithEmailAndPassword(auth, 'vuoto@pausa.test', 'pranzo123');
    expect(auth.currentUser?.uid).toBe('pausa-vuoto');
  });

  it('refuses a wrong password and an unknown person', async () => {
    expect(await code(signInWithEmailAndPassword(auth, 'demo@pausa.test', 'sbagliata'))).toBe('auth/wrong-password');
    expect(await code(signInWithEmailAndPassword(auth, 'chi@pausa.test', 'pranzo123'))).toBe('auth/user-not-found');
  });

  it('registers', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'nuovo@pausa.test', 'segreto1');
    expect(identity.verify(await user.getIdToken())).toEqual({ uid: user.uid, email: 'nuovo@pausa.test' });
    expect(await code(createUserWithEmailAndPassword(auth, 'demo@pausa.test', 'segreto1'))).toBe('auth/email-already-in-use');
    expect(await code(createUserWithEmailAndPassword(auth, 'altro@pausa.test', '12345'))).toBe('auth/weak-password');
  });

  it('an address that is registered again stays as it is', async () => {
    await identity.register('demo@pausa.test');
    await signInWithEmailAndPassword(auth, 'demo@pausa.test', 'pranzo123');
    expect(auth.currentUser?.uid).toBe('pausa-demo');
  });

  it('tells how a person signs in', async () => {
    expect(await fetchSignInMethodsForEmail(auth, 'demo@pausa.test')).toEqual(['password']);
    expect(await fetchSignInMethodsForEmail(auth, 'google@pausa.test')).toEqual(['google.com']);
    expect(await fetchSignInMethodsForEmail(auth, 'microsoft@pausa.test')).toEqual(['microsoft.com']);
    expect(await fetchSignInMethodsForEmail(auth, 'chi@pausa.test')).toEqual([]);
  });

  it('keeps quiet about who exists, when asked to', async () => {
    expect((await emailPrivacy(true)).status).toBe(200);
    expect(await fetchSignInMethodsForEmail(auth, 'demo@pausa.test')).toEqual([]);
    expect(await code(signInWithEmailAndPassword(auth, 'chi@pausa.test', 'pranzo123'))).toBe('auth/invalid-credential');
    expect(await code(signInWithEmailAndPassword(auth, 'demo@pausa.test', 'sbagliata'))).toBe('auth/invalid-credential');
    expect(await code(sendPasswordResetEmail(auth, 'chi@pausa.test'))).toBe('no error');
    expect(await mails()).toEqual([]);

    await emailPrivacy(false);
    expect(await fetchSignInMethodsForEmail(auth, 'demo@pausa.test')).toEqual(['password']);
  });
});

describe('e-mails', () => {
  it('resets a password by the link in the mailbox, once', async () => {
    const continueUrl = `${origin}/wallet?from=mensa&x=1`;
    await sendPasswordResetEmail(auth, 'demo@pausa.test', { url: continueUrl });
    const mail = await newestMail();
    expect(mail).toMatchObject({ kind: 'PASSWORD_RESET', recipient: 'demo@pausa.test', used: false });
    const link = new URL(mail.link);
    expect(link.origin + link.pathname).toBe(`${origin}/login-with-token`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      mode: 'resetPassword',
      oobCode: mail.oobCode,
      continueUrl,
    });

    expect(await verifyPasswordResetCode(auth, mail.oobCode)).toBe('demo@pausa.test');
    expect(await code(confirmPasswordReset(auth, mail.oobCode, '123'))).toBe('auth/weak-password');
    await confirmPasswordReset(auth, mail.oobCode, 'nuova123');
    expect(await code(confirmPasswordReset(auth, mail.oobCode, 'altra123'))).toBe('auth/invalid-action-code');
    expect((await newestMail()).used).toBe(true);

    await signInWithEmailAndPassword(auth, 'demo@pausa.test', 'nuova123');
    expect(await code(sendPasswordResetEmail(auth, 'chi@pausa.test'))).toBe('auth/user-not-found');
  });

  it('signs in by an e-mail link, through the emulator’s page', async () => {
    const url = `${origin}/login-with-token?continue=%2Fwallet`;
    await sendSignInLinkToEmail(auth, 'luigi@pausa.test', { url, handleCodeInApp: true });
    const { link, kind } = await newestMail();
    expect(kind).toBe('EMAIL_SIGNIN');
    expect(link).toContain(`${origin}/emulator/action?`);

    const landing = (await fetch(link, { redirect: 'manual' })).headers.get('location')!;
    expect(new URL(landing).searchParams.get('continue')).toBe('/wallet');
    expect(isSignInWithEmailLink(auth, landing)).toBe(true);
    expect((await signInWithEmailLink(auth, 'luigi@pausa.test', landing)).user.email).toBe('luigi@pausa.test');
  });

  it('shows the mailbox, newest first and escaped', async () => {
    expect(await getText('/sandbox/mailbox')).toContain('Nessun messaggio');

    await sendPasswordResetEmail(auth, 'demo@pausa.test');
    await sendSignInLinkToEmail(auth, '<img/src=x>@pausa.test', { url: origin, handleCodeInApp: true });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['EMAIL_SIGNIN', 'PASSWORD_RESET']);

    const page = await getText('/sandbox/mailbox');
    expect(page).toContain('<html lang="it">');
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img/src=x&gt;@pausa.test');
    expect(page.indexOf('Link di accesso')).toBeLessThan(page.indexOf('Reimposta la password'));
    expect(page).not.toMatch(/Nessun messaggio|undefined|\[object/);
  });
});

describe('providers', () => {
  it('knows the fixed accounts again', async () => {
    expect((await signInWithCredential(auth, google('google@pausa.test'))).user.uid).toBe('pausa-google');
    expect((await signInWithCredential(auth, microsoft('microsoft@pausa.test'))).user.uid).toBe('pausa-microsoft');
  });

  it('asks to link when the address is taken by another method', async () => {
    const error: unknown = await signInWithCredential(auth, microsoft('demo@pausa.test')).catch((e: unknown) => e);
    expect(error).toMatchObject({
      code: 'auth/account-exists-with-different-credential',
      customData: { email: 'demo@pausa.test' },
    });
    const pending = OAuthProvider.credentialFromError(error as never)!;

    const { user } = await signInWithEmailAndPassword(auth, 'demo@pausa.test', 'pranzo123');
    const linked = await linkWithCredential(user, pending);
    expect(new Set(linked.user.providerData.map(({ providerId }) => providerId))).toEqual(new Set(['microsoft.com', 'password']));
  });

  it.each(['/emulator/auth/handler?apiKey=any&appName=a&providerId=google.com', '/emulator/auth/iframe?apiKey=any&appName=a'])(
    'serves %s without reaching for the internet',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(await response.text()).not.toMatch(/(src|href)="(https?:)?\/\//);
    },
  );

  it('offers the known people to the sign-in page, escaped', async () => {
    const hostile = '<img/src=x>@pausa.test';
    await signInWithCredential(auth, google(hostile));
    const page = await getText('/emulator/auth/handler?apiKey=any&appName=a&providerId=google.com');
    expect(page).toContain('google@pausa.test');
    expect(page).not.toContain('<img');
  });

  it('serves the stand-in for gapi', async () => {
    const response = await fetch(`${origin}/sandbox/gapi-shim.js`);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await response.text()).toContain('gapi_onload');
  });
});

describe('tokens', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = () => Math.floor(Date.now() / 1000);
  const claims = (changes: object = {}) => ({
    iss: 'https://securetoken.google.com/demo-pausa',
    aud: 'demo-pausa',
    sub: 'pausa-demo',
    email: 'demo@pausa.test',
    iat: now() - 10,
    exp: now() + 3600,
    ...changes,
  });
  const token = (changes: object = {}, alg = 'none', signature = '') =>
    `${encode({ alg, typ: 'JWT' })}.${encode(claims(changes))}.${signature}`;

  it('are refreshed', async () => {
    const { user } = await signInWithEmailAndPassword(auth, 'demo@pausa.test', 'pranzo123');
    expect(identity.verify(await user.getIdToken(true))).toEqual({ uid: 'pausa-demo', email: 'demo@pausa.test' });
  });

  it('are accepted only unsigned, unexpired and for our project', () => {
    expect(identity.verify(token())).toEqual({ uid: 'pausa-demo', email: 'demo@pausa.test' });
    const foreign = 'https://securetoken.google.com/demo-altro';
    const denied = {
      'foreign project': token({ aud: 'demo-altro', iss: foreign }),
      'foreign issuer': token({ iss: foreign }),
      'foreign audience': token({ aud: 'demo-altro' }),
      expired: token({ exp: now() - 1 }),
      'never expires': token({ exp: undefined }),
      'from the future': token({ iat: now() + 60 }),
      'no subject': token({ sub: '' }),
      'no e-mail': token({ email: undefined }),
      'signed algorithm': token({}, 'RS256', 'c2lnbmVk'),
      'signed algorithm, signature cut off': token({}, 'RS256'),
      'signature on an unsigned token': token({}, 'none', 'c2lnbmVk'),
      'too many parts': `${token()}.`,
      garbage: 'garbage',
      'garbage in three parts': 'a.b.',
      'null claims': `${encode({ alg: 'none' })}.${encode(null)}.`,
      empty: '',
    };
    const accepted = Object.entries(denied).filter(([, text]) => identity.verify(text) !== null);
    expect(accepted).toEqual([]);
  });

  it('are never unsigned for a real project', () => {
    expect(() => createIdentityEmulator({ origin: () => origin, projectId: 'pausa-produzione' })).toThrow(/demo-/);
  });
});

describe('reset', () => {
  it('puts accounts, passwords, settings and mailbox back', async () => {
    await createUserWithEmailAndPassword(auth, 'nuovo@pausa.test', 'segreto1');
    await sendPasswordResetEmail(auth, 'demo@pausa.test');
    const { oobCode } = await newestMail();
    await emailPrivacy(true);
    await identity.reset();

    expect(await mails()).toEqual([]);
    expect(await code(verifyPasswordResetCode(auth, oobCode))).toBe('auth/invalid-action-code');
    expect(await fetchSignInMethodsForEmail(auth, 'nuovo@pausa.test')).toEqual([]);
    expect(await fetchSignInMethodsForEmail(auth, 'demo@pausa.test')).toEqual(['password']);
    await signInWithEmailAndPassword(auth, 'demo@pausa.test', 'pranzo123');
  });

  it('keeps the sessions of fixed accounts, ends the others cleanly', async () => {
    const { user: demo } = await signInWithEmailAndPassword(auth, 'demo@pausa.test', 'pranzo123');
    const { user: nuovo } = await createUserWithEmailAndPassword(auth, 'nuovo@pausa.test', 'segreto1');
    await identity.reset();

    await demo.reload();
    await demo.getIdToken(true);
    expect(await code(nuovo.getIdToken(true))).toBe('auth/user-token-expired');
    expect(auth.currentUser).toBeNull();
  });
});

/** The requests of the Firebase Admin SDK 13 with `FIREBASE_AUTH_EMULATOR_HOST`, as it was seen to send them. */
describe('a back end’s Admin SDK', () => {
  const admin = (path: string, body: object, headers: Record<string, string> = { authorization: 'Bearer owner' }) =>
    fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('looks a person up, as verifyIdToken does', async () => {
    const answer = await admin('demo-pausa/accounts:lookup', { localId: ['pausa-demo'] });
    expect(await answer.json()).toMatchObject({ users: [{ localId: 'pausa-demo', email: 'demo@pausa.test' }] });
  });

  it('creates a session cookie', async () => {
    const { user } = await signInWithEmailAndPassword(auth, 'demo@pausa.test', 'pranzo123');
    const answer = await admin('demo-pausa:createSessionCookie', { idToken: await user.getIdToken(), validDuration: 3600 });
    expect(answer.status).toBe(200);
    const { sessionCookie } = (await answer.json()) as { sessionCookie: string };
    expect(JSON.parse(Buffer.from(sessionCookie.split('.')[1]!, 'base64url').toString())).toMatchObject({
      iss: 'https://session.firebase.google.com/demo-pausa',
      sub: 'pausa-demo',
    });
  });

  it('creates and lists accounts', async () => {
    expect((await admin('demo-pausa/accounts', { email: 'nuovo@pausa.test', password: 'pranzo123' })).status).toBe(200);
    const list = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/demo-pausa/accounts:batchGet?maxResults=1000`, {
      headers: { authorization: 'Bearer owner' },
    });
    const { users } = (await list.json()) as { users: { email: string }[] };
    expect(users.map(({ email }) => email)).toContain('nuovo@pausa.test');
  });

  it('is refused without its token, for another project and for unknown names', async () => {
    expect((await admin('demo-pausa/accounts:lookup', { localId: ['pausa-demo'] }, {})).status).toBe(401);
    expect((await admin('demo-altro/accounts:lookup', { localId: ['pausa-demo'] })).status).toBe(404);
    expect((await admin('demo-pausa/accounts:constructor', {})).status).toBe(404);
    expect((await admin('demo-pausa/accounts:batchGet', {})).status).toBe(404);
  });
});

describe('requests', () => {
  it('leaves alone what is not its own', async () => {
    for (const path of ['/', '/b2c/info', '/sandbox/mailbox2', '/sandbox/reset', '/emulatore/x', '//']) {
      expect((await fetch(origin + path)).status, path).toBe(418);
    }
  });

  it('answers its own unknown paths and bad bodies with an error', async () => {
    const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
    expect((await fetch(`${origin}/emulator/openapi.json`)).status).toBe(404);
    expect((await post(`${accounts}:constructor`, '{}')).status).toBe(404);
    expect((await post(`${accounts}:signInWithPassword`, '{')).status).toBe(400);
    expect((await post(`${accounts}:signInWithPassword`, '[]')).status).toBe(400);
    expect((await post(`${accounts}:signInWithPassword`, '{}')).status).toBe(400);
    expect(
      (await post('/securetoken.googleapis.com/v1/token', 'grant_type=refresh_token&refresh_token=x', 'application/x-www-form-urlencoded'))
        .status,
    ).toBe(400);
    expect((await fetch(`${origin}/emulator/v1/projects/demo-altro/config`)).status).toBe(404);
  });
});
