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

/** WCAG 2.2, 1.4.3. */
const textContrast = 4.5;

/** What lies between a text and a picture nobody has measured. */
export interface Scrim {
  /** `0 0 0` or `255 255 255`, for `rgb(… / alpha)`. */
  channels: string;
  /** Opacity, 0-1, at which the text reads on the worst picture there can be. */
  alpha: number;
  /** The text's colour. */
  text: string;
  /** Black or white, opposite to the text: for a button filled with the text's colour. */
  onText: string;
  /** The nearest colour to `color` that reads on the scrim too. */
  readable(color: string | null): string | undefined;
}

/**
 * The thinnest scrim that gives a text 4.5:1 over any picture: a light text gets a black one, tested
 * against a white picture, and the other way round. A grey that no scrim can carry turns to the side
 * that it is nearer to.
 */
export function scrimFor(textColor: string | null): Scrim {
  const wanted = parseColor(textColor ?? '') ?? white;
  const isLight = contrastRatio(wanted, black) >= contrastRatio(wanted, white);
  const [veil, worst] = isLight ? [black, white] : [white, black];
  const text = ensureContrast(wanted, [veil, mixColors(worst, veil, maxAlpha)], textContrast);
  const alpha = thinnestAlpha(text, veil, worst);
  const ground = mixColors(worst, veil, alpha);
  return {
    channels: `${veil.r} ${veil.g} ${veil.b}`,
    alpha,
    text: formatColor(text),
    onText: formatColor(veil),
    readable: (color) => {
      const parsed = parseColor(color ?? '');
      return parsed ? formatColor(ensureContrast(parsed, [veil, ground], textContrast)) : undefined;
    },
  };
}

/** Denser than this and the picture is gone. */
const maxAlpha = 0.8;

function thinnestAlpha(text: Color, veil: Color, worst: Color): number {
  for (let percent = 40; percent < maxAlpha * 100; percent += 2) {
    if (contrastRatio(text, mixColors(worst, veil, percent / 100)) >= textContrast) return percent / 100;
  }
  return maxAlpha;
}
