import { ArtPicture } from '#ui/picture.tsx';

import { BannerVideo } from '../banner-1/banner-video.tsx';
import { BannerWords, bannerColors, hasBannerWords } from '../banner-1/banner-words.tsx';
import { resolveBannerMedia, type BannerMedia } from '../framework/banner-media.ts';
import type { SectionViewProps } from '../framework/define-section.ts';
import { withFocus } from '../framework/fields.ts';
import type { SectionContext } from '../framework/section-context.ts';
import type { banner2Section } from './banner-2.section.ts';

/** A banner in a box of its own; its words are those of banner 1. */
export function Banner2({ options, eager, context }: SectionViewProps<typeof banner2Section>) {
  const { align, container } = options;
  const cells = [options.media, options.second]
    .map((media) => findMedia(media, context))
    .filter((media) => media !== null);
  if (cells.length === 0 && !hasBannerWords(options)) return null;
  const isPair = cells.length > 1;
  return (
    <div className="vt-banner-2 vt-section__inner" data-container={container.width}>
      <div
        className="vt-banner-1 vt-banner-2__box"
        data-align={align.desktop}
        data-align-mobile={align.mobile}
        style={bannerColors(options)}
      >
        <div className="vt-banner-2__media" data-pair={isPair || undefined}>
          {cells.map((media, place) => (
            <Cell
              // oxlint-disable-next-line react/no-array-index-key -- first and second have no other name
              key={place}
              media={media}
              isPair={isPair}
              isFirst={eager && place === 0}
              eager={eager}
              options={options}
              context={context}
            />
          ))}
        </div>
        <BannerWords options={options} scrim="foot" />
      </div>
    </div>
  );
}

type FoundMedia = NonNullable<ReturnType<typeof findMedia>>;

/** Null where there is neither a picture nor a film. */
function findMedia(media: BannerMedia, context: SectionContext) {
  const { image, video } = resolveBannerMedia(media);
  const ofMobile = withFocus(context.image(image.mobile.id), image.mobile.focus);
  const desktop = withFocus(context.image(image.desktop.id), image.desktop.focus) ?? ofMobile;
  const mobile = ofMobile ?? desktop;
  const hasVideo = video.desktop !== null || video.mobile !== null;
  return desktop || hasVideo ? { desktop, mobile, video, hasVideo } : null;
}

interface CellProps {
  media: FoundMedia;
  isPair: boolean;
  isFirst: boolean;
  eager: boolean;
  options: SectionViewProps<typeof banner2Section>['options'];
  context: SectionContext;
}

function Cell({ media, isPair, isFirst, eager, options, context }: CellProps) {
  const wide = options.container.width === 'full' ? '100vw' : '1170px';
  const half = options.container.width === 'full' ? '50vw' : '600px';
  const picture = media.desktop && (
    <ArtPicture
      className="vt-banner-1__picture vt-picture--cover"
      desktop={{ image: media.desktop, ratio: isPair ? '5:4' : '2:1' }}
      tablet={{ image: media.desktop, ratio: isPair ? '4:5' : '3:2' }}
      mobile={{ image: media.mobile, ratio: isPair ? '5:4' : '3:4' }}
      widths={isPair ? 'half' : 'full'}
      sizes={
        isPair
          ? `(width >= 1025px) ${half}, (width >= 568px) 50vw, 100vw`
          : `(width >= 1234px) ${wide}, 100vw`
      }
      eager={eager}
      priority={isFirst}
    />
  );
  return (
    <div className="vt-banner-2__cell">
      {media.hasVideo ? (
        <BannerVideo video={media.video} play={options.play} title={options.heading.title} context={context}>
          {picture}
        </BannerVideo>
      ) : (
        picture
      )}
      <span className="vt-banner-1__overlay" />
    </div>
  );
}
