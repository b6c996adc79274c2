import type { Banner } from '../../api/index.ts';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { SafeHtml } from '../shared/ui/content/SafeHtml.tsx';
import * as css from './ShopBanner.css.ts';
import { text } from './text.ts';

/** OFF shows nothing, ONLY-TITLE the title, ON also the button that opens the content (part 1 §4 'Banner'). */
export function ShopBanner({ banner, onOpen }: { banner: Banner | null; onOpen(): void }) {
  if (banner === null || banner.status === 'OFF') return null;
  return (
    <div className={`${css.banner} ${css.look[banner.style]}`}>
      {banner.icon !== null && (
        <span className={css.icon}>
          <Picture image={banner.icon} isEager />
        </span>
      )}
      <p className={css.title}>{banner.title}</p>
      {banner.status === 'ON' && (
        <button type="button" className={css.more} onClick={onOpen}>
          {text.bannerMore}
        </button>
      )}
    </div>
  );
}

/** The content of the banner (query `banner=open`). */
export function BannerDialog({ banner, onClose }: { banner: Banner; onClose(): void }) {
  return (
    <Dialog title={banner.title} onClose={onClose}>
      <div className={css.content}>
        <SafeHtml html={banner.content} />
      </div>
    </Dialog>
  );
}
