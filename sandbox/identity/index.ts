/**
 * The sandbox's identity service: the official Firebase Auth emulator on the sandbox's own origin, in process, without
 * internet or Java. The real SDK uses it after
 * `connectAuthEmulator(auth, location.origin, { disableWarnings: true })`.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { FIXED_ACCOUNTS, fixedAccountsImport } from './accounts.ts';
import { HttpError, readBody, sendHtml, sendJson, sendScript } from './http.ts';
import { Mailbox, mailboxPage } from './mailbox.ts';
import { loadOfficialEmulator, type Operation, type OperationContext, type Page, type Project } from './official.ts';
import { PAGE_POLICY, rewritePage, safeToList } from './pages.ts';
import { verifyEmulatorToken, type VerifiedUser } from './token.ts';

export { FIXED_ACCOUNTS } from './accounts.ts';
export type { Message } from './mailbox.ts';
export type { VerifiedUser } from './token.ts';

/** How the service behaves for one visitor. */
export interface IdentitySettings {
  /** E-mail enumeration protection: the service does not reveal which accounts exist. */
  readonly emailPrivacy: boolean;
}

export interface IdentityEmulator {
  /** True when it handles the request; the answer may follow later. */
  handle(request: IncomingMessage, response: ServerResponse, settings?: IdentitySettings): boolean;
  /** Whether `handle` is responsible for a path. */
  owns(path: string): boolean;
  /** Restores the fixed accounts and the settings, and empties the mailbox. */
  reset(): Promise<void>;
  /** The person of a token; null for anything but an unsigned, unexpired token of our own demo project. */
  verify(idToken: string): VerifiedUser | null;
  /** Creates an account whose owner sets the password later. An existing account stays as it is. */
  register(email: string): Promise<void>;
}

export interface IdentityOptions {
  /** The sandbox's public origin, e.g. `http://localhost:5173`. Called for each request: the port may be chosen late. */
  origin: () => string;
  /** Must start with `demo-`: tokens are unsigned. */
  projectId?: string;
}

/** The Admin SDK of a back end sends this token to an emulator. */
const isAdmin = (request?: IncomingMessage) => request?.headers.authorization?.toLowerCase() === 'bearer owner';

const OUR_PATHS =
  /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator)\/|^\/sandbox\/(gapi-shim\.js|mailbox(\.json)?)$/;

export function createIdentityEmulator({ origin, projectId = 'demo-pausa' }: IdentityOptions): IdentityEmulator {
  if (!/^demo-[a-z0-9-]+$/.test(projectId)) throw new Error(`Unsigned tokens are for demo- projects only, not ${projectId}`);

  const official = loadOfficialEmulator();
  const gapiShim = readFileSync(new URL('./gapi-shim.js', import.meta.url), 'utf8');
  const mailbox = new Mailbox();
  let project = createProject();
  const pages = official.pages(() => safeToList(project));

  function createProject() {
    const fresh = official.createProject(projectId);
    const createOob = fresh.createOob.bind(fresh);
    fresh.createOob = (...about) => {
      const record = createOob(...about);
      mailbox.deliver(record);
      return record;
    };
    official.batchCreate(fresh, fixedAccountsImport(), contextOf());
    // An import invalidates earlier sessions. A browser that is signed in as a fixed account should stay signed in.
    for (const { uid } of FIXED_ACCOUNTS) fresh.updateUserByLocalId(uid, { validSince: '0' });
    return fresh;
  }

  function contextOf(request?: IncomingMessage, query: Record<string, string> = {}): OperationContext {
    const { protocol, host } = new URL(request ? origin() : 'http://localhost');
    return {
      security: isAdmin(request) ? { Oauth2: true } : {},
      params: { query },
      // Not the request's Host header, which differs behind a proxy. Links in e-mails must not depend on it.
      req: { protocol: protocol.slice(0, -1), headers: { host } },
    };
  }

  const adminPath = new RegExp(String.raw`^/identitytoolkit\.googleapis\.com/v1/projects/${projectId}(/accounts)?(?::(\w+))?$`);

  function findAdminOperation(method: string, path: string): Operation | undefined {
    const [, accounts, name = '_'] = adminPath.exec(path) ?? [];
    if ((method === 'GET') !== (name === 'batchGet')) return undefined;
    return accounts === undefined ? official.admin(name) : official.admin('accounts', name);
  }

  function findOperation(method: string, path: string): Operation | undefined {
    const account = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(\w+)$/.exec(path)?.[1];
    if (account !== undefined && method === 'POST') return official.account(account);
    switch (`${method} ${path}`) {
      case 'GET /identitytoolkit.googleapis.com/v1/projects':
        return official.getProjects;
      case 'POST /securetoken.googleapis.com/v1/token':
        return withRealRefreshError(official.token);
      case `DELETE /emulator/v1/projects/${projectId}/accounts`:
        return official.deleteAccounts;
      case `GET /emulator/v1/projects/${projectId}/oobCodes`:
        return official.listOobCodes;
      case `GET /emulator/v1/projects/${projectId}/config`:
        return official.getConfig;
      case `PATCH /emulator/v1/projects/${projectId}/config`:
        return official.updateConfig;
      default:
        return undefined;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse, { emailPrivacy }: IdentitySettings): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const query = Object.fromEntries(searchParams);
    const method = request.method ?? 'GET';
    const route = `${method} ${path}`;
    const messages = () => mailbox.messages((code) => project.validateOobCode(code) !== undefined);

    if (route === 'GET /sandbox/gapi-shim.js') return sendScript(response, gapiShim);
    if (route === 'GET /sandbox/mailbox') {
      const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
      return sendHtml(response, mailboxPage(messages()), policy);
    }
    if (route === 'GET /sandbox/mailbox.json') return sendJson(response, 200, { messages: messages() });

    const page = method === 'GET' ? pages.get(path) : undefined;
    if (page) return showPage(page, path, query, response);

    const admin = findAdminOperation(method, path);
    if (admin && !isAdmin(request)) throw new HttpError(401, 'Only the Admin SDK may ask this');
    const operation = admin ?? findOperation(method, path);
    if (!operation) throw new HttpError(404, `The sandbox has no ${route}`);
    const body = await readBody(request);
    // All visitors share the accounts, but this setting belongs to one visitor.
    const seen = emailPrivacy ? (Object.create(project, { enableImprovedEmailPrivacy: { value: true } }) as Project) : project;
    sendJson(response, 200, (await operation(seen, body, contextOf(request, query))) ?? {});
  }

  return {
    owns: (path) => OUR_PATHS.test(path),
    handle(request, response, settings = { emailPrivacy: false }) {
      if (!OUR_PATHS.test((request.url ?? '').split('?', 1)[0] ?? '')) return false;
      answer(request, response, settings).catch((error: unknown) => sendError(response, error));
      return true;
    },
    reset() {
      project = createProject();
      mailbox.clear();
      return Promise.resolve();
    },
    verify: (idToken) => verifyEmulatorToken(idToken, projectId),
    async register(email) {
      try {
        await official.account('signUp')?.(project, { email, password: randomUUID() }, contextOf());
      } catch (error) {
        if (!(error instanceof Error && error.message === 'EMAIL_EXISTS')) throw error;
      }
    },
  };
}

/** Renders an emulator's page with a stand-in for the few Express calls that it makes. */
function showPage(page: Page, path: string, query: Record<string, string>, response: ServerResponse): void {
  const express = {
    status(code: number) {
      response.statusCode = code;
      return express;
    },
    // `end` sets the content type.
    set: () => express,
    json: (value: unknown) => sendJson(response, response.statusCode, value),
    redirect(status: number, location: string) {
      response.writeHead(status, { location: new URL(location).href, 'cache-control': 'no-store' }).end();
    },
    end: (html: string) => sendHtml(response, rewritePage(path, html), PAGE_POLICY),
  };
  page({ query }, express);
}

/**
 * For the token of a deleted account the real service answers USER_NOT_FOUND, and the SDK then signs out. The emulator answers
 * differently: after a reset the browser would keep a session that never works again.
 */
function withRealRefreshError(token: Operation): Operation {
  return (...call) => {
    try {
      return token(...call);
    } catch (error) {
      if (error instanceof Error && error.message === 'INVALID_REFRESH_TOKEN') throw new HttpError(400, 'USER_NOT_FOUND');
      throw error;
    }
  };
}

/** Errors with a numeric code (the emulator's and `HttpError`) are regular answers; all others are bugs of ours. */
function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  if (error instanceof Error && 'code' in error && typeof error.code === 'number') {
    return sendJson(response, error.code, { error });
  }
  process.stderr.write(`sandbox/identity: ${inspect(error)}\n`);
  sendJson(response, 500, { error: { code: 500, message: 'INTERNAL' } });
}
