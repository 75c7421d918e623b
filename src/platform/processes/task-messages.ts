/** What the program sends to a task in a process of its own. */
export type ToTask = { input: unknown } | 'stop';

/** What such a task sends back; `ended` and `failed` are its last words, and one that dies says neither. */
export type FromTask =
  | { level: 'warn' | 'error'; details: object; message: string }
  | { failed: unknown }
  | 'ended';
