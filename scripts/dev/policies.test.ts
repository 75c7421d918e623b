import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';

import { registerAdminPages } from '#server/admin-pages.ts';
import { contentSecurityPolicy, editPagePolicy } from '#site/document/content-security-policy.ts';

import { admitDevClient } from './admit-dev-client.ts';

const page = () =>
  contentSecurityPolicy({
    styleHash: 'HASH',
    origin: 'https://shop.example',
    scriptOrigins: [],
    connections: [],
    apiUrl: undefined,
    formTargets: 'self',
    allowedHosts: [],
    ownCode: null,
    isReported: false,
  });
const editPage = () => editPagePolicy({ styleHashes: ['HASH'], adminOrigin: '' });

async function adminPage(): Promise<string> {
  const app = Fastify();
  registerAdminPages(app, {
    assets: { script: '/admin.js', styles: [], preloads: () => [] },
    auth: { identify: async () => null },
    staff: { readOwn: () => Promise.reject(new Error('Nobody is signed in')) },
    hasSecureOrigin: true,
  });
  const { headers } = await app.inject('/admin/');
  return String(headers['content-security-policy']).replace(/'nonce-[^']+'/, `'nonce-NONCE'`);
}

const production = {
  page: `default-src 'self'; script-src 'self' 'inline-speculation-rules'; style-src 'self' 'sha256-HASH'; style-src-attr 'unsafe-inline'; img-src 'self' data: https:; media-src 'self' https:; font-src 'self' data:; connect-src 'self'; frame-src https:; frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'`,
  editPage: `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-HASH'; style-src-attr 'unsafe-inline'; img-src 'self' data: https:; media-src 'self' https:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
  adminPage: `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-NONCE'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob: https:; media-src 'self' https:; font-src 'self' data:; connect-src 'self'; frame-src 'self' blob:; frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'`,
};

describe.each(['production', 'development'])('with NODE_ENV %s', (mode) => {
  test('the program itself sends the same policies, to the byte', async () => {
    vi.stubEnv('NODE_ENV', mode);
    expect({ page: page(), editPage: editPage(), adminPage: await adminPage() }).toEqual(production);
    vi.unstubAllEnvs();
  });
});

describe('what npm run dev makes of a policy', () => {
  test.each(Object.values(production))('admits the client of Vite and no other script: %s', (policy) => {
    const admitted = admitDevClient(policy).split('; ');
    const unchanged = policy.split('; ').filter((line) => !/^(?:style|connect)-src /.test(line));
    expect(admitted).toEqual(expect.arrayContaining(unchanged));
    expect(admitted).toHaveLength(policy.split('; ').length + 1);
    expect(admitted).toContain(`style-src 'self' 'unsafe-inline'`);
    expect(admitted).toContain(`connect-src 'self' ws:`);
    expect(admitted).toContain(`worker-src 'self' blob:`);
  });
});
