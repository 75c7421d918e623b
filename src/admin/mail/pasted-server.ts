/**
 * What people paste where the name of a server belongs: `smtp.example.com:465`, or a whole
 * `smtps://user@smtp.example.com`. Null for anything without more than a name in it.
 */
export function readPastedServer(text: string): { host: string; port: number | null; isTls: boolean } | null {
  const match = /^(?:(smtps?|https?):\/\/)?(?:[^@/\s]*@)?([^:/\s@]+)(?::(\d{1,5}))?\/?$/i.exec(text.trim());
  if (!match) return null;
  const [whole, scheme = '', host = '', port] = match;
  if (whole === host) return null;
  const number = port === undefined ? null : Number(port);
  return { host, port: number, isTls: scheme.toLowerCase() === 'smtps' || number === 465 };
}
