/** Who the shop's first start makes an admin of. */
export const benchAdmin = { ADMIN_EMAIL: 'bench@shop.example', ADMIN_PASSWORD: 'kettle-drum-71' };

/** The header by which calls are that admin's. */
export async function signIn(origin: string): Promise<{ authorization: string }> {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: benchAdmin.ADMIN_EMAIL, password: benchAdmin.ADMIN_PASSWORD }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined) throw new Error(`The admin could not sign in: ${response.status}`);
  return { authorization: `Bearer ${token}` };
}

export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Calls the back office with these headers; throws what was answered where a call is refused. */
export function createCaller(origin: string, headers: Record<string, string>): Call {
  return async (method, path, body) => {
    const response = await fetch(`${origin}/api/admin${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}
