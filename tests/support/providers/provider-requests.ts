import type {
  CreateRequest,
  PaymentProvider,
  ProviderKind,
  RawNotification,
} from '#modules/payment-methods/payment-provider.ts';
import { createProviderHttp } from '#modules/payment-methods/provider-http.ts';

/** A payment of 1,234.50: two cups at 500.00 and the delivery at 234.50. */
export function buildCreateRequest(change: Partial<CreateRequest['order']> = {}): CreateRequest {
  return {
    paymentId: '0197c9d1-2a7e-7c53-8a5c-2f1d5f1f9d11',
    order: {
      number: '1042',
      total: 123_450,
      currency: 'USD',
      customer: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '+971501234567' },
      lines: [{ title: 'Cup', sku: 'C', quantity: 2, amount: 100_000, vatCode: null, paymentMode: null }],
      deliveryAmount: 23_450,
      ...change,
    },
    returnUrl: 'https://shop.example/payment?order=1042&token=secret',
    cancelUrl: 'https://shop.example/checkout',
    notificationUrl: 'https://shop.example/api/payment/notification?provider=x',
    language: 'en',
    isExpress: false,
  };
}

/** A provider with settings that must suffice; calls time out after half a second, or as it is said. */
export function connectTo(
  kind: ProviderKind,
  settings: unknown,
  now = Date.now,
  timeoutMs = 500,
): PaymentProvider {
  const http = createProviderHttp({ timeoutMs });
  const provider = kind.connect(settings, { http, now });
  if (!provider) throw new Error(`The settings of ${kind.key} do not suffice`);
  return provider;
}

export function rawNotification(
  body: string,
  headers: Record<string, string> = {},
  address = '127.0.0.1',
): RawNotification {
  return { headers, rawBody: Buffer.from(body), address };
}
