import type { CSSProperties } from 'react';

import { ActionButton } from '#ui/action-button.tsx';
import { RichText } from '#ui/rich-text.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import { scrimFor } from '../framework/scrim.ts';
import type { banner1Section } from './banner-1.section.ts';

type BannerOptions = Pick<
  SectionViewProps<typeof banner1Section>['options'],
  'heading' | 'content' | 'overlay' | 'tag' | 'button'
>;

export function hasBannerWords({ heading, content }: BannerOptions): boolean {
  return heading.title !== '' || heading.note !== '' || content.html !== '';
}

/** What the words over a banner need to be read on any picture, as custom properties of the banner. */
export function bannerColors(
  { heading, content, overlay }: BannerOptions,
  { onPicture } = { onPicture: true },
): CSSProperties {
  const scrim = scrimFor(content.colorText ?? heading.color);
  return {
    ...(onPicture && {
      '--vt-scrim': scrim.channels,
      '--vt-scrim-alpha': scrim.alpha,
      '--vt-banner-text': scrim.text,
      '--vt-banner-on-text': scrim.onText,
    }),
    '--vt-banner-overlay': overlay.color ?? `rgb(${scrim.channels})`,
    '--vt-banner-opacity': overlay.opacity / 100,
  } as CSSProperties;
}

interface BannerWordsProps {
  options: BannerOptions;
  /** Where the scrim stands on wide screens; on phones it rises from the foot. Null: no picture lies behind. */
  scrim: 'beside' | 'foot' | null;
}

/** The words and the button over a banner's pictures; null when there are none. */
export function BannerWords({ options, scrim }: BannerWordsProps) {
  const { heading, content, tag, button } = options;
  if (!hasBannerWords(options) && tag === '' && button.title === '') return null;
  const { readable } = scrimFor(content.colorText ?? heading.color);
  const inColor = (color: string | null) =>
    color ? { color: scrim === null ? color : readable(color) } : undefined;
  const behind = scrim === null ? '' : ` vt-scrim${scrim === 'beside' ? ' vt-scrim--beside' : ''}`;
  return (
    <div className="vt-banner-1__frame">
      <div className={`vt-banner-1__text${behind}`}>
        {tag !== '' && <p className="vt-banner-1__tag">{tag}</p>}
        {heading.title !== '' && (
          <h2 className="vt-banner-1__title" style={inColor(heading.color)}>
            {heading.title}
          </h2>
        )}
        {heading.note !== '' && <p style={inColor(heading.colorNote)}>{heading.note}</p>}
        <RichText className="vt-banner-1__prose" html={content.html} />
        <ActionButton className="vt-banner-1__button" button={button} />
      </div>
    </div>
  );
}
