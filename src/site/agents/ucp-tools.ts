import { McpServer } from '@modelcontextprotocol/server';

import { AppError } from '#domain/errors.ts';
import { itemId } from '#domain/item-id.ts';
import { toPromotedPrices } from '#domain/promotions/promoted-price.ts';
import type { Product, Variation } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import type { AgentCart } from '#modules/agent-carts/agent-carts.ts';
import type { ShopServices } from '#modules/modules.ts';

import { findByKey, readCursor, searchProducts, writeCursor, type CatalogServices } from './find-products.ts';
import { narrowVariants } from './narrow-variants.ts';
import { composeUcpCart, quoteLines, readLines } from './ucp-cart.ts';
import { composeUcpProduct, hasPrice } from './ucp-product.ts';
import {
  cancelCartSchema,
  createCartSchema,
  getCartSchema,
  getProductSchema,
  lookupSchema,
  pageLimit,
  searchSchema,
  updateCartSchema,
  type BuyerContext,
} from './ucp-schemas.ts';
import { envelope, failure, type UcpMessage } from './ucp-words.ts';

export type AgentServices = CatalogServices &
  Pick<ShopServices, 'settings' | 'promotedPrices' | 'orders' | 'agentCarts' | 'taxes'>;

interface ToolsOptions {
  services: AgentServices;
  /** Without a trailing slash. */
  origin: string;
  /** One key a client, for limits. */
  client: string;
  settings: Settings;
}

type Answer = Record<string, unknown>;

const lookup = 'dev.ucp.shopping.catalog.lookup';
const reading = { readOnlyHint: true, openWorldHint: false } as const;
const writing = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const;

/**
 * What programs that shop for people may do over MCP: search the goods and fill a cart, by the Universal Commerce
 * Protocol. Nothing here orders or pays: a cart leads to the shop's own pages (`continue_url`). One server answers one
 * call.
 */
export function createAgentTools(options: ToolsOptions): McpServer {
  const server = new McpServer({ name: 'vitrina', version: '1.0.0' });
  addCatalogTools(server, options);
  addCartTools(server, options);
  return server;
}

function addCatalogTools(server: McpServer, { services, origin, settings }: ToolsOptions): void {
  const { currency } = settings.ecommerce;
  const compose = async (product: Product, variations: readonly Variation[] = product.variations) => {
    const { prices } = await services.promotedPrices.readNow(product);
    const promoted = toPromotedPrices(prices, shopTimeZone(settings.common));
    return composeUcpProduct(product, variations, {
      currency,
      origin,
      shopName: settings.common.sitename,
      promoted,
    });
  };

  server.registerTool(
    'search_catalog',
    {
      title: 'Search the goods',
      description: 'Products by words, catalog and price. Amounts are minor units; `cursor` turns the page.',
      inputSchema: searchSchema,
      annotations: reading,
    },
    async ({ catalog: { query, filters, pagination } }) => {
      const { offset, limit } = readCursor(pagination?.cursor, pageLimit(pagination?.limit));
      const { products, next } = await searchProducts(services, {
        filters,
        offset,
        limit,
        ...(query !== undefined && { query }),
      });
      const composed = await Promise.all(products.map((product) => compose(product)));
      return answer({
        ucp: envelope('dev.ucp.shopping.catalog.search'),
        products: composed.filter((product) => product !== null),
        pagination: {
          has_next_page: next !== null,
          ...(next !== null && { cursor: writeCursor(next, limit) }),
        },
      });
    },
  );

  server.registerTool(
    'lookup_catalog',
    {
      title: 'Look up products',
      description: 'Products and variants by id or address, up to 50 at once.',
      inputSchema: lookupSchema,
      annotations: reading,
    },
    async ({ catalog: { ids } }) => {
      const { found, messages } = await lookUp(services, ids);
      const composed = await Promise.all(
        found.map(async ({ product, inputs }) => {
          const wanted = product.variations.filter(({ id }) => inputs.has(id));
          const one = await compose(product, wanted);
          return one && { ...one, variants: correlate(one['variants'] as Answer[], inputs) };
        }),
      );
      return answer({
        ucp: envelope(lookup),
        products: composed.filter((product) => product !== null),
        ...(messages.length > 0 && { messages }),
      });
    },
  );

  server.registerTool(
    'get_product',
    {
      title: 'Get a product',
      description: 'A product with its options; `selected` narrows its variants.',
      inputSchema: getProductSchema,
      annotations: reading,
    },
    async ({ catalog: { id, selected, preferences } }) => {
      const found = await findByKey(services, id);
      const narrowed = found && narrowVariants(found.product, selected, preferences);
      const variations = narrowed?.variations.toSorted(
        (a, b) => Number(b.id === found?.variationId) - Number(a.id === found?.variationId),
      );
      const product = found && (await compose(found.product, variations));
      if (!product || !narrowed)
        return answer(failure(lookup, { code: 'not_found', content: `There is no product ${id}.` }, origin));
      const { options, selected: kept } = narrowed;
      return answer({ ucp: envelope(lookup), product: { ...product, options, selected: kept } });
    },
  );
}

function addCartTools(server: McpServer, { services, origin, client }: ToolsOptions): void {
  const { agentCarts, orders } = services;
  const capability = 'dev.ucp.shopping.cart';
  const quote = (cart: AgentCart, context: BuyerContext) =>
    quoteLines({ orders, client }, cart.lines, context);
  const show = async (cart: AgentCart, context: BuyerContext, messages: readonly UcpMessage[] = []) =>
    answer(composeUcpCart(cart, await quote(cart, context), { origin, messages }));
  const notFound = () =>
    answer(failure(capability, { code: 'not_found', content: 'There is no such cart any more.' }, origin));

  server.registerTool(
    'create_cart',
    {
      title: 'Fill a cart',
      description:
        'A cart of variants. The buyer opens `continue_url` to check and pay on the shop’s own pages.',
      inputSchema: createCartSchema,
      annotations: writing,
    },
    async ({ cart: wanted }) => {
      const { lines, messages } = await readLines(services, wanted);
      const [first] = messages;
      if (lines.length === 0 && first) return answer(failure(capability, first, origin));
      const cart = await agentCarts.create(lines, client).catch(explainLimit);
      if ('code' in cart) return answer(failure(capability, cart, origin));
      return show(cart, wanted.context, messages);
    },
  );

  server.registerTool(
    'get_cart',
    {
      title: 'Read a cart',
      description: 'A cart with today’s prices.',
      inputSchema: getCartSchema,
      annotations: reading,
    },
    async ({ id }) => {
      const cart = await agentCarts.read(id);
      return cart ? show(cart, undefined) : notFound();
    },
  );

  server.registerTool(
    'update_cart',
    {
      title: 'Change a cart',
      description: 'Replaces all lines of a cart.',
      inputSchema: updateCartSchema,
      annotations: writing,
    },
    async ({ id, cart: wanted }) => {
      const { lines, messages } = await readLines(services, wanted);
      const cart = await agentCarts.replace(id, lines);
      return cart ? show(cart, wanted.context, messages) : notFound();
    },
  );

  server.registerTool(
    'cancel_cart',
    {
      title: 'Drop a cart',
      description: 'Forgets a cart and answers with what it held.',
      inputSchema: cancelCartSchema,
      annotations: { ...writing, idempotentHint: true },
    },
    async ({ id }) => {
      const cart = await agentCarts.cancel(id);
      return cart ? show(cart, undefined) : notFound();
    },
  );
}

/** What else goes wrong is thrown on. */
function explainLimit(error: unknown): { code: string; content: string } {
  if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
  return {
    code: 'rate_limited',
    content: 'Too many carts were made from this address: try again in an hour.',
  };
}

interface LookedUp {
  product: Product;
  /** By the variation that an id led to, the ids and how they did. */
  inputs: Map<number, { id: string; match: 'exact' | 'featured' }[]>;
}

/** Each product once; a product's own id leads to the variation that its page shows first. */
async function lookUp(
  services: CatalogServices,
  ids: readonly string[],
): Promise<{ found: LookedUp[]; messages: UcpMessage[] }> {
  const found = new Map<number, LookedUp>();
  const messages: UcpMessage[] = [];
  for (const id of new Set(ids)) {
    const one = await findByKey(services, id);
    const sold = one?.product.variations.filter(hasPrice) ?? [];
    const featured = sold.find((variation) => variation.default) ?? sold[0];
    const variationId = one?.variationId ?? featured?.id;
    if (!one || variationId === undefined || sold.every((each) => each.id !== variationId)) {
      messages.push({ type: 'info', code: 'not_found', content: id });
      continue;
    }
    const { product, inputs } = found.get(one.product.id) ?? { product: one.product, inputs: new Map() };
    const match = one.variationId === null ? 'featured' : 'exact';
    inputs.set(variationId, [...(inputs.get(variationId) ?? []), { id, match }]);
    found.set(product.id, { product, inputs });
  }
  return { found: [...found.values()], messages };
}

function correlate(variants: readonly Answer[], inputs: LookedUp['inputs']): Answer[] {
  const byItem = new Map([...inputs].map(([variationId, given]) => [itemId(variationId), given]));
  return variants.map((variant) => ({ ...variant, inputs: byItem.get(String(variant['id'])) ?? [] }));
}

/** For programs of both kinds: those that read data, and those that read text. */
function answer(data: Answer) {
  return { structuredContent: data, content: [{ type: 'text' as const, text: JSON.stringify(data) }] };
}
