import { badRequest, cookieOf } from './http.ts';
import { World } from './world.ts';

export const DEFAULT_WORLD = 'demo';
const LIMIT = 500;

/** All worlds by name. The least recently used one is dropped first. */
export class Worlds {
  readonly #worlds = new Map<string, World>();

  /** The world that the request names, by header or cookie. */
  static nameOf(request: Request): string {
    const name = request.headers.get('x-sandbox-world') ?? cookieOf(request, 'sandbox-world') ?? DEFAULT_WORLD;
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) throw badRequest('Nome del mondo non valido.');
    return name;
  }

  get(name: string): World {
    const world = this.#worlds.get(name) ?? new World();
    // Deleted and inserted again: a Map keeps the insertion order, so its first key is the least recently used.
    this.#worlds.delete(name);
    this.#worlds.set(name, world);
    if (this.#worlds.size > LIMIT) {
      const [oldest] = this.#worlds.keys();
      if (oldest !== undefined) this.#worlds.delete(oldest);
    }
    return world;
  }

  reset(name: string): void {
    this.#worlds.delete(name);
  }

  clear(): void {
    this.#worlds.clear();
  }
}
