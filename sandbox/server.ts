/** The sandbox over HTTP: its servers and the built app on one origin, the partner's pages on another. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Handler, proxyTo, sourcesOf } from './http/back-end.ts';
import { Folder, type StaticFile } from './http/files.ts';
import { listen, type RunningServer } from './http/listen.ts';
import {
  documentOf,
  FOR_EVERYBODY,
  inlineScriptSources,
  pageHeaders,
  partnerPolicy,
  type Policy,
  STORIES_POLICY,
  withSources,
  WORKER_POLICY,
} from './http/policy.ts';
import { guard } from './http/guard.ts';
import { cachingOf, sendNotFound, serveFile, serveText } from './http/serve-file.ts';
import { ROUTES } from '../src/registry/routes.ts';
import { withBackEnd, withSandbox } from './config.ts';
import { createWorldServer } from './world-server.ts';

export type { RunningServer } from './http/listen.ts';

/** The default host: not reachable from the network. */
const LOOPBACK = '127.0.0.1';

export interface SandboxOptions {
  port: number;
  /** The built app. Paths that name no file get its index.html, or its page of menus: the app has its own routes. */
  appDir?: string;
  /**
   * The same app with the payment vendors' SDKs pointed to the sandbox. It is served unless the cookie `sandbox-vendors=real`
   * asks for the production build. When absent, everybody gets the production build.
   */
  offlineAppDir?: string;
  /** The built elements, served below /elements/ for every origin. */
  elementsDir?: string;
  /** The built Storybook, served below /stories/. */
  storiesDir?: string;
  /** Origins of partners whose pages may call with a session; called for each request. */
  partnerOrigins?: () => readonly string[];
  /** The configuration of another provider. */
  config?: object | undefined;
  /** That provider's folder, served below /brand/. */
  brandDir?: string | undefined;
  /** The address of a provider's back end, which answers all calls below /b2c/. The configuration then keeps its own sign-in. */
  backEnd?: string | undefined;
  /** Answers all calls below /b2c/ in the place of the sandbox. */
  answer?: Handler | undefined;
  host?: string;
}

export async function startSandbox(options: SandboxOptions): Promise<RunningServer> {
  const {
    port,
    appDir,
    offlineAppDir,
    elementsDir,
    storiesDir,
    partnerOrigins,
    config,
    brandDir,
    backEnd,
    answer,
    host = LOOPBACK,
  } = options;
  let origin = `http://localhost:${port}`;
  const backEndHandler = answer ?? (backEnd === undefined ? null : proxyTo(backEnd));
  const world = createWorldServer(() => origin, partnerOrigins, config && (backEndHandler === null ? withSandbox : withBackEnd)(config));
  const policy = backEndHandler === null || config === undefined ? {} : sourcesOf(config);
  const app = appDir === undefined ? null : new Folder(appDir);
  const offlineApp = offlineAppDir === undefined ? app : new Folder(offlineAppDir);
  const elements = elementsDir === undefined ? null : new Folder(elementsDir);
  const stories = storiesDir === undefined ? null : new Folder(storiesDir);
  const brand = brandDir === undefined ? null : new Folder(brandDir);

  const server = await listen(
    (request, response) => {
      if (backEndHandler !== null && request.url?.startsWith('/b2c/') === true) return backEndHandler(request, response);
      if (world.handle(request, response)) return;
      const wantsReal = /\bsandbox-vendors=real\b/.test(request.headers.cookie ?? '');
      guard(response, serveStatic(request, response, { app: wantsReal ? app : offlineApp, elements, stories, brand, policy }));
    },
    port,
    host,
  );
  origin = server.origin;
  return server;
}

type Served = Readonly<Record<'app' | 'elements' | 'stories' | 'brand', Folder | null>> & { readonly policy: Policy };

/** The folders of the app's addresses that may have an identifier in them, and so a dot. */
const FOLDERS = Object.values(ROUTES).flatMap(({ template }) => /^\/([\w-]+)\/.*:/.exec(template)?.[1] ?? []);
const HAS_IDENTIFIER = new RegExp(`^/(${[...new Set(FOLDERS)].join('|')})/`);

async function serveStatic(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const { app, elements, stories, brand, policy } = served;
  const path = requestPath(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
  if (path.startsWith('/elements/')) return serveElement(request, response, elements, path);
  if (path.startsWith('/brand/')) return serveFrom(request, response, brand, path.slice('/brand'.length));
  if (stories !== null && path.startsWith('/stories/')) {
    const name = path === '/stories/' ? '/index.html' : path.slice('/stories'.length);
    return serveFrom(request, response, stories, name, { 'content-security-policy': STORIES_POLICY });
  }
  if (app === null) return sendNotFound(response);

  // No address of the app has a segment that begins with a dot; only an identifier may look like a file.
  const isPage = !/\/\./.test(path) && (!/\.\w+$/.test(path) || HAS_IDENTIFIER.test(path));
  const file = await app.find(isPage ? documentOf(path) : path);
  if (!file) {
    if (!isPage || existsSync(join(app.root, 'index.html'))) return sendNotFound(response);
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end('The app is not built yet.\n');
    return;
  }
  const isHtml = file.mime.startsWith('text/html');
  await serveFile(request, response, file, {
    'cache-control': cachingOf(path),
    ...sourceMapOf(path),
    ...(isHtml ? pageHeaders(path, withSources(policy, { 'script-src': await scriptSources(file) })) : {}),
    ...(path === '/embed.js' || path.startsWith('/assets/') ? FOR_EVERYBODY : {}),
    ...(/\.worker-[\w-]+\.js$/.test(path) ? { 'content-security-policy': WORKER_POLICY } : {}),
  });
}

const scriptSources = async (page: StaticFile) => inlineScriptSources(String((await page.body([])).bytes));

/** Built scripts do not name their source maps; `embed.js` has none. */
const sourceMapOf = (path: string) => (/^\/(?!.*\/embed\.js$)(assets|elements)\/.+\.js$/.test(path) ? { sourcemap: `${path}.map` } : {});

const serveElement = (request: IncomingMessage, response: ServerResponse, elements: Folder | null, path: string) =>
  serveFrom(request, response, elements, path.slice('/elements'.length), { ...FOR_EVERYBODY, ...sourceMapOf(path) });

async function serveFrom(
  request: IncomingMessage,
  response: ServerResponse,
  folder: Folder | null,
  path: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const file = await folder?.find(path);
  if (!file) return sendNotFound(response);
  await serveFile(request, response, file, { 'cache-control': cachingOf(path), ...headers });
}

export interface PartnerOptions {
  port: number;
  /** The partner's pages; `{{APP_ORIGIN}}` in .html files becomes the sandbox's origin. */
  dir: string;
  elementsDir: string;
  appOrigin: string;
  /** Folders outside `dir`, by the path at which they are served: `{ '/vendor/': … }`. */
  mounts?: Readonly<Record<string, string>>;
  host?: string;
}

/** A partner's site on another origin, with its own strict policy. */
export function startPartner({ port, dir, elementsDir, appOrigin, mounts = {}, host = LOOPBACK }: PartnerOptions): Promise<RunningServer> {
  const pages = new Folder(dir);
  const elements = new Folder(elementsDir);
  const mounted = Object.entries(mounts).map(([prefix, folder]) => ({ prefix, folder: new Folder(folder) }));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = requestPath(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    if (path.startsWith('/elements/')) return serveElement(request, response, elements, path);

    const mount = mounted.find(({ prefix }) => path.startsWith(prefix));
    const file = mount
      ? await mount.folder.find(path.slice(mount.prefix.length))
      : await pages.find(path.endsWith('/') ? `${path}index.html` : path);
    if (!file) {
      // Redirects a folder to its slash: relative addresses in its page need it.
      if (await pages.find(`${path}/index.html`)) return void response.writeHead(308, { location: `/${path.replace(/^\/+/, '')}/` }).end();
      return sendNotFound(response);
    }
    const headers = { 'cache-control': 'no-cache', 'content-security-policy': partnerPolicy(appOrigin) };
    if (!file.mime.startsWith('text/html')) return serveFile(request, response, file, headers);
    const { bytes } = await file.body([]);
    await serveText(request, response, file.mime, bytes.toString().replaceAll('{{APP_ORIGIN}}', appOrigin), headers);
  }

  return listen((request, response) => guard(response, serve(request, response)), port, host);
}

/** All except the static files, for Vite's dev server: `server.middlewares.use(sandboxMiddleware())`. */
export function sandboxMiddleware(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  let origin = 'http://localhost:5173';
  const world = createWorldServer(() => origin);
  return (request, response, next) => {
    // Vite knows its port only when it listens. For local development the Host header is good enough.
    const { host } = request.headers;
    if (host !== undefined && /^[\w.:[\]-]+$/.test(host)) origin = `http://${host}`;
    if (!world.handle(request, response)) next();
  };
}

const requestPath = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/';

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD' }).end();
}
