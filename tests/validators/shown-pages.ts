import type { Html } from '#tests/support/html.ts';
import { sendForm } from '#tests/support/plain-form.ts';
import type { Storefront } from '#tests/support/storefront.ts';

export interface ShownPage {
  path: string;
  status: number;
  html: Html;
}

interface Listing {
  products: { id: number; slug: string; variations: { id: number; stock: number | null }[] }[];
}

/** Of pages of one kind the first and the last ones stand for all. */
const few = 5;

/** Every kind of page of a demo shop over https, as its visitors come to see it: with and without goods, in order and refused. */
export async function showPages(site: Storefront): Promise<ShownPage[]> {
  const fromSitemap = await listSitemap(site);
  const { products } = (await (await fetch(`${site.origin}/api/catalogs/v3/prints`)).json()) as Listing;
  const [product] = products;
  const variation = product?.variations.find(({ stock }) => stock === null || stock > 3);
  if (!product || !variation) throw new Error('The demo shop has nothing to sell');
  const cart = { cookie: `__Host-vt_cart=${product.id}.${variation.id}.2` };
  const order = await placeOrder(site, variation.id);

  const visits: [path: string, headers?: Record<string, string>][] = [
    ...fromSitemap.map((path): [string] => [path]),
    ['/products'],
    ['/catalogs'],
    ['/catalogs/prints?page=2&sort=price_desc&minPrice=1'],
    ['/search?q=a'],
    ['/search?q=nothing-is-called-so'],
    ['/cart'],
    ['/cart', cart],
    ['/checkout', cart],
    ['/payment'],
    [`/payment?order=${order.number}`, { cookie: `__Host-vt_orders=${order.accessToken}` }],
    ['/account/settings'],
    ['/account/orders'],
    ['/account/orders/details?number=1'],
    ['/account/reviews'],
    ['/account/gift-cards'],
    [`/reset_password_confirm/${'a'.repeat(43)}`],
    [`/forms/lead?product=${product.id}`],
    [`/forms/review?product=${product.id}`],
    ['/no/such/page'],
  ];
  const pages: ShownPage[] = [];
  for (const [path, headers] of visits) {
    const { status, html } = await site.get(path, headers);
    pages.push({ path: headers ? `${path} (with a cookie)` : path, status, html });
  }
  for (const [path, cookie] of [
    ['/checkout', cart.cookie],
    ['/forms/lead', ''],
  ] as const) {
    const { status, html } = await sendForm(site.origin + path, { name: '', phone: 'abc' }, cookie);
    pages.push({ path: `${path} (refused)`, status, html });
  }
  return pages;
}

async function listSitemap(site: Storefront): Promise<string[]> {
  const paths = await Promise.all(
    ['/sitemap-pages-1.xml', '/sitemap-products-1.xml'].map(async (path) => {
      const xml = await (await fetch(site.origin + path)).text();
      return [...xml.matchAll(/<url><loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
    }),
  );
  const byKind = Map.groupBy(paths.flat(), (path) => path.replace(/[^/]+$/, ''));
  return [...byKind.values()].flatMap((kind) =>
    kind.length > 2 * few ? [...kind.slice(0, few), ...kind.slice(-few)] : kind,
  );
}

async function placeOrder(
  site: Storefront,
  variationId: number,
): Promise<{ number: string; accessToken: string }> {
  const locations = (await (await fetch(`${site.origin}/api/locations`)).json()) as { code: string }[];
  const answer = await fetch(`${site.origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ann',
      phone: '+79123456789',
      email: 'ann@mail.example',
      deliveryType: 'pickup',
      locationCode: locations[0]?.code,
      paymentMethod: 'cash',
      consent: true,
      items: [{ variationId, quantity: 1 }],
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { number: string; accessToken: string };
}
