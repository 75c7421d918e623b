import { imageUrl } from '#domain/image-url.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { CustomElementProps } from '#sections/framework/custom-element.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { parseVideoUrl, videoEmbedUrl } from '#sections/framework/video-source.ts';
import { Picture } from '#ui/picture.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-gallery': CustomElementProps;
    }
  }
}

interface ProductGalleryProps {
  product: Product;
  variationId: number;
  context: SectionContext;
}

/**
 * The product's pictures, that of the chosen variation first. A row that scrolls and snaps by itself,
 * thumbnails that are links to its pictures, pictures that are links to themselves in full size, films to
 * their hosts; `vt-gallery` adds the counter, the arrows and the viewer, and plays films where they stand.
 */
export function ProductGallery({ product, variationId, context }: ProductGalleryProps) {
  const { t, settings } = context;
  const { imageCrop, previewSizeInItem: size } = settings.ecommerce;
  const pictures = orderPictures(product, variationId);
  const count = pictures.length;
  const films = new Map(product.films?.map(({ imageId, url }) => [imageId, url]));
  const ratio = `${size.width}:${size.height}` as const;
  const fit = imageCrop === 'inset' ? 'vt-picture--contain' : 'vt-picture--cover';
  const altOf = (image: Image, index: number) =>
    image.alt ||
    image.title ||
    (count > 1 ? t('product.picture', { title: product.title, n: index + 1, count }) : product.title);
  return (
    <vt-gallery
      className="vt-gallery"
      data-zoom={settings.ecommerce.pictureZoom || undefined}
      role="region"
      aria-label={t('product.gallery')}
    >
      <div className="vt-gallery__main">
        <ul className="vt-gallery__track" data-part="track">
          {count === 0 && (
            <li className="vt-gallery__item" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
              <Picture image={null} sizes="100vw" className={fit} alt={product.title} />
            </li>
          )}
          {pictures.map((image, index) => (
            <li
              key={image.id}
              id={`picture-${image.id}`}
              className="vt-gallery__item"
              data-image={image.id}
              style={{ aspectRatio: `${size.width} / ${size.height}` }}
            >
              <a
                className="vt-gallery__link"
                href={films.get(image.id) ?? imageUrl(image, { mode: 'inset', width: 1920, height: 0 })}
                data-part="picture"
                {...filmAttributes(
                  films.get(image.id),
                  image,
                  t('video.playTitle', { title: product.title }),
                )}
              >
                <Picture
                  image={image}
                  ratio={ratio}
                  mode={imageCrop}
                  sizes="(min-width: 1025px) 600px, (min-width: 568px) 60vw, 100vw"
                  priority={index === 0}
                  className={fit}
                  alt={altOf(image, index)}
                />
                {films.has(image.id) && <PlaySign />}
              </a>
            </li>
          ))}
        </ul>
        {count > 1 && <GalleryControls count={count} t={t} />}
      </div>
      {count > 1 && (
        <ul className="vt-gallery__thumbs">
          {pictures.map((image, index) => (
            <li key={image.id}>
              <a
                className="vt-gallery__thumb"
                href={`#picture-${image.id}`}
                data-part="thumb"
                data-image={image.id}
                aria-label={t(films.has(image.id) ? 'product.showFilm' : 'product.showPicture', {
                  n: index + 1,
                })}
                aria-current={index === 0 ? 'true' : undefined}
              >
                <Picture
                  image={image}
                  ratio="1:1"
                  widths={[100, 160, 240]}
                  sizes="76px"
                  className="vt-picture--cover"
                  alt=""
                />
                {films.has(image.id) && <PlaySign />}
              </a>
            </li>
          ))}
        </ul>
      )}
      {count > 0 && <Viewer count={count} context={context} />}
    </vt-gallery>
  );
}

/** Arrows and counter, which `vt-gallery` wakes. */
function GalleryControls({ count, t }: { count: number; t: SectionContext['t'] }) {
  return (
    <div className="vt-gallery__controls">
      <button
        type="button"
        className="vt-gallery__arrow vt-gallery__arrow--back"
        data-part="previous"
        aria-label={t('product.previousPicture')}
        hidden
      />
      <button
        type="button"
        className="vt-gallery__arrow"
        data-part="next"
        aria-label={t('product.nextPicture')}
        hidden
      />
      <p className="vt-gallery__counter" aria-hidden="true">
        <span data-part="counter">1</span> / {count}
      </p>
    </div>
  );
}

/** Nothing is asked of a film's host before it is clicked; without script the click leads there. */
function filmAttributes(url: string | undefined, poster: Image, label: string) {
  const source = url === undefined ? null : parseVideoUrl(url);
  if (!source) return {};
  return {
    'aria-label': label,
    'data-film': videoEmbedUrl(source, 'player'),
    'data-poster': imageUrl(poster, { mode: 'inset', width: 1920, height: 0 }),
    target: '_blank',
    rel: 'noopener noreferrer',
  };
}

function PlaySign() {
  return (
    <svg className="vt-gallery__play" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M9 5.5v13l10-6.5z" />
    </svg>
  );
}

function Viewer({ count, context: { t } }: { count: number; context: SectionContext }) {
  return (
    <dialog className="vt-viewer" data-part="viewer" aria-label={t('gallery.viewer')}>
      <div className="vt-viewer__stage" data-part="stage" />
      {count > 1 && <p className="vt-viewer__counter" data-part="viewer-counter" role="status" />}
      <button type="button" className="vt-viewer__close" data-vt-close="" aria-label={t('common.close')} />
      {count > 1 && (
        <>
          <button
            type="button"
            className="vt-gallery__arrow vt-gallery__arrow--back"
            data-part="previous"
            aria-label={t('product.previousPicture')}
          />
          <button
            type="button"
            className="vt-gallery__arrow"
            data-part="next"
            aria-label={t('product.nextPicture')}
          />
        </>
      )}
    </dialog>
  );
}

function orderPictures({ images, variations }: Product, variationId: number): Image[] {
  const chosen = variations.find(({ id }) => id === variationId);
  const imageId = chosen?.imageId ?? chosen?.image?.id;
  return [...images].sort((a, b) => Number(b.id === imageId) - Number(a.id === imageId));
}
