import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readConfig, variableNames } from '#server/config.ts';
import { checkProxyFile, fillIn, foundProxies } from '#tests/support/proxies.ts';

import { findProgram } from '../../scripts/find-proxies.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-examples-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(foundProxies)('%s takes its example as it stands, without a warning', (name) => {
  const said = checkProxyFile(name, { http: 8080, https: 8443, shops: [3001, 3002, 3003] });
  expect(said).toBe('');
});

describe('proxies and the shop agree on time and size', () => {
  const nginx = read('deploy/nginx.conf');
  const haproxy = read('deploy/haproxy.cfg');
  const caddy = read('deploy/Caddyfile');
  const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  const drain = seconds(read('deploy/systemd/vitrina.env'), /^DRAIN_SECONDS=(\d+)$/m);

  test('no proxy uses a connection that the shop is about to end', () => {
    const kept = Number(/keepAliveTimeout: (\d+)_000/.exec(read('src/server/server-factory.ts'))?.[1]);
    expect(kept).toBe(10);
    for (const idle of [
      seconds(nginx, /^ {4}keepalive_timeout (\d+)s;/m),
      seconds(caddy, /^\t{3}keepalive (\d+)s$/m),
    ]) {
      expect(idle).toBeGreaterThan(0);
      expect(idle).toBeLessThan(Math.min(kept, drain));
    }
  });

  test('a balancer passes an instance over before that stops listening', () => {
    const [, every = '', then = '', falls = ''] =
      /default-server check inter (\d+)s fastinter (\d+)ms fall (\d+)/.exec(haproxy) ?? [];
    expect(Number(every) + (Number(then) / 1000) * (Number(falls) - 1)).toBeLessThan(drain);
  });

  test('uploads have the time and the room that the shop gives them', () => {
    const uploadSeconds = Number(/requestTimeout: (\d+)_000/.exec(read('src/server/server-factory.ts'))?.[1]);
    expect(seconds(nginx, /proxy_read_timeout (\d+)s/)).toBe(uploadSeconds);
    expect(seconds(haproxy, /timeout server (\d+)s/)).toBe(uploadSeconds);
    expect(seconds(caddy, /response_header_timeout (\d+)s/)).toBe(uploadSeconds);
    const most = Number(
      /maxUploadBytes = (\d+) \* 1024/.exec(read('src/platform/uploads/open-upload.ts'))?.[1],
    );
    expect(seconds(nginx, /client_max_body_size (\d+)m/)).toBeGreaterThan(most);
    expect(seconds(haproxy, /body_size gt (\d+)/)).toBeGreaterThan(most * 1024 * 1024);
    expect(seconds(caddy, /max_size (\d+)MB/)).toBeGreaterThan((most * 1024 * 1024) / 1e6);
  });
});

describe('variables', () => {
  const compose = read('deploy/compose.yaml');
  const block = compose.slice(compose.indexOf('\n  shop:'), compose.indexOf('\n  database:'));
  const ofCompose = [...block.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const ofEnv = (file: string) =>
    [...read(file).matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );

  test('the container and the service set what the shop knows, to values that it takes', () => {
    const image = [...read('deploy/Dockerfile').matchAll(/^ {2}([A-Z_]+)=(\S+)/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    const service = [...read('deploy/systemd/vitrina@.service').matchAll(/^Environment=(\w+)=(\S+)$/gm)].map(
      ([, name = '', value = '']) => [name, value.replace('%i', '3001')] as const,
    );
    const given = { SHOP_DOMAIN: 'shop.example', DATABASE_PASSWORD: 'x', SECRET_KEY: 'k'.repeat(44) };
    const filled = ofCompose.map(([name, value]) => [name, fillVariables(value, given)] as const);
    const file = ofEnv('deploy/systemd/vitrina.env').filter(([, value]) => value !== '');
    for (const settings of [
      [...image, ...filled],
      [...service, ...file],
    ]) {
      expect(settings.length).toBeGreaterThan(6);
      expect(settings.filter(([name]) => !variableNames.includes(name))).toEqual([]);
      expect(readConfig(Object.fromEntries(settings))).toMatchObject({
        publicUrl: 'https://shop.example',
        trustedProxies: 1,
        demo: false,
        databaseUrl: expect.stringMatching(/^postgresql:\/\/vitrina:/),
      });
    }
  });

  test('the file beside the compose file has every variable that it asks for', () => {
    const asked = new Set([...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
    expect(new Set(ofEnv('deploy/env.example').map(([name]) => name))).toEqual(asked);
  });
});

/** As Docker Compose does: `${NAME:?why}`, `${NAME:-default}`. */
function fillVariables(value: string, given: Record<string, string>): string {
  return value
    .replace(
      /\$\{([A-Z_]+):([?-])([^}]*)\}/g,
      (_, name: string, kind: string, rest: string) => given[name] ?? (kind === '-' ? rest : ''),
    )
    .replace(/^'(.*)'$/, '$1');
}

test('the image and the service start the shop and ask for its health as a release has it', () => {
  const dockerfile = read('deploy/Dockerfile');
  const service = read('deploy/systemd/vitrina@.service');
  expect(dockerfile).toContain('RUN npm run release -- /opt/vitrina\n');
  expect(dockerfile).toContain('COPY --from=build /opt/vitrina /opt/vitrina\n');
  expect(dockerfile).toMatch(/^USER vitrina$/m);
  for (const [command, script] of [
    ['CMD ["node", "scripts/start.ts"]', 'start.ts'],
    ['CMD ["node", "scripts/ready.ts"]', 'ready.ts'],
  ] as const) {
    expect(dockerfile).toContain(command);
    expect(service).toContain(`/opt/vitrina/current/scripts/${script}`);
  }
});

test.each([findProgram('systemd-analyze')].filter((path) => path !== undefined))(
  '%s takes the unit without a complaint, and finds it well closed',
  (analyze) => {
    const bin = join(folder, 'node');
    copyFileSync('/bin/true', bin);
    const unit = join(folder, 'vitrina@.service');
    const node = '/opt/vitrina/current/node_modules/.bin/node';
    writeFileSync(unit, fillIn('systemd/vitrina@.service', [[node, bin]]));
    const checked = spawnSync(analyze, ['verify', '--man=no', unit], { encoding: 'utf8' });
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    // 10 is open to everything, 0 to nothing.
    const report = execFileSync(analyze, ['security', '--offline=true', unit], { encoding: 'utf8' });
    expect(Number(/Overall exposure level for \S+: (\d+\.\d)/.exec(report)?.[1])).toBeLessThan(2);
  },
);

const hasCompose = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;
test.each(hasCompose ? ['docker'] : [])('%s compose takes its file', (program) => {
  const env = { SHOP_DOMAIN: 'shop.example', DATABASE_PASSWORD: 'x', SECRET_KEY: 'y' };
  const file = join(root, 'deploy/compose.yaml');
  const checked = spawnSync(program, ['compose', '-f', file, 'config', '-q'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect(checked).toMatchObject({ status: 0, stderr: '' });
});
