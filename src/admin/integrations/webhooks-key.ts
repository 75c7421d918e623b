export const webhooksKey = ['webhooks'] as const;
