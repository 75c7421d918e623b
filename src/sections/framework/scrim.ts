import {
  black,
  contrastRatio,
  ensureContrast,
  formatColor,
  mixColors,
  parseColor,
  white,
  type Color,
} from '#domain/color.ts';
import type { ToneRange } from '#domain/image-tones.ts';

/** WCAG 2.2, 1.4.3. */
const textContrast = 4.5;

/** What lies between a text and a picture. */
export interface Scrim {
  /** `0 0 0` or `255 255 255`, for `rgb(… / alpha)`. */
  channels: string;
  /** Opacity, 0-1, at which the text reads; 0 where it does so by itself. */
  alpha: number;
  /** The text's colour. */
  text: string;
  /** Black or white, opposite to the text: for a button filled with the text's colour. */
  onText: string;
  /** The nearest colour to `color` that reads on the scrim too. */
  readable(color: string | null): string | undefined;
}

/**
 * The thinnest scrim that gives a text 4.5:1 over a picture with these tones, or over any picture where nobody has
 * measured it: a light text gets a black one, tested against the brightest place (white), and the other way round. A
 * grey that no scrim can carry turns to the side that it is nearer to. Over a measured picture a text without a
 * colour takes white or ink, whichever needs less.
 */
export function scrimFor(textColor: string | null, tones: ToneRange | null = null): Scrim {
  const wanted = parseColor(textColor ?? '');
  if (wanted || !tones) return veilUnder(wanted ?? white, tones);
  const [light, dark] = [veilUnder(white, tones), veilUnder(ink, tones)];
  return light.alpha < dark.alpha ? light : dark;
}

const ink: Color = { r: 33, g: 30, b: 27, a: 1 };

function veilUnder(wanted: Color, tones: ToneRange | null): Scrim {
  const isLight = contrastRatio(wanted, black) >= contrastRatio(wanted, white);
  const veil = isLight ? black : white;
  const [worst, best] = isLight
    ? [tones?.brightest ?? white, tones?.darkest ?? black]
    : [tones?.darkest ?? black, tones?.brightest ?? white];
  const text = ensureContrast(wanted, [veil, mixColors(worst, veil, maxAlpha)], textContrast);
  const alpha = thinnestAlpha(text, veil, worst, tones ? 0 : 40);
  const grounds = [mixColors(best, veil, alpha), mixColors(worst, veil, alpha)] as const;
  return {
    channels: `${veil.r} ${veil.g} ${veil.b}`,
    alpha,
    text: formatColor(text),
    onText: formatColor(veil),
    readable: (color) => {
      const parsed = parseColor(color ?? '');
      return parsed ? formatColor(ensureContrast(parsed, grounds, textContrast)) : undefined;
    },
  };
}

/** Denser than this and the picture is gone. */
const maxAlpha = 0.8;

function thinnestAlpha(text: Color, veil: Color, worst: Color, fromPercent: number): number {
  for (let percent = fromPercent; percent < maxAlpha * 100; percent += 2) {
    if (contrastRatio(text, mixColors(worst, veil, percent / 100)) >= textContrast) return percent / 100;
  }
  return maxAlpha;
}
