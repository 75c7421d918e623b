import { describe, expect, test } from 'vitest';

import { createPasswords } from './password-hash.ts';
import { createPasswordQueue } from './password-queue.ts';

const passwords = createPasswords(createPasswordQueue());

describe('a password', () => {
  test('is stored as argon2id in PHC form, salted, and verified [R486]', async () => {
    const [first, second] = await Promise.all([
      passwords.hash('correct horse'),
      passwords.hash('correct horse'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await passwords.verify('correct horse', first)).toBe(true);
    expect(await passwords.verify('Correct horse', first)).toBe(false);
    expect(await passwords.verify('', first)).toBe(false);
  });

  test('is the same however its accents are typed', async () => {
    const hash = await passwords.hash('cr\u00e8me br\u00fbl\u00e9e');
    expect(await passwords.verify('cre\u0300me bru\u0302le\u0301e', hash)).toBe(true);
  });

  test('of an account that is not there is never right', async () => {
    expect(await passwords.verify('wrong', null)).toBe(false);
  });

  // The hash is one of the reference implementation's test vectors.
  test('is verified with the parameters that its hash names', async () => {
    const other = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await passwords.verify('password', other)).toBe(true);
    await expect(passwords.verify('password', '$2b$10$abc')).rejects.toThrow('PHC');
  });
});
