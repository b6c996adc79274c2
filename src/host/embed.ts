/**
 * `embed.js`: a menu in a page by one script and `<div data-pausa-menu="{UUID}">`. Built as a classic script of less than
 * 1,024 bytes (tools/embed-script.ts), hence its terseness; docs/embedding.md is its manual.
 */
{
  const page = document;
  /** Whoever served this script: its page is framed. */
  const { src } = page.currentScript as HTMLScriptElement;
  /** Higher than any menu. */
  const MAX_HEIGHT_PX = 1e6;

  /** Marked once it has been looked at, for a second copy of this script as well. */
  type Place = HTMLElement & { pausa?: unknown };
  type Message = MessageEvent<{ readonly type: unknown; readonly height: number } | null>;

  /** The places that are in the page now, or what is in them: nothing of what has left the page is kept. */
  const inPlaces = <Found extends HTMLElement = Place>(inside: string) => page.querySelectorAll<Found>('[data-pausa-menu]' + inside);

  const show = (place: Place) => {
    const { pausaMenu: id, title } = place.dataset as { pausaMenu: string; title?: string };
    const isUuid = /^[\da-f]{8}(-[\da-f]{4}){4}[\da-f]{8}$/i.test(id);
    // oxlint-disable-next-line no-console -- the page's author is its only reader
    if (!isUuid) return console.error('data-pausa-menu is no UUID', place);

    const address = new URL('/iframe-menu/' + id, src);
    for (const { name, value } of place.attributes)
      // The beginnings of all parameters of a menu, which judges name and value itself (menu-query.ts).
      if (/^data-(on-)?(theme|lay|lang|font|rad|prim|second|ground|surf|sunk|ink|line|contr|green|soft|dang|amber|orang|night)/.test(name))
        address.searchParams.set(name.slice(5), value);
    place.replaceChildren(
      Object.assign(page.createElement('iframe'), {
        title: title || 'Menu',
        loading: 'lazy',
        // Set by script, as a strict policy allows; where the colour schemes differ, a frame would not be transparent.
        style: 'display:block;width:100%;height:480px;border:0;color-scheme:light',
        src: address,
      }),
    );
  };

  const look = () => {
    // Not while the page is 'loading', alone of seven letters: a place may not have all of its content yet.
    if (page.readyState[7]) for (const place of inPlaces('')) place.pausa ??= [show(place)];
  };
  // Places that come later are found, too.
  new MutationObserver(look).observe(page, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', look);
  addEventListener('message', ({ data, source, origin }: Message) => {
    const height = data?.height as number;
    // A number, and finite.
    if (height === +height && height > 0 && height < MAX_HEIGHT_PX && data?.type === 'pausa-menu:height')
      // A browser's own word for an origin, so that nothing in it could end the selector; with the slash it is a whole one.
      for (const frame of inPlaces<HTMLIFrameElement>(`>[src^="${origin}/"]`))
        if (frame.contentWindow === source) frame.style.height = height + 'px';
  });
  look();
}
