/**
 * The parts of the official Firebase Auth emulator that we use. Only this file knows the internals of firebase-tools.
 *
 * The emulator's own Express app compiles an OpenAPI document for four seconds before it answers. Its operations, its state
 * and its two pages load in a quarter of a second, so we mount only those. They are not public API: firebase-tools is pinned,
 * and the checks below name what is missing after an upgrade.
 */
import { createRequire } from 'node:module';

/** The part of the request that an operation may read. */
export interface OperationContext {
  /** `Oauth2` marks an administrator (the emulator's `Authorization: Bearer owner`). */
  security: { Oauth2?: true };
  params: { query: Record<string, string> };
  /** Operations read only the origin, to build the links in e-mails. */
  req: { protocol: string; headers: { host: string } };
}

export type Operation = (project: Project, body: object, context: OperationContext) => unknown;

/** A code sent by e-mail ("out of band"). */
export interface OobRecord {
  email: string;
  newEmail?: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

interface ProviderInfo {
  email?: string;
  displayName?: string;
  photoUrl?: string;
}

/** The part of the emulator's `AgentProjectState` that we use: accounts, codes and settings of one Firebase project. */
export interface Project {
  createOob(email: string, newEmail: string | undefined, requestType: string, toLink: (code: string) => string): OobRecord;
  validateOobCode(code: string): OobRecord | undefined;
  updateUserByLocalId(localId: string, fields: object): unknown;
  listProviderInfosByProviderId(providerId: string): ProviderInfo[];
}

/** The few Express calls that the emulator's pages make. */
export interface PageRequest {
  query: Record<string, string>;
}
export interface PageResponse {
  status(code: number): PageResponse;
  set(name: string, value: string): PageResponse;
  json(value: unknown): void;
  redirect(status: number, location: string): void;
  end(html: string): void;
}
export type Page = (request: PageRequest, response: PageResponse) => void;

export interface OfficialEmulator {
  createProject(projectId: string): Project;
  /** `accounts:<name>`, e.g. `signInWithPassword`. */
  account(name: string): Operation | undefined;
  /** An operation of the Admin SDK, by its names below `projects`: `accounts`, `lookup`. */
  admin(...names: string[]): Operation | undefined;
  batchCreate: Operation;
  getProjects: Operation;
  token: Operation;
  deleteAccounts: Operation;
  listOobCodes: Operation;
  getConfig: Operation;
  updateConfig: Operation;
  /** The emulator's pages by path: `/emulator/action`, `/emulator/auth/handler`, `/emulator/auth/iframe`. */
  pages(project: () => Project): ReadonlyMap<string, Page>;
}

export function loadOfficialEmulator(): OfficialEmulator {
  const folder = 'firebase-tools/lib/emulator/auth';
  const load = createRequire(import.meta.url);
  const { authOperations } = load(`${folder}/operations.js`) as { authOperations: unknown };
  const { AgentProjectState } = load(`${folder}/state.js`) as { AgentProjectState: new (id: string) => Project };
  const { registerHandlers } = load(`${folder}/handlers.js`) as {
    registerHandlers(app: { get(path: string, page: Page): void }, project: () => Project): void;
  };
  const operation = (...path: string[]): Operation => {
    const found = ownFunction(authOperations, path);
    if (!found) throw new Error(`firebase-tools no longer has the operation ${path.join('.')}: mend ${import.meta.filename}`);
    return found;
  };

  return {
    createProject: (projectId) => new AgentProjectState(projectId),
    account: (name) => ownFunction(authOperations, ['identitytoolkit', 'accounts', name]),
    admin: (...names) => ownFunction(authOperations, ['identitytoolkit', 'projects', ...names]),
    batchCreate: operation('identitytoolkit', 'projects', 'accounts', 'batchCreate'),
    getProjects: operation('identitytoolkit', 'getProjects'),
    token: operation('securetoken', 'token'),
    deleteAccounts: operation('emulator', 'projects', 'accounts', 'delete'),
    listOobCodes: operation('emulator', 'projects', 'oobCodes', 'list'),
    getConfig: operation('emulator', 'projects', 'config', 'get'),
    updateConfig: operation('emulator', 'projects', 'config', 'update'),
    pages(project) {
      const pages = new Map<string, Page>();
      registerHandlers({ get: (path, page) => void pages.set(path, page) }, project);
      return pages;
    },
  };
}

/** Reads own properties only, because the last name may come from a URL (`accounts:constructor`). */
function ownFunction(root: unknown, path: readonly string[]): Operation | undefined {
  let value: unknown = root;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return typeof value === 'function' ? (value as Operation) : undefined;
}
