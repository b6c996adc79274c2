import { memo, useEffect, useRef, useState, version } from 'react';
import { guardPicture } from '../../rules/pictures.ts';
import type { TrackingPort } from '../../runtime/ports.ts';
import { useRuntime } from '../../runtime/runtime.tsx';
import * as css from './Picture.css.ts';
import { usePicture } from './use-picture.ts';

const tracked = new WeakMap<TrackingPort, Set<string>>();

/** Tracks a refused picture, one event for each reason: a catalogue may hold hundreds of pictures of one host. */
export function trackRefusedPicture(tracking: TrackingPort, reason: string): void {
  const reasons = tracked.get(tracking) ?? new Set();
  if (reasons.has(reason)) return;
  tracked.set(tracking, reasons.add(reason));
  tracking.event('Error/Picture', `refused ${reason}`);
}

/** React 18 does not know the attribute, and React 19 warns of its name in HTML. */
const LOADED_FIRST = { [version < '19' ? 'fetchpriority' : 'fetchPriority']: 'high' };

interface PictureProps {
  image: string | null;
  /** Loads at once instead of lazily: for the pictures of the first screen. */
  isEager?: boolean;
  /** The approximate size in CSS px, which the browser reserves before the picture is loaded. */
  width?: number;
  height?: number;
}

/** A decorative picture that fills its box; its name is next to it. A missing, broken or refused one shows a plain plate. */
export const Picture = memo(function Picture({ image, isEager = false, width = 400, height = 300 }: PictureProps) {
  const { addresses, tracking } = useRuntime();
  const guarded = guardPicture(image, addresses);
  const url = guarded === null || guarded.kind === 'refused' ? null : guarded.url;
  const reason = guarded === null || guarded.kind === 'allowed' ? null : guarded.reason;
  /** The address that the server says is a raster image. */
  const [raster, setRaster] = useState<string | null>(null);
  const plate = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (reason === null) return;
    const refuse = () => trackRefusedPicture(tracking, reason);
    if (url === null) refuse();
    else
      import('./picture-type.ts')
        .then(({ isRaster }) => isRaster(url, isEager ? null : plate.current))
        .then((is) => (is ? setRaster(url) : refuse()), refuse);
  }, [tracking, reason, url, isEager]);
  const picture = usePicture(reason === null || raster === url ? url : null);
  if (picture === null) {
    return (
      <svg
        ref={plate}
        className={css.picture}
        viewBox="0 0 120 80"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="120" height="80" fill="var(--_p-surface-sunken)" />
        <circle cx="60" cy="40" r="25" fill="var(--_p-plate)" />
        <circle cx="60" cy="40" r="17" fill="var(--_p-plate-well)" />
      </svg>
    );
  }
  return (
    <img
      {...picture}
      className={css.picture}
      alt=""
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      {...(isEager && LOADED_FIRST)}
      decoding="async"
    />
  );
});
