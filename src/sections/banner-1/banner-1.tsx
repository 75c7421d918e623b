import type { CSSProperties } from 'react';

import { ActionButton } from '#ui/action-button.tsx';
import { ArtPicture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';

import { resolveBannerMedia } from '../framework/banner-media.ts';
import type { SectionViewProps } from '../framework/define-section.ts';
import { scrimFor } from '../framework/scrim.ts';
import type { banner1Section } from './banner-1.schema.ts';
import { BannerVideo } from './banner-video.tsx';

export function Banner1({ options, eager, context }: SectionViewProps<typeof banner1Section>) {
  const { heading, content, overlay, align } = options;
  const media = resolveBannerMedia(options.media);
  const desktop = context.image(media.image.desktop) ?? context.image(media.image.mobile);
  const mobile = context.image(media.image.mobile) ?? desktop;
  const hasVideo = media.video.desktop !== null || media.video.mobile !== null;
  const hasText = heading.title !== '' || heading.note !== '' || content.html !== '';
  if (!desktop && !hasVideo && !hasText) return null;
  const scrim = scrimFor(content.colorText ?? heading.color);
  const colors = {
    '--vt-banner-scrim': scrim.channels,
    '--vt-banner-scrim-alpha': scrim.alpha,
    '--vt-banner-text': scrim.text,
    '--vt-banner-on-text': scrim.onText,
    '--vt-banner-overlay': overlay.color ?? `rgb(${scrim.channels})`,
    '--vt-banner-opacity': overlay.opacity / 100,
  } as CSSProperties;
  const inColor = (color: string | null) => (color ? { color: scrim.readable(color) } : undefined);
  const picture = desktop && (
    // Taller than the banner on its screens: 60 % of the window's height, at most 640 px.
    <ArtPicture
      className="vt-banner-1__picture vt-picture--cover"
      desktop={{ image: desktop, ratio: '16:9' }}
      tablet={{ image: desktop, ratio: '5:4' }}
      mobile={{ image: mobile, ratio: '3:4' }}
      sizes="100vw"
      eager={eager}
      priority={eager}
    />
  );
  return (
    <div className="vt-banner-1" data-align={align.desktop} data-align-mobile={align.mobile} style={colors}>
      {hasVideo ? (
        <BannerVideo video={media.video} play={options.play} title={heading.title} context={context}>
          {picture}
        </BannerVideo>
      ) : (
        picture
      )}
      <span className="vt-banner-1__overlay" />
      {(hasText || options.tag !== '' || options.button.title !== '') && (
        <div className="vt-banner-1__frame">
          <div className="vt-banner-1__text">
            {options.tag !== '' && <p className="vt-banner-1__tag">{options.tag}</p>}
            {heading.title !== '' && (
              <h2 className="vt-banner-1__title" style={inColor(heading.color)}>
                {heading.title}
              </h2>
            )}
            {heading.note !== '' && <p style={inColor(heading.colorNote)}>{heading.note}</p>}
            <RichText className="vt-banner-1__prose" html={content.html} />
            <ActionButton className="vt-banner-1__button" button={options.button} />
          </div>
        </div>
      )}
    </div>
  );
}
