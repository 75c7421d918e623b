import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findProgram, proxyNames, type ProxyName } from '../../scripts/find-proxies.ts';

const deploy = join(import.meta.dirname, '../../deploy');

export const shopName = 'shop.example';
/** Those that are installed here; `npm test` says which are not. */
export const foundProxies = proxyNames.filter((name) => findProgram(name) !== undefined);
/** Those whose example is for several instances. */
export const foundBalancers = foundProxies.filter((name) => name !== 'caddy');

export interface ProxyPorts {
  http: number;
  https: number;
  /** Of the instances of the shop; of those that nothing listens on there may be some. */
  shops: readonly [number, number, number];
}

export interface RunningProxy {
  ports: ProxyPorts;
  /** As visitors know it, with the port. */
  origin: string;
  stop(): Promise<void>;
}

/** Ports that were free a moment ago. */
export async function findPorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

export async function findProxyPorts(): Promise<ProxyPorts> {
  const [http = 0, https = 0, one = 0, two = 0, three = 0] = await findPorts(5);
  return { http, https, shops: [one, two, three] };
}

/** The text of an example from `deploy/` with other values in it; throws where one of them does not stand there. */
export function fillIn(file: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${file} does not have ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(deploy, file), 'utf8'),
  );
}

/** Runs a proxy by its example from `deploy/` with these ports and a certificate that nobody trusts. */
export async function startProxy(name: ProxyName, ports: ProxyPorts): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `vitrina-${name}-`));
  const { command, env } = writeFiles[name](folder, ports);
  const program = findProgram(name);
  if (program === undefined) throw new Error(`${name} is not installed`);
  const child = spawn(program, command, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder, ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-4000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill(name === 'haproxy' ? 'SIGUSR1' : 'SIGQUIT');
    const kill = setTimeout(() => child.kill('SIGKILL'), 2000);
    await ended;
    clearTimeout(kill);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await accepts(ports.https)); tries++) {
    if (child.exitCode !== null || tries === 200) {
      await stop();
      throw new Error(`${name} did not start: ${said}`);
    }
    await sleep(50);
  }
  return { ports, origin: `https://${shopName}:${ports.https}`, stop };
}

/** Checks the file as the program itself does before it starts; gives what it says against it. */
export function checkProxyFile(name: ProxyName, ports: ProxyPorts): string {
  const folder = mkdtempSync(join(tmpdir(), `vitrina-${name}-`));
  const { check, env } = writeFiles[name](folder, ports);
  try {
    execFileSync(findProgram(name) ?? name, check, {
      stdio: 'pipe',
      env: { PATH: process.env['PATH'], HOME: folder, ...env },
    });
    return '';
  } catch (error) {
    return String(error instanceof Error && 'stderr' in error ? error.stderr : error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface ProxyFiles {
  command: string[];
  check: string[];
  env?: Record<string, string>;
}

const instances = ['127.0.0.1:3001', '127.0.0.1:3002', '127.0.0.1:3003'];
const instanceChanges = ({ shops }: ProxyPorts) =>
  instances.map((from, index) => [from, `127.0.0.1:${shops[index]}`] as const);

const writeFiles: Record<ProxyName, (folder: string, ports: ProxyPorts) => ProxyFiles> = {
  nginx(folder, ports) {
    const { certificate, key } = makeCertificate(folder);
    const site = fillIn('nginx.conf', [
      ...instanceChanges(ports),
      ['listen 80;', `listen 127.0.0.1:${ports.http};`],
      ['    listen [::]:80;\n', ''],
      ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
      ['    listen [::]:443 ssl http2;\n', ''],
      ['https://$host$request_uri', `https://$host:${ports.https}$request_uri`],
      [`/etc/letsencrypt/live/${shopName}/fullchain.pem`, certificate],
      [`/etc/letsencrypt/live/${shopName}/privkey.pem`, key],
    ]);
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const lines = [
      'daemon off;',
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'worker_processes 2;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr error;',
      'events {}',
      'http {',
      'access_log off;',
      ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      site,
      '}',
    ];
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, lines.join('\n'));
    const common = ['-c', file, '-p', folder, '-e', 'stderr'];
    return { command: common, check: [...common, '-t', '-q'] };
  },

  haproxy(folder, ports) {
    const { both } = makeCertificate(folder);
    const text = fillIn('haproxy.cfg', [
      ...instanceChanges(ports),
      ['    log /dev/log local0\n', ''],
      ['    user haproxy\n    group haproxy\n', ''],
      ['bind :80', `bind 127.0.0.1:${ports.http}`],
      ['bind :443', `bind 127.0.0.1:${ports.https}`],
      [`/etc/haproxy/certs/${shopName}.pem`, both],
    ]);
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, text);
    // -dW: a warning is an error.
    return { command: ['-db', '-f', file], check: ['-c', '-q', '-dW', '-f', file] };
  },

  caddy(folder, ports) {
    const { certificate, key } = makeCertificate(folder);
    const options = [
      '{',
      'admin off',
      `http_port ${ports.http}`,
      `https_port ${ports.https}`,
      'default_bind 127.0.0.1',
      '}',
    ];
    // Its own certificates come from the internet.
    const site = fillIn('Caddyfile', [
      ['{$SHOP_DOMAIN} {', `{$SHOP_DOMAIN} {\n\ttls ${certificate} ${key}`],
      ['lb_try_duration 15s', 'lb_try_duration 5s'],
    ]);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `${options.join('\n')}\n${site}`);
    const common = ['--config', file, '--adapter', 'caddyfile'];
    return {
      command: ['run', ...common],
      check: ['validate', ...common],
      env: {
        SHOP_DOMAIN: shopName,
        SHOP_ADDRESS: `127.0.0.1:${ports.shops[0]}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    };
  },
};

function makeCertificate(folder: string): { certificate: string; key: string; both: string } {
  mkdirSync(folder, { recursive: true });
  const paths = {
    certificate: join(folder, 'certificate.pem'),
    key: join(folder, 'key.pem'),
    both: join(folder, 'both.pem'),
  };
  const subject = ['-subj', `/CN=${shopName}`, '-addext', `subjectAltName=DNS:${shopName}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-keyout', paths.key];
  execFileSync(
    findProgram('openssl') ?? 'openssl',
    ['req', '-x509', '-days', '2', ...key, '-out', paths.certificate, ...subject],
    {
      stdio: 'ignore',
    },
  );
  writeFileSync(paths.both, readFileSync(paths.certificate, 'utf8') + readFileSync(paths.key, 'utf8'));
  return paths;
}

async function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
