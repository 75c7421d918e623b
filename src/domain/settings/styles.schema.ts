import { z } from 'zod';

import { parseColor } from '../color.ts';
import { fontFamilies } from '../font-families.ts';

/** An opaque colour: what lies under it must not decide whether a text can be read. */
const color = (fallback: string) =>
  z
    .string()
    .max(40)
    .refine((value) => parseColor(value)?.a === 1, 'validation.color')
    .default(fallback);

/** Pixels at a browser's own text size; written as rem, so a reader's larger text size is kept. */
const sizes = (desktop: number, tablet: number, mobile: number) => {
  const size = (fallback: number) => z.number().min(10).max(160).default(fallback);
  return z.object({ desktop: size(desktop), tablet: size(tablet), mobile: size(mobile) }).prefault({});
};

const radius = (fallback: number) => z.number().min(0).max(100).default(fallback);

/**
 * Paper whites, ink text and one ultramarine accent; vermilion is kept for prices that fell. Each text
 * colour reads at 4.5:1 or better on all five backgrounds (tested in theme-css.test.ts).
 */
const paletteSchema = z.object({
  primary: color('#2a3a9e'),
  secondary: color('#d8c9b0'),
  text: color('#211e1b'),
  muted: color('#635b53'),
  /** The five backgrounds that a section may choose. */
  white: color('#fffdfa'),
  grey: color('#f3f0ea'),
  light: color('#f8f3ea'),
  middle: color('#e8dfd0'),
  dark: color('#23201e'),
  border: color('#e2dacd'),
  error: color('#a8201a'),
  success: color('#23633f'),
  sale: color('#b02d14'),
  rating: color('#b7791f'),
});

export const stylesSettingsSchema = z.object({
  palette: paletteSchema.prefault({}),
  fontText: z.enum(fontFamilies).catch('Manrope').default('Manrope'),
  fontHeading: z.enum(fontFamilies).catch('Manrope').default('Manrope'),
  /** A family of two weights takes the nearer one, and Anton has but one. */
  headingWeight: z.literal([400, 500, 600, 700]).catch(600).default(600),
  fontSize: sizes(17, 16, 16),
  headings: z
    .object({
      h1: sizes(48, 40, 32),
      h2: sizes(36, 32, 27),
      h3: sizes(25, 23, 21),
      h4: sizes(20, 19, 18),
    })
    .prefault({}),
  /** Capitals suit short words in a narrow face; what is read aloud stays as it is written. */
  headingUppercase: z.boolean().default(false),
  buttonUppercase: z.boolean().default(false),
  /** Pixels. */
  radii: z.object({ block: radius(16), button: radius(8), input: radius(8) }).prefault({}),
  /** Pixels. */
  contentWidth: z.number().min(320).max(2560).default(1170),
});
export type StylesSettings = z.infer<typeof stylesSettingsSchema>;
