/** Loaded for pictures alone whose addresses do not name their format: most do. */

const RASTER = /^image\/(?:avif|gif|jpe?g|png|webp)\s*(?:;[^,]*)?$/i;
/** How far below the window a picture is asked for, in CSS px: about as far as browsers load lazy pictures. */
const MARGIN = '1250px';

/** A server that cannot be asked now may be asked again. */
const answers = new Map<string, Promise<boolean>>();

async function ask(url: string): Promise<boolean> {
  const head = new AbortController();
  const { ok, headers } = await fetch(url, { signal: head.signal });
  // The picture itself is for the `<img>` to load.
  head.abort();
  return ok && RASTER.test(headers.get('content-type') ?? '');
}

/** Resolves when the place is near the window. One that leaves the page first is never near. */
const near = (place: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
  });

/**
 * Whether the server calls the picture a raster image. `place`: asks as soon as this element is near the window.
 * @throws TypeError where the page may not read the answer
 */
export async function isRaster(url: string, place: Element | null = null): Promise<boolean> {
  if (place !== null) await near(place);
  const known = answers.get(url);
  if (known !== undefined) return known;
  const answer = ask(url);
  answers.set(url, answer);
  answer.catch(() => answers.delete(url));
  return answer;
}
