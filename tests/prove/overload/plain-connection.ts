import { connect, type Socket } from 'node:net';

/** Called with the status of the answer; null when the connection broke before it was whole. */
type Answered = (status: number | null) => void;

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/**
 * One kept connection that sends bytes and waits for an answer, one at a time. It reads no more of HTTP than where an
 * answer ends: what it costs, the server on the same machine cannot have.
 */
export class PlainConnection {
  readonly #socket: Socket;
  #answered: Answered | undefined;
  #received: Buffer[] = [];
  #size = 0;
  #status = 0;
  /** Of the whole answer; undefined until its head is there, -1 where it comes in chunks. */
  #length: number | undefined;
  #closes = false;

  constructor(port: number, host: string) {
    this.#socket = connect(port, host).setNoDelay();
    this.#socket.on('data', (bytes) => this.#take(bytes));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.#closes = true;
      this.#finish(null);
    });
  }

  /** Whether it can be used again. */
  get isOpen(): boolean {
    return !this.#closes;
  }

  send(bytes: string, answered: Answered): void {
    this.#answered = answered;
    this.#received = [];
    this.#size = 0;
    this.#length = undefined;
    this.#socket.write(bytes);
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#received.push(bytes);
    this.#size += bytes.length;
    if (this.#length === undefined) this.#readHead();
    const isWhole =
      this.#length === -1
        ? bytes.subarray(-lastChunk.length).equals(lastChunk)
        : this.#length !== undefined && this.#size >= this.#length;
    if (!isWhole) return;
    if (this.#closes) this.#socket.destroy();
    this.#finish(this.#status);
  }

  #readHead(): void {
    const all = this.#received.length === 1 ? this.#received[0] : Buffer.concat(this.#received);
    const end = all?.indexOf(headEnd) ?? -1;
    if (!all || end === -1) return;
    const head = all.toString('latin1', 0, end);
    this.#status = Number(head.slice(9, 12));
    this.#closes = /^connection: close/im.test(head);
    const length = /^content-length: (\d+)/im.exec(head)?.[1];
    this.#length = length === undefined && this.#status !== 304 ? -1 : end + 4 + Number(length ?? 0);
  }

  #finish(status: number | null): void {
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.(status);
  }
}
