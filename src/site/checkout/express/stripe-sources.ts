import type { PageModel } from '../../page-model.ts';

/** What Stripe.js needs beside frames: https://docs.stripe.com/security/guide#content-security-policy */
export const stripeSources: PageModel['sources'] = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
};
