import { getHome, type HomeSection, type ShopCard } from '../../api/index.ts';
import { useApiQuery } from '../shared/flow/use-api-query.ts';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { note, tag } from '../shared/ui/page/layout.css.ts';
import { Logo } from '../shared/ui/pictures/Logo.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { OpenStatus } from '../shared/ui/selling/SellingPoint.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { ServerLink } from '../shared/ui/page/ServerLink.tsx';
import { StaleNote } from '../shared/ui/feedback/StaleNote.tsx';
import { LoadingArea } from '../shared/ui/feedback/LoadingArea.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { showsFocused } from '../shared/ui/interaction/show-focused.ts';
import { loadable } from '../shared/ui/loadable.tsx';
import * as css from './Home.css.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { useLanguage } from '../shared/text/language.ts';
import { useText } from './text.ts';
import type { Elements } from '../shared/text/Text.tsx';

const WalletCard = loadable(async () => (await import('./WalletCard.tsx')).WalletCard);

interface HomeProps {
  /** The name in the greeting; null for none. */
  readonly userName: string | null;
}

/** The first page: sections that the server composes (P1-2.25 to P1-2.28). */
export function Home({ userName }: HomeProps) {
  const text = useText();
  const { data, failure, cachedAt, isFetching, reload } = useApiQuery(getHome);
  const sections = data?.sections.filter((section) => section.type !== 'unknown');

  return (
    <div className={css.home}>
      <header className={css.head}>
        <span className={css.logo}>
          <Logo />
        </span>
        <div>
          <p className={note}>{text.hello(userName)}</p>
          <Heading level={1} className={css.title} tabIndex={-1} data-screen-title>
            {text.title}
          </Heading>
        </div>
      </header>
      <Shortcuts />
      {sections !== undefined && cachedAt !== undefined && (
        <StaleNote cachedAt={cachedAt} retryLabel={text.reload} isPending={isFetching} onRetry={reload} />
      )}
      {sections === undefined ? (
        failure !== null ? (
          <ErrorPanel text={text.errorText} retryLabel={text.reload} onRetry={reload} isPending={isFetching} />
        ) : (
          <HomeSkeleton onRetry={reload} />
        )
      ) : sections.length === 0 ? (
        <Notice mark="empty" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        sections.map((section, index) => <Section key={index} section={section} />)
      )}
      {sections !== undefined && <WalletCard />}
    </div>
  );
}

function Section({ section }: { section: Exclude<HomeSection, { type: 'unknown' }> }) {
  const text = useText();
  const lang = useLanguage();
  switch (section.type) {
    case 'shop_preview': {
      const { title, shop, cta } = section.data;
      return (
        <TitledSection title={title}>
          <div className={css.preview}>
            <ShopPicture shop={shop} className={css.previewPicture} />
            <div className={css.previewBody}>
              <div className={css.text}>
                <Heading level={title ? 3 : 2} className={css.previewTitle}>
                  {shop.title}
                </Heading>
                {shop.subtitle && <p className={note}>{shop.subtitle}</p>}
                {shop.openingHours && <p className={note}>{shop.openingHours}</p>}
              </div>
              <ServerLink
                link={shop.link}
                className={buttonClass(lookOf(shop, 'primary'), 'tap', true)}
                label={`${cta.label}: ${shop.title}`}
              >
                {cta.label}
              </ServerLink>
            </div>
          </div>
        </TitledSection>
      );
    }
    case 'shop':
      return (
        <TitledSection title={section.data.title}>
          <ul role="list" className={css.row} ref={showsFocused}>
            {section.data.shops.map((shop, index) => (
              <li key={index} className={css.shopCard}>
                <ShopPicture shop={shop} className={css.shopPicture} />
                <div className={css.shopBody}>
                  <Heading level={section.data.title ? 3 : 2} className={css.shopTitle}>
                    {shop.title}
                  </Heading>
                  <div className={css.shopNote}>
                    <p>{shop.subtitle}</p>
                    {shop.openingHours && <p>{shop.openingHours}</p>}
                  </div>
                  <div className={css.push} lang={lang}>
                    <ServerLink
                      link={shop.link}
                      className={buttonClass(lookOf(shop, 'secondary'), 'tap')}
                      label={`${text.order}: ${shop.title}`}
                    >
                      {text.order}
                    </ServerLink>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </TitledSection>
      );
    case 'link': {
      const { text: sentence, link } = section.data;
      return (
        <section className={css.section} aria-label={sentence} lang="it">
          <div className={css.linkBox}>
            <span className={css.linkMark}>
              <Icon name={link.link === destinationPath({ to: 'orders' }) ? 'orders' : 'next'} />
            </span>
            <p className={css.linkText}>{sentence}</p>
            <ServerLink link={link} className={buttonClass('quiet', 'tap', true)}>
              {link.label}
            </ServerLink>
          </div>
        </section>
      );
    }
    default:
      return section satisfies never;
  }
}

const TitledSection = ({ title, children }: { title: string; children: Elements }) => (
  <section className={`${css.section} ${css.titled}`} aria-label={title || undefined} lang="it">
    {title && (
      <Heading level={2} className={css.sectionTitle}>
        {title}
      </Heading>
    )}
    {children}
  </section>
);

const isClosed = ({ status }: ShopCard) => status === 'Close';
/** A closed shop can be looked at. */
const lookOf = (shop: ShopCard, look: 'primary' | 'secondary') => (isClosed(shop) ? 'outlined' : look);

/** The picture of a shop, with whether it is open. */
const ShopPicture = ({ shop, className }: { shop: ShopCard; className: string }) => {
  const lang = useLanguage();
  return (
    <>
      <div className={isClosed(shop) ? `${className} ${css.closed}` : className}>
        <Picture image={shop.image} isEager />
      </div>
      {shop.status !== null && (
        <span className={`${tag} ${css.badge}`} lang={lang}>
          <OpenStatus isOpen={!isClosed(shop)} />
        </span>
      )}
    </>
  );
};

function HomeSkeleton({ onRetry }: { onRetry(): void }) {
  const text = useText();
  return (
    <LoadingArea label={text.loading} onRetry={onRetry}>
      <div className={`${css.section} ${css.titled}`}>
        <SkeletonTitle />
        <div className={css.preview}>
          <div className={css.previewPicture}>
            <Skeleton height="100%" radius={0} />
          </div>
          <div className={css.previewBody}>
            <div className={css.bars}>
              <Skeleton width="60%" height={20} radius={8} />
              <Skeleton width="90%" height={14} radius={8} />
              <Skeleton width="50%" height={14} radius={8} />
            </div>
            <Skeleton width={110} height={44} radius={22} />
          </div>
        </div>
      </div>
      <div className={`${css.section} ${css.titled}`}>
        <SkeletonTitle />
        <div className={css.row} style={{ overflow: 'hidden' }}>
          {Array.from({ length: 3 }, (_, index) => (
            <div key={index} className={css.shopCard}>
              <div className={css.shopPicture}>
                <Skeleton height="100%" radius={0} />
              </div>
              <div className={css.shopBody}>
                <Skeleton width="70%" height={18} radius={8} />
                <div className={css.shopNote} style={{ display: 'grid', gap: 6, paddingTop: 4 }}>
                  <Skeleton width="90%" height={14} radius={7} />
                  <Skeleton width="60%" height={14} radius={7} />
                </div>
                <Skeleton height={44} radius={22} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}

const SkeletonTitle = () => (
  <div className={css.sectionTitle}>
    <Skeleton width={110} height={16} radius={8} />
  </div>
);
