import { paths } from '#domain/routes.ts';
import type { CatalogSummary } from '#domain/schemas/catalog.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

interface Guided {
  settings: Settings;
  /** Without a trailing slash. */
  origin: string;
  pricesIncludeTax: boolean;
  catalogs: readonly Pick<CatalogSummary, 'title' | 'slug'>[];
}

/** More would be a list of goods and no guide. */
const mostCatalogs = 50;

/**
 * What a program that shops for somebody has to know of the shop, as Markdown (the form of llmstxt.org). Words of the
 * shop's own stand on one line each, so that none of them reads as a heading or an instruction of ours.
 */
export function writeAgentGuide({ settings, origin, pricesIncludeTax, catalogs }: Guided): string {
  const { common, ecommerce } = settings;
  const lines = [
    `# ${oneLine(common.sitename) || origin}`,
    '',
    `> An online shop. Prices are in ${ecommerce.currency} ${pricesIncludeTax ? 'and include taxes' : 'without taxes, which are added for the address of delivery'}.`,
    '',
    '## Shopping for somebody',
    '',
    `- [Profile of the Universal Commerce Protocol](${origin}/.well-known/ucp): what the shop speaks.`,
    `- Tools over MCP: ${origin}${paths.agentTools} (search_catalog, lookup_catalog, get_product, create_cart, get_cart, update_cart, cancel_cart). No key is needed.`,
    `- A link such as ${origin}${paths.cartLink}/12:2,34:1 puts two pieces of variant 12 and one of variant 34 into the cart of whoever opens it.`,
    `- The buyer checks the cart, chooses delivery and pays on the shop’s own pages; give them the cart’s continue_url. Never ask for card data.`,
    '',
    '## Pages',
    '',
    `- [All goods](${origin}${paths.products})`,
    `- [Search](${origin}${paths.search}?q=)`,
    `- [Sitemap](${origin}/sitemap.xml)`,
    ...(catalogs.length > 0 ? ['', '## Catalogs', ''] : []),
    ...catalogs
      .slice(0, mostCatalogs)
      .map(
        ({ title, slug }) => `- [${linkText(title)}](${origin}${paths.catalogs}/${encodeURIComponent(slug)})`,
      ),
    '',
  ];
  return lines.join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function linkText(text: string): string {
  return oneLine(text).replace(/[[\]\\]/g, '\\$&');
}
