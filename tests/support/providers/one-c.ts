import { writeZip } from '../zip.ts';

type Send = (request: {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
}) => Promise<string>;

interface OneCOptions {
  login: string;
  password: string;
  /** Bytes of a part; smaller than what the site allows. */
  partBytes?: number;
  zip?: boolean;
  /** What happens while 1C waits to ask again. */
  whileWaiting?(): Promise<void>;
}

export interface SentFile {
  name: string;
  bytes: Buffer;
}

/**
 * 1C as a site sees it, by its published description ("Протокол обмена с сайтом", v8.1c.ru): signs in, asks for the
 * limits, sends files in parts of one name, and asks for the import of each until it is no longer under way.
 */
export function createOneC(
  send: Send,
  { login, password, partBytes = 100_000, zip = false, whileWaiting }: OneCOptions,
) {
  let cookie = '';
  const call = (mode: string, extra = '', payload?: Buffer, type: 'catalog' | 'sale' = 'catalog') =>
    send({
      method: payload ? 'POST' : 'GET',
      url: `/api/1c?type=${type}&mode=${mode}${extra}`,
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(mode === 'checkauth' && {
          authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
        }),
        ...(payload && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload && { payload }),
    });
  const named = (name: string) => `&filename=${encodeURIComponent(name)}`;

  async function signIn(type: 'catalog' | 'sale' = 'catalog'): Promise<string> {
    cookie = '';
    const answer = await call('checkauth', '', undefined, type);
    const [word, name, value] = answer.split('\n');
    if (word === 'success') cookie = `${name}=${value}`;
    return answer;
  }

  async function sendFile({ name, bytes }: SentFile, type: 'catalog' | 'sale' = 'catalog'): Promise<string> {
    for (let from = 0; from < bytes.length; from += partBytes) {
      const answer = await call('file', named(name), bytes.subarray(from, from + partBytes), type);
      if (answer !== 'success') return answer;
    }
    return 'success';
  }

  async function importFile(name: string): Promise<string> {
    for (let asked = 0; asked < 200; asked++) {
      const answer = await call('import', named(name));
      if (!answer.startsWith('progress')) return answer;
      await whileWaiting?.();
    }
    return 'still under way';
  }

  return {
    call,
    signIn,
    sendFile,
    importFile,
    /** `mode=query` of a new exchange of orders: the document, or the first failure. */
    async fetchOrders(version = ''): Promise<string> {
      const signedIn = await signIn('sale');
      if (signedIn.startsWith('failure')) return signedIn;
      await call('init', version && `&version=${version}`, undefined, 'sale');
      return call('query', '', undefined, 'sale');
    },
    /** What has become of orders, in the exchange that is open or a new one; the last answer. */
    async sendNews(bytes: Buffer): Promise<string> {
      if (cookie === '') await signIn('sale');
      const file = { name: 'orders.xml', bytes };
      return sendFile(zip ? { name: 'v8_1c.zip', bytes: writeZip([file]) } : file, 'sale');
    },
    /** `mode=success`: what was fetched is kept. */
    confirmOrders: () => call('success', '', undefined, 'sale'),
    /** A whole exchange: the last answer, which is the first failure where there was one. */
    async exchange(files: readonly SentFile[]): Promise<string> {
      for (const step of [() => signIn(), () => call('init')]) {
        const answer = await step();
        if (answer.startsWith('failure')) return answer;
      }
      const sent = zip ? [{ name: 'v8_1c.zip', bytes: writeZip(files) }] : files;
      for (const file of sent) {
        const answer = await sendFile(file);
        if (answer !== 'success') return answer;
      }
      for (const { name } of files.filter((file) => file.name.endsWith('.xml'))) {
        const answer = await importFile(name);
        if (answer !== 'success') return answer;
      }
      return call('complete');
    },
  };
}
