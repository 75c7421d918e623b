import type { FontFamily } from '../../src/domain/font-families.ts';

export interface FontSource {
  /** Name in the @fontsource packages. */
  slug: string;
  /** Weight axis cut to 400-700, or static files of these weights. */
  weights: 'variable' | readonly number[];
  /** Who lends ₽ to a family that has none of its own. */
  rubleFrom?: FontFamily;
}

const regularAndBold = [400, 700] as const;

/** OFL-1.1 all but Ubuntu (UFL-1.0); both allow subsets to be served (requirements, Appendix F). */
export const fontSources: Record<FontFamily, FontSource> = {
  Anton: { slug: 'anton', weights: [400] },
  'Open Sans': { slug: 'open-sans', weights: 'variable', rubleFrom: 'Roboto' },
  Oxygen: { slug: 'oxygen', weights: regularAndBold, rubleFrom: 'Roboto' },
  Oswald: { slug: 'oswald', weights: 'variable' },
  Petrona: { slug: 'petrona', weights: 'variable' },
  'PT Sans': { slug: 'pt-sans', weights: regularAndBold },
  Ubuntu: { slug: 'ubuntu', weights: regularAndBold, rubleFrom: 'Fira Sans' },
  Unbounded: { slug: 'unbounded', weights: 'variable' },
  Manrope: { slug: 'manrope', weights: 'variable' },
  Montserrat: { slug: 'montserrat', weights: 'variable' },
  Roboto: { slug: 'roboto', weights: 'variable' },
  'Barlow Semi Condensed': { slug: 'barlow-semi-condensed', weights: regularAndBold },
  'Fira Sans': { slug: 'fira-sans', weights: regularAndBold },
  Poppins: { slug: 'poppins', weights: regularAndBold },
  Lora: { slug: 'lora', weights: 'variable' },
  'Playfair Display': { slug: 'playfair-display', weights: 'variable', rubleFrom: 'Lora' },
};

/** Arabic is in none of them: one face for all, of the widest use and OFL-1.1 too. */
export const arabicSource: FontSource = { slug: 'noto-sans-arabic', weights: 'variable' };
