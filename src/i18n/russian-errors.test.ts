import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { sayInRussian } from './russian-errors.ts';

const source = join(import.meta.dirname, '..');

/** Of the rooms that refuse: every text of an error that is no key, with its variable parts filled in. */
function readPlainErrors(): string[] {
  const texts = globSync('{modules,http,platform}/**/*.ts', { cwd: source })
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => {
      const code = readFileSync(join(source, path), 'utf8');
      const refused = code.matchAll(
        /(?:new AppError\(\s*'[a-z_]+',|unavailable\(|refuse\('[a-z_]+',(?= '[A-Z])|tooLarge\()\s*(['`])(.{1,200}?)\1/g,
      );
      const missing = code.matchAll(/notFound\('([^']+)'/g);
      return [
        ...[...refused].map(([, , text = '']) => text.replaceAll(/\$\{[^}]+\}/g, '7')),
        ...[...missing].map(([, thing]) => `${thing} not found`),
      ];
    });
  return [...new Set(texts)].filter((text) => !/^[a-z]+\.\w/i.test(text));
}

describe('what is refused is said in Russian to a back office in Russian', () => {
  it('whatever the code says in plain English', () => {
    const texts = readPlainErrors();
    expect(texts.length).toBeGreaterThan(70);
    expect(texts.filter((text) => !/[а-я]/i.test(sayInRussian(text)))).toEqual([]);
  });

  it('with what the text tells', () => {
    expect(sayInRussian('The file is larger than 50 MB')).toBe('Файл больше 50 МБ');
    expect(sayInRussian('Order not found')).toBe('Такого заказа нет');
  });

  it('or as it is when it is somebody else’s', () => {
    expect(sayInRussian('Your card was declined')).toBe('Your card was declined');
  });
});
