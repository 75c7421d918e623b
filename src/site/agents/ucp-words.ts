/** The Universal Commerce Protocol, by which programs shop for people (ucp.dev/2026-08-25/specification/overview). */
export const ucpVersion = '2026-08-25';

const site = `https://ucp.dev/${ucpVersion}`;

/** What of the protocol the shop speaks, by the names of its capabilities: where each is written down. */
const pages = {
  'dev.ucp.shopping.catalog.search': { spec: 'shopping/catalog/search', schema: 'catalog_search' },
  'dev.ucp.shopping.catalog.lookup': { spec: 'shopping/catalog/lookup', schema: 'catalog_lookup' },
  'dev.ucp.shopping.cart': { spec: 'shopping/cart', schema: 'cart' },
  'dev.ucp.shopping.permalink': { spec: 'permalink', schema: 'permalink' },
} as const;
export type Capability = keyof typeof pages;

/** As a profile declares it. */
export function declareCapability(name: Capability, config?: object): object[] {
  const { spec, schema } = pages[name];
  return [
    {
      version: ucpVersion,
      spec: `${site}/specification/${spec}`,
      schema: `${site}/schemas/shopping/${schema}.json`,
      ...(config && { config }),
    },
  ];
}

/** What is spoken over MCP at the address. */
export function declareTools(endpoint: string): object {
  return {
    version: ucpVersion,
    spec: `${site}/specification/overview`,
    transport: 'mcp',
    schema: `${site}/services/shopping/mcp.openrpc.json`,
    endpoint,
  };
}

/** What an answer says of itself. */
export function envelope(capability: Capability, status?: 'error'): object {
  return {
    version: ucpVersion,
    ...(status && { status }),
    capabilities: { [capability]: [{ version: ucpVersion }] },
  };
}

export interface UcpMessage {
  type: 'error' | 'warning' | 'info';
  code: string;
  content: string;
  /** JSONPath of what it is about. */
  path?: string;
  /** Of errors: whether the program can mend it by asking for something else. */
  severity?: 'recoverable' | 'unrecoverable';
}

/** An outcome without anything to show; the call itself has succeeded. */
export function failure(capability: Capability, message: { code: string; content: string }, origin: string) {
  return {
    ucp: envelope(capability, 'error'),
    messages: [{ type: 'error', ...message, severity: 'unrecoverable' }],
    continue_url: `${origin}/`,
  };
}
