import { imageUrl, pictureForOthers } from '#domain/image-url.ts';
import { homePath } from '#domain/routes.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { placeOf } from '#locales/languages.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { forbidsIndexing } from '../feeds/robots-text.ts';
import type { PageHead } from '../page-model.ts';

interface HeadProps {
  head: PageHead;
  context: SectionContext;
  favicon: Image | null;
  sharedImage: Image | null;
}

/** What search engines and share cards read. Order of styles and scripts is the document's business. */
export function HeadMeta({ head, context, favicon, sharedImage }: HeadProps) {
  const { settings, origin, language } = context;
  const { seo, common } = settings;
  // Only a site-wide `noindex` is stronger than a page's own: `index, follow` opens no search results.
  const robots = forbidsIndexing(seo.robots) ? seo.robots : head.robots || seo.robots;
  const image = head.openGraph.image ?? sharedImage;
  const url = head.canonical === null ? null : origin + head.canonical;
  const isIndexed = url !== null && !forbidsIndexing(robots);
  return (
    <>
      <title>{head.title}</title>
      {head.description !== '' && <meta name="description" content={head.description} />}
      {robots !== '' && <meta name="robots" content={robots} />}
      {isIndexed && <link rel="canonical" href={url} />}
      {isIndexed &&
        head.canonical === homePath() &&
        alternatesOf(seo.alternates, { language, url }).map(({ language: hreflang, url: href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
      {head.feed && <link rel="alternate" type="application/rss+xml" href={origin + head.feed} />}
      {favicon && <link rel="icon" href={favicon.uri} type={favicon.mime} />}
      {seo.googleVerification !== '' && (
        <meta name="google-site-verification" content={seo.googleVerification} />
      )}
      {seo.yandexVerification !== '' && <meta name="yandex-verification" content={seo.yandexVerification} />}
      <meta property="og:site_name" content={common.sitename} />
      <meta property="og:locale" content={placeOf(language)} />
      <meta property="og:type" content={head.openGraph.type} />
      <meta property="og:title" content={head.title} />
      {head.description !== '' && <meta property="og:description" content={head.description} />}
      {url && <meta property="og:url" content={url} />}
      {image && <ShareImage image={image} origin={origin} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {Object.entries(head.openGraph.properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
    </>
  );
}

type Alternate = Settings['seo']['alternates'][number];

/**
 * The home page in each language, itself included: search engines follow only what points back. The shop's sites
 * share no slugs, so other pages do not know their translations and name none.
 */
function alternatesOf(others: readonly Alternate[], own: Alternate): Alternate[] {
  if (others.length === 0) return [];
  const links = new Map<string, Alternate>();
  // As the other site writes its own address: `https://ru.shop.example` is not what it calls canonical.
  for (const { language, url } of others) {
    const key = language.toLowerCase();
    if (key !== own.language) links.set(key, { language, url: new URL(url).href });
  }
  return [own, ...links.values()];
}

function ShareImage({ image, origin }: { image: Image; origin: string }) {
  const width = Math.min(1200, image.width);
  const height = Math.round((width * image.height) / image.width);
  return (
    <>
      <meta property="og:image" content={origin + imageUrl(image, pictureForOthers)} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={image.alt || image.title} />
    </>
  );
}
