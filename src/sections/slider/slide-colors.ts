import type { CSSProperties } from 'react';

import { formatColor, mixColors, parseColor, readableTextOn, type Color } from '#domain/color.ts';
import { cropOf, type ImageRef, type Ratio } from '#domain/image-url.ts';
import { toneRange, type ToneRange } from '#domain/image-tones.ts';

import { scrimFor } from '../framework/scrim.ts';
import type { Slide } from '../framework/slide.ts';

export interface SlideColors {
  style: CSSProperties;
  title: string | undefined;
  tag: string | undefined;
  /** False where the words need nothing between them and the picture. */
  hasScrim: boolean;
  /** Whether the owner gave the words or their ground a colour; a button then has those, else the theme's. */
  isOwn: boolean;
}

/** Over any picture, on a scrim that carries the words on all of them. */
export function colorsOnPicture({ content, heading }: Slide): SlideColors {
  const scrim = scrimFor(content.colorText ?? heading.color);
  return {
    style: {
      '--vt-scrim': scrim.channels,
      '--vt-scrim-alpha': scrim.alpha,
      '--vt-slide-text': scrim.text,
      '--vt-slide-on-text': scrim.onText,
      ...overlayOf(content, `rgb(${scrim.channels})`),
    } as CSSProperties,
    title: scrim.readable(heading.color),
    tag: scrim.readable(content.colorTag),
    hasScrim: true,
    isOwn: true,
  };
}

/**
 * On the calm side of a picture: as much of a scrim as its tones there want. On phones, where the words stand below
 * the picture, all this is of no account (slide-apart.css).
 */
export function colorsOnCalmSide({ content, heading }: Slide, tones: ToneRange | null): SlideColors {
  const scrim = scrimFor(content.colorText ?? heading.color, tones && tint(tones, content));
  return {
    style: {
      '--vt-scrim': scrim.channels,
      '--vt-scrim-alpha': scrim.alpha,
      '--vt-calm-text': scrim.text,
      '--vt-calm-on-text': scrim.onText,
      '--vt-calm-title': scrim.readable(heading.color),
      '--vt-calm-tag': scrim.readable(content.colorTag),
      ...overlayOf(content, `rgb(${scrim.channels})`),
    } as CSSProperties,
    title: undefined,
    tag: undefined,
    hasScrim: scrim.alpha > 0,
    isOwn: content.colorText !== null || heading.color !== null,
  };
}

/** Without a picture under them the words stand on the slide's own colour, or on the section's when it has none. */
export function colorsOnGround({ content, heading }: Slide): SlideColors {
  const ground = parseColor(content.background ?? '');
  const text = content.colorText ?? (ground ? formatColor(readableTextOn(ground)) : undefined);
  return {
    style: {
      ...(ground && { '--vt-slide-ground': formatColor(ground) }),
      ...(text && { '--vt-slide-text': text }),
      ...(ground && { '--vt-slide-on-text': formatColor(ground) }),
      ...overlayOf(content, 'transparent'),
    } as CSSProperties,
    title: heading.color ?? undefined,
    tag: content.colorTag ?? undefined,
    hasScrim: false,
    isOwn: ground !== null || content.colorText !== null,
  };
}

/** The tones behind words that take the half of a picture which they are aligned to, as `slide-apart.css` has it. */
export function tonesBehindWords(
  image: ImageRef,
  ratio: Ratio,
  side: 'left' | 'middle' | 'right',
): ToneRange | null {
  const crop = cropOf(image, ratio);
  const [start, share] = { left: [0, 0.5], middle: [0.2, 0.6], right: [0.5, 0.5] }[side] as [number, number];
  return toneRange(image.tones, { ...crop, x: crop.x + crop.width * start, width: crop.width * share });
}

function overlayOf({ background, opacity, opacityMobile }: Slide['content'], fallback: string): object {
  if (opacity === 0 && opacityMobile === 0) return {};
  return {
    '--vt-slide-overlay': background ?? fallback,
    '--vt-slide-opacity': opacity / 100,
    '--vt-slide-opacity-mobile': opacityMobile / 100,
  };
}

/** What the owner's colour over the whole picture makes of its tones. */
function tint({ darkest, brightest }: ToneRange, { background, opacity }: Slide['content']): ToneRange {
  const color = parseColor(background ?? '');
  if (!color || opacity === 0) return { darkest, brightest };
  const mixed = (tone: Color) => mixColors(tone, { ...color, a: 1 }, (opacity / 100) * color.a);
  return { darkest: mixed(darkest), brightest: mixed(brightest) };
}
