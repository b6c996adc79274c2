import { useState } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import * as css from './Picture.css.ts';

/** The address of a picture of the server, or null for none and for anything that is no http(s) address. */
export function pictureUrl(image: string | null, assetBase: string): string | null {
  if (image === null || image.trim() === '') return null;
  try {
    const url = new URL(image, assetBase === '' ? window.location.href : `${assetBase}/`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

interface PictureProps {
  image: string | null;
  /** Loads at once instead of when it comes near: for what is on the first screen. */
  isEager?: boolean;
  /** About how large it is drawn, CSS px: what the browser keeps free before it knows the picture. */
  width?: number;
  height?: number;
}

/** A decorative picture that fills its box; the name stands beside it. A missing or broken one leaves a quiet plate. */
export function Picture({ image, isEager = false, width = 400, height = 300 }: PictureProps) {
  const { assetBase } = useRuntime();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const url = pictureUrl(image, assetBase);
  if (url === null || url === brokenUrl) {
    return (
      <svg className={css.plate} viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <rect width="120" height="80" fill="var(--_pausa-sunken)" />
        <circle cx="60" cy="40" r="25" fill="#FDFCF8" />
        <circle cx="60" cy="40" r="17" fill="#EEEBE1" />
      </svg>
    );
  }
  return (
    <img
      className={css.picture}
      src={url}
      alt=""
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      onError={() => setBrokenUrl(url)}
    />
  );
}
