import type { CSSProperties } from 'react';

import {
  focusInCrop,
  heightFor,
  listCandidates,
  missingImage,
  srcSet,
  type ImageRef,
  type Ratio,
} from '#domain/image-url.ts';
import type { Focus } from '#domain/schemas/image.schema.ts';

interface CommonProps {
  /** As in HTML: how wide the picture is shown, e.g. `(width >= 1025px) 25vw, 50vw`. */
  sizes: string;
  /** In the first screen: loaded at once. */
  eager?: boolean | undefined;
  /** The largest picture of the first screen; implies eager. One a page. */
  priority?: boolean | undefined;
  className?: string | undefined;
  /** Instead of the picture's own text; `''` hides it from screen readers. */
  alt?: string | undefined;
}

interface PictureProps extends CommonProps {
  image: ImageRef | null | undefined;
  /** Crops to this shape (mode outbound), or makes a box of it (inset). */
  ratio?: Ratio | undefined;
  mode?: 'outbound' | 'inset' | undefined;
  /** Listed widths to offer; see screenWidths. */
  widths?: readonly number[] | undefined;
}

/**
 * A picture that holds its place before it has loaded. Always inside `<picture>`: React writes a preload
 * link into the page for every eager `<img>` outside of one.
 */
export function Picture({ image, ratio, mode, widths, className, ...rest }: PictureProps) {
  return (
    <picture className={joinClasses('vt-picture', className)}>
      <Img {...rest} image={image ?? missingImage} ratio={ratio} mode={mode} widths={widths} />
    </picture>
  );
}

interface ArtSource {
  image: ImageRef | null | undefined;
  ratio?: Ratio | undefined;
  /** What CSS keeps in sight where it crops the crop; by default the picture's focus. */
  focus?: Focus | undefined;
}

interface ArtPictureProps extends CommonProps {
  desktop: ArtSource;
  /** Defaults to desktop. */
  tablet?: ArtSource | undefined;
  /** Defaults to tablet. */
  mobile?: ArtSource | undefined;
  /** Half as wide as the window from tablets up: offers smaller files too. */
  widths?: keyof typeof artWidths | undefined;
  /** Pixels of window up to which phones' picture is shown. */
  mobileBelow?: 568 | 768 | undefined;
}

/** Slides are 1920, 1024 and 568 wide (specification section 9), with room for dense screens. */
const artWidths = {
  full: {
    desktop: [1200, 1367, 1600, 1920],
    tablet: [568, 768, 1024, 1600],
    mobile: [400, 568, 800, 1024],
  },
  half: {
    desktop: [600, 800, 1200, 1920],
    tablet: [400, 568, 768, 1024],
    mobile: [400, 568, 800, 1024],
  },
} as const;

/** A different picture or crop for each kind of screen; one is loaded. */
export function ArtPicture({
  desktop,
  tablet,
  mobile,
  className,
  widths = 'full',
  mobileBelow = 568,
  ...rest
}: ArtPictureProps) {
  const offered = artWidths[widths];
  const wide = tablet?.image ? tablet : desktop;
  const narrow = mobile?.image ? mobile : wide;
  return (
    <picture className={joinClasses('vt-picture', className)}>
      <Source {...desktop} media="(min-width: 1025px)" widths={offered.desktop} sizes={rest.sizes} />
      <Source {...wide} media={`(min-width: ${mobileBelow}px)`} widths={offered.tablet} sizes={rest.sizes} />
      <Img
        {...rest}
        image={narrow.image ?? missingImage}
        ratio={narrow.ratio}
        widths={offered.mobile}
        style={focusPerScreen(desktop, narrow)}
      />
    </picture>
  );
}

interface SourceProps extends ArtSource {
  media: string;
  widths: readonly number[];
  sizes: string;
}

/** Has its own width and height: with another shape than the `<img>` it would push the page. */
function Source({ image, ratio, media, widths, sizes }: SourceProps) {
  if (!image) return null;
  const set = srcSet(image, { ratio, widths }) || image.uri;
  return <source media={media} srcSet={set} sizes={sizes} {...boxOf(image, ratio)} />;
}

interface ImgProps extends Omit<CommonProps, 'className'> {
  image: ImageRef;
  ratio?: Ratio | undefined;
  mode?: 'outbound' | 'inset' | undefined;
  widths?: readonly number[] | undefined;
  style?: CSSProperties | undefined;
}

function Img({ image, ratio, mode, widths, sizes, eager, priority, alt, style }: ImgProps) {
  const candidates = listCandidates(image, { ratio, mode, widths });
  const middle = candidates.findLast(({ width }) => width <= 640) ?? candidates[0];
  const isLazy = !eager && !priority;
  return (
    <img
      className="vt-picture__img"
      // React sets attributes in this order: loading and sizes must stand before src and srcset.
      loading={isLazy ? 'lazy' : undefined}
      decoding={isLazy ? 'async' : undefined}
      fetchPriority={priority ? 'high' : undefined}
      {...boxOf(image, ratio)}
      style={style ?? focusStyle(image, ratio)}
      sizes={candidates.length > 0 ? sizes : undefined}
      srcSet={candidates.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
      src={middle?.url ?? image.uri}
      alt={alt ?? (image.alt || image.title)}
    />
  );
}

/** For the boxes that CSS crops to; what the resizer has cropped lies right already. */
function focusStyle({ focus }: ImageRef, ratio: Ratio | undefined): { objectPosition: string } | undefined {
  return focus && !ratio ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined;
}

/** One `<img>` shows the pictures of all screens: picture.css takes the point of the screen that there is. */
function focusPerScreen(desktop: ArtSource, mobile: ArtSource): CSSProperties | undefined {
  const [wide, narrow] = [pointOf(desktop), pointOf(mobile)];
  if (!wide && !narrow) return undefined;
  return { '--vt-focus': wide, '--vt-focus-mobile': narrow } as CSSProperties;
}

function pointOf({ image, ratio, focus }: ArtSource): string | undefined {
  const point = focus ?? (image ? focusInCrop(image, ratio) : undefined);
  return point && `${point.x}% ${point.y}%`;
}

/** Only the proportion counts: CSS sets the size. */
function boxOf(image: ImageRef, ratio: Ratio | undefined): { width: number; height: number } {
  return ratio ? { width: 640, height: heightFor(640, ratio) } : { width: image.width, height: image.height };
}

function joinClasses(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
