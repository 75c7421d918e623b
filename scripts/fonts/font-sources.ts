import type { FontFamily } from '../../src/domain/font-families.ts';

export interface FontSource {
  /** Name in the @fontsource packages. */
  slug: string;
  /** Weight axis cut to 400-700, or static files of these weights. */
  weights: 'variable' | readonly number[];
  kind: 'sans' | 'serif';
  /** Who lends ₽ to a family that has none of its own. */
  rubleFrom?: FontFamily;
}

const regularAndBold = [400, 700] as const;

/** OFL-1.1 all but Ubuntu (UFL-1.0); both allow subsets to be served (requirements, Appendix F). */
export const fontSources: Record<FontFamily, FontSource> = {
  Anton: { slug: 'anton', weights: [400], kind: 'sans' },
  'Open Sans': { slug: 'open-sans', weights: 'variable', kind: 'sans', rubleFrom: 'Roboto' },
  Oxygen: { slug: 'oxygen', weights: regularAndBold, kind: 'sans', rubleFrom: 'Roboto' },
  Oswald: { slug: 'oswald', weights: 'variable', kind: 'sans' },
  Petrona: { slug: 'petrona', weights: 'variable', kind: 'serif' },
  'PT Sans': { slug: 'pt-sans', weights: regularAndBold, kind: 'sans' },
  Ubuntu: { slug: 'ubuntu', weights: regularAndBold, kind: 'sans', rubleFrom: 'Fira Sans' },
  Unbounded: { slug: 'unbounded', weights: 'variable', kind: 'sans' },
  Manrope: { slug: 'manrope', weights: 'variable', kind: 'sans' },
  Montserrat: { slug: 'montserrat', weights: 'variable', kind: 'sans' },
  Roboto: { slug: 'roboto', weights: 'variable', kind: 'sans' },
  'Barlow Semi Condensed': { slug: 'barlow-semi-condensed', weights: regularAndBold, kind: 'sans' },
  'Fira Sans': { slug: 'fira-sans', weights: regularAndBold, kind: 'sans' },
  Poppins: { slug: 'poppins', weights: regularAndBold, kind: 'sans' },
};
