import type { TestShop } from './test-shop.ts';

/** An account with its session, as the browser keeps it. */
export async function signUp({
  origin,
}: Pick<TestShop, 'origin'>): Promise<{ id: number; email: string; token: string }> {
  const email = `${crypto.randomUUID()}@mail.example`;
  const password = 'violet heron flies';
  const call = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${origin()}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return (await answer.json()) as Answer;
  };
  await call('/register', { email, password, profile: { firstName: 'Ann', lastName: 'Lee' } });
  const { token, data } = await call<{ token: string; data: { id: number; email: string } }>('/login_check', {
    username: email,
    password,
  });
  return { ...data, token };
}
