import { ArtPicture } from '#ui/picture.tsx';

import { resolveBannerMedia } from '../framework/banner-media.ts';
import type { SectionViewProps } from '../framework/define-section.ts';
import type { banner1Section } from './banner-1.section.ts';
import { withFocus } from '../framework/fields.ts';
import { BannerVideo } from './banner-video.tsx';
import { BannerWords, bannerColors, hasBannerWords } from './banner-words.tsx';

export function Banner1({ options, eager, context }: SectionViewProps<typeof banner1Section>) {
  const { heading, align } = options;
  const media = resolveBannerMedia(options.media);
  const [wide, narrow] = [media.image.desktop, media.image.mobile];
  const ofMobile = withFocus(context.image(narrow.id), narrow.focus);
  const desktop = withFocus(context.image(wide.id), wide.focus) ?? ofMobile;
  const mobile = ofMobile ?? desktop;
  const hasVideo = media.video.desktop !== null || media.video.mobile !== null;
  if (!desktop && !hasVideo && !hasBannerWords(options)) return null;
  const isPanel = options.words === 'panel' && desktop !== null && !hasVideo;
  const picture = desktop && (
    // Taller than the banner on its screens: 60 % of the window's height, at most 640 px.
    <ArtPicture
      className="vt-banner-1__picture vt-picture--cover"
      desktop={{ image: desktop, ratio: '16:9' }}
      tablet={{ image: desktop, ratio: '5:4' }}
      mobile={{ image: mobile, ratio: isPanel ? '4:3' : '3:4' }}
      sizes="100vw"
      eager={eager}
      priority={eager}
    />
  );
  return (
    <div
      className="vt-banner-1"
      data-align={align.desktop}
      data-align-mobile={align.mobile}
      data-words={isPanel ? 'panel' : undefined}
      style={bannerColors(options, { onPicture: !isPanel })}
    >
      {hasVideo ? (
        <BannerVideo video={media.video} play={options.play} title={heading.title} context={context}>
          {picture}
        </BannerVideo>
      ) : (
        picture
      )}
      <span className="vt-banner-1__overlay" />
      <BannerWords options={options} scrim={isPanel ? null : 'beside'} />
    </div>
  );
}
