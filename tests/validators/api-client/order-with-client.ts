import * as shop from './client.ts';

/**
 * What a partner's program does, by the generated client alone. It is compiled and run beside that client by
 * `openapi.db.test.ts`; here, where there is none, the project leaves it out.
 */
export async function orderWithClient(origin: string) {
  shop.defaults.baseUrl = `${origin}/api`;
  const ok = <Answer extends { status: number }>(answer: Answer) => {
    if (answer.status >= 300) throw new Error(JSON.stringify(answer));
    return answer;
  };

  const config = await shop.getConfig();
  if (config.status !== 200) throw new Error('No settings');
  const { currency } = config.data.ecommerce;

  const listing = await shop.getCatalogsV3BySlug('prints', { page: 1, sort: 'price_desc' });
  if (listing.status !== 200) throw new Error('No catalog');
  const bought = listing.data.products
    .flatMap(({ variations }) => variations)
    .find(({ stock }) => stock === null || stock >= 2);
  if (!bought) throw new Error('Nothing to buy');

  const lines = [{ variationId: bought.id, quantity: 2 }];
  const locations = await shop.getLocations();
  const [location] = locations.status === 200 ? locations.data : [];
  if (!location) throw new Error('No location');
  const quote = await shop.postOrdersQuote({
    items: lines,
    deliveryType: 'pickup',
    locationCode: location.code,
  });
  if (quote.status !== 200) throw new Error('No quote');

  const refused = await shop.postOrders({ items: lines });
  const reasons = refused.status === 422 ? Object.keys(refused.data.children ?? {}) : [];

  const email = 'partner@shop.example';
  const password = 'a partner with a long password';
  const account = ok(
    await shop.postRegister({
      email,
      password,
      profile: { firstName: 'Ann', lastName: 'Lee' },
    }),
  );
  const session = await shop.postLoginCheck({ username: email, password });
  if (session.status !== 200) throw new Error('Not signed in');
  const signedIn = { headers: { authorization: `Bearer ${session.data.token}` } };

  const order = {
    firstName: 'Ann',
    phone: '+12025550142',
    email,
    deliveryType: 'pickup' as const,
    locationCode: location.code,
    paymentMethod: 'cash',
    consent: true,
    items: lines,
    expectedTotal: quote.data.total,
  };
  const once = { idempotencyKey: crypto.randomUUID() };
  const placed = await shop.postOrders(order, once, signedIn);
  const repeated = await shop.postOrders(order, once, signedIn);
  if (placed.status !== 201) throw new Error(JSON.stringify(placed));
  const mine = await shop.getUsersOrders({ limit: 5 }, signedIn);
  const profile = await shop.getUsersProfile(signedIn);
  const stranger = await shop.getUsersProfile();

  // @ts-expect-error a quantity is a number
  void (() => shop.postOrders({ items: [{ variationId: 1, quantity: '2' }] }));
  // @ts-expect-error an order has lines
  void (() => shop.postOrders({ firstName: 'Ann' }));
  // @ts-expect-error no such field
  void (() => placed.data.grandTotal);

  return {
    currency,
    reasons,
    account: account.status,
    quoted: quote.data.total,
    total: placed.data.total,
    status: placed.data.status.code,
    orders: mine.status === 200 ? mine.data.map(({ number }) => number) : [],
    number: placed.data.number,
    repeated: repeated.status === 201 ? repeated.data.number : null,
    profile: profile.status === 200 ? profile.data.lastName : null,
    stranger: stranger.status,
  };
}
