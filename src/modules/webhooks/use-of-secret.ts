/** What the secret of an address is encrypted for: it opens in no other row. */
export const useOfWebhookSecret = (endpointId: number): string => `webhook:${endpointId}`;
