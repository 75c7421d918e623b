import { paths } from '#domain/routes.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { foldText } from '#domain/text.ts';

export const guidePanel = 'size-guide';

/** The product's option that the shop's guide helps with, and where the guide stands; null without either. */
export function guideOf(
  { options }: Product,
  { ecommerce }: Settings,
): { optionId: number; href: string } | null {
  const { option, page, text } = ecommerce.sizeGuide;
  const wanted = foldText(option);
  const found = options.find(({ title }) => foldText(title) === wanted);
  if (wanted === '' || !found) return null;
  const slug = page.trim().replace(/^\/+/, '');
  if (text !== '') return { optionId: found.id, href: `#${guidePanel}` };
  return slug === '' ? null : { optionId: found.id, href: paths.home + encodeURI(slug) };
}
