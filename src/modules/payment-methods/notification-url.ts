/** Where a provider tells this shop of payments. */
export function notificationUrlOf(origin: string, provider: string): string {
  return `${origin}/api/payment/notification?provider=${encodeURIComponent(provider)}`;
}
