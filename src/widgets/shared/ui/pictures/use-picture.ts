import { useState } from 'react';

/** What an `<img>` of this address needs; null without an address, and once the browser could not draw the picture. */
export function usePicture(url: string | null | undefined) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return url == null || url === brokenUrl ? null : { src: url, onError: () => setBrokenUrl(url) };
}
