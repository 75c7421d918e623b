import type { ScreenStyle, Section } from '#domain/schemas/section.schema.ts';

const media = {
  desktop: '(width>=1025px)',
  tablet: '(568px<=width<1025px)',
  mobile: '(width<568px)',
} as const;

/**
 * Per-screen styles of a section as CSS scoped to its element, for the document's head: no flash and
 * no inline style. Values come from a schema that lets only numbers, keywords and hex colours through.
 */
export function sectionStyles(section: Pick<Section, 'id' | 'styles'>): string {
  let css = '';
  for (const screen of ['desktop', 'tablet', 'mobile'] as const) {
    const rules = declarations(section.styles[screen]);
    if (rules) css += `@media ${media[screen]}{#section-${section.id}{${rules}}}`;
  }
  return css;
}

function declarations(style: ScreenStyle | undefined): string {
  if (!style) return '';
  const rules: string[] = [];
  const px = (property: string, value: number | undefined) => {
    if (value !== undefined) rules.push(`${property}:${value}px`);
  };
  px('padding-block-start', style.paddingTop);
  px('padding-block-end', style.paddingBottom);
  px('margin-block-start', style.marginTop);
  px('margin-block-end', style.marginBottom);
  px('font-size', style.fontSize);
  if (style.background) rules.push(`background:${style.background}`);
  if (style.color)
    rules.push(`color:${style.color}`, `--vt-color-text:${style.color}`, `--vt-color-heading:${style.color}`);
  if (style.textAlign) rules.push(`text-align:${style.textAlign}`);
  if (style.hidden) rules.push('display:none');
  return rules.join(';');
}
