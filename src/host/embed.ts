/**
 * `embed.js`: a menu in a page by one script and `<div data-pausa-menu="{UUID}">`. Built as a classic script of less than
 * 1,024 bytes (tools/embed-script.ts), hence its terseness; docs/embedding.md is its manual.
 */
{
  const page = document;
  /** The URL of this script: its server also serves the menu page of the frame. */
  const { src } = page.currentScript as HTMLScriptElement;
  /** Upper limit for a height; no menu is that high. */
  const MAX_HEIGHT_PX = 1e6;

  /** `pausa` marks a processed element, also for a second copy of this script. */
  type Placeholder = HTMLElement & { pausa?: unknown };
  type Message = MessageEvent<{ readonly type: unknown; readonly height: number } | null>;

  /** The placeholders in the page, or elements inside them. The script holds no reference to removed elements. */
  const queryPlaceholders = <Found extends HTMLElement = Placeholder>(inside: string) =>
    page.querySelectorAll<Found>('[data-pausa-menu]' + inside);

  const show = (placeholder: Placeholder) => {
    const { pausaMenu: id, title } = placeholder.dataset as { pausaMenu: string; title?: string };
    const isUuid = /^[\da-f]{8}(-[\da-f]{4}){4}[\da-f]{8}$/i.test(id);
    // oxlint-disable-next-line no-console -- the page's author is its only reader
    if (!isUuid) return console.error('data-pausa-menu is no UUID', placeholder);

    const address = new URL('/iframe-menu/' + id, src);
    for (const { name, value } of placeholder.attributes)
      // Prefixes of all parameters of a menu, former names included; menu-query.ts checks the full names and the values.
      if (
        /^data-(on-)?(theme|lay|lan|font|rad|prim|sec|back|su[rn]|text|in[kv]|bord|lin|contr|dan|war|acc|gr[eo]|sof|amb|ora|nig)/.test(name)
      )
        address.searchParams.set(name.slice(5), value);
    placeholder.replaceChildren(
      Object.assign(page.createElement('iframe'), {
        title: title || 'Menu',
        loading: 'lazy',
        // Set by script, which a strict CSP allows. If the colour schemes differed, the browser would make the frame opaque.
        style: 'display:block;width:100%;height:480px;border:0;color-scheme:light',
        src: address,
      }),
    );
  };

  const fillPlaceholders = () => {
    // `readyState[7]` is undefined for 'loading' only. While the page loads, the content of a placeholder may be incomplete.
    if (page.readyState[7]) for (const placeholder of queryPlaceholders('')) placeholder.pausa ??= [show(placeholder)];
  };
  // Finds placeholders that the page adds later.
  new MutationObserver(fillPlaceholders).observe(page, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', fillPlaceholders);
  addEventListener('message', ({ data, source, origin }: Message) => {
    const height = data?.height as number;
    // The first comparison is true for numbers alone, and false for NaN.
    if (height === +height && height > 0 && height < MAX_HEIGHT_PX && data?.type === 'pausa-menu:height')
      // `origin` is a browser's serialisation, so it cannot break the selector; the slash excludes longer host names.
      for (const frame of queryPlaceholders<HTMLIFrameElement>(`>[src^="${origin}/"]`))
        if (frame.contentWindow === source) frame.style.height = height + 'px';
  });
  fillPlaceholders();
}
