import type { ReactNode } from 'react';

import type { Image } from '#domain/schemas/image.schema.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { SectionContext } from '../framework/section-context.ts';
import { lightboxTexts } from '../gallery/picture-link.tsx';
import type {
  textPictureCenterSection,
  textPictureLeftSection,
  textPictureRightSection,
} from './text-picture.section.ts';

type RightProps = SectionViewProps<typeof textPictureRightSection>;
type LeftProps = SectionViewProps<typeof textPictureLeftSection>;
type CenterProps = SectionViewProps<typeof textPictureCenterSection>;

const sizesBySplit = {
  '6-6': '(width >= 1025px) 573px, (width >= 720px) 47vw, 100vw',
  '5-7': '(width >= 1025px) 474px, (width >= 720px) 39vw, 100vw',
  '7-5': '(width >= 1025px) 672px, (width >= 720px) 56vw, 100vw',
};

const fullSizes = '(width >= 1234px) 1170px, 100vw';

export function TextPictureRight(props: RightProps) {
  return drawTextPicture(props, 'right', props.options.split);
}

export function TextPictureLeft(props: LeftProps) {
  return drawTextPicture(props, 'left', props.options.split);
}

export function TextPictureCenter(props: CenterProps) {
  return drawTextPicture(props, 'center', null);
}

/**
 * The wrapper has no box (`display: contents`): picture, text and the frame's own heading share one
 * grid, so that the heading stands over the text and not over both.
 */
function drawTextPicture(
  { options, eager, index, context }: RightProps | LeftProps | CenterProps,
  side: 'right' | 'left' | 'center',
  split: keyof typeof sizesBySplit | null,
): ReactNode {
  const { html, alt, colorText } = options.content;
  const image = context.image(options.content.image);
  if (!image && html === '' && options.heading.title === '') return null;
  const hasButton = options.button.isShow && options.button.title !== '';
  const { title, note } = options.heading;
  const hasText = html !== '' || hasButton;
  // A picture with nothing to stand beside takes the whole row.
  const isAlone = !hasText && title === '' && note === '';
  return (
    <div
      className="vt-text-picture"
      data-place={isAlone ? 'center' : side}
      data-alone={isAlone || undefined}
      data-split={split ?? undefined}
      data-align={options.heading.textAlign}
      data-picture={image ? '' : undefined}
    >
      {image && (
        <div className="vt-text-picture__picture">
          <Enlarged image={options.enlarge ? image : null} alt={alt} context={context}>
            <Picture
              image={image}
              alt={alt || undefined}
              ratio={options.ratio === 'original' ? undefined : options.ratio}
              sizes={isAlone || !split ? fullSizes : sizesBySplit[split]}
              eager={eager}
              priority={index === 0}
            />
          </Enlarged>
        </div>
      )}
      {hasText && (
        <div className="vt-text-picture__text" style={colorText ? { color: colorText } : undefined}>
          <RichText html={html} />
          <ActionButton button={options.button} />
        </div>
      )}
    </div>
  );
}

interface EnlargedProps {
  /** Null leaves the picture as it is. */
  image: Image | null;
  alt: string;
  context: SectionContext;
  children: ReactNode;
}

/** The viewer of the galleries around one picture; without script its file. */
function Enlarged({ image, alt, context, children }: EnlargedProps) {
  if (!image) return children;
  const isNamed = alt !== '' || image.alt !== '' || image.title !== '';
  return (
    <vt-lightbox style={{ display: 'block' }} {...lightboxTexts(context)}>
      <a
        className="vt-picture-link"
        href={image.uri}
        // Its frame cuts what stands out: the ring stands within.
        style={{ display: 'block', outlineOffset: '-4px' }}
        aria-label={isNamed ? undefined : context.t('gallery.open', { n: 1, count: 1 })}
      >
        {children}
      </a>
    </vt-lightbox>
  );
}
