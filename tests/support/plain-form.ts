import { Html } from './html.ts';

export interface FormReply {
  status: number;
  location: string | null;
  cookies: string[];
  html: Html;
}

/** Sends a form as a browser without script does. */
export async function sendForm(url: string, fields: Record<string, string>, cookie = ''): Promise<FormReply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const { status, headers } = response;
  const html = new Html(await response.text());
  return { status, location: headers.get('location'), cookies: headers.getSetCookie(), html };
}

/** The value that a Set-Cookie of this name brings; undefined when none does. */
export function cookieValue(cookies: readonly string[], name: string): string | undefined {
  return cookies
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(';')[0];
}
