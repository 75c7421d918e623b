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
