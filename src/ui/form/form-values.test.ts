import { describe, expect, it } from 'vitest';

import { nameOfPath, pathOfName, readValue, writeValue } from './form-values.ts';

const checkout = {
  email: 'a@example.com',
  consent: false,
  address: { country: 'AE', zone: '' },
  receivers: [
    { name: 'Ann', phone: '' },
    { name: 'Bo', phone: '' },
  ],
};

describe('a tree of values', () => {
  it('is read by path through nested forms and arrays', () => {
    expect(readValue(checkout, 'email')).toBe('a@example.com');
    expect(readValue(checkout, 'address.country')).toBe('AE');
    expect(readValue(checkout, 'receivers.1.name')).toBe('Bo');
  });

  it('has nothing where no field is, nor what every object inherits', () => {
    for (const path of ['nowhere', 'email.length', 'address.city', 'receivers.2.name', 'toString']) {
      expect(readValue(checkout, path)).toBeUndefined();
    }
  });

  it('is written anew along the path and shares the rest', () => {
    const next = writeValue(checkout, 'receivers.1.phone', '+971501234567');
    expect(next.receivers).toEqual([
      { name: 'Ann', phone: '' },
      { name: 'Bo', phone: '+971501234567' },
    ]);
    expect(checkout.receivers[1]?.phone).toBe('');
    expect(next.receivers[0]).toBe(checkout.receivers[0]);
    expect(next.address).toBe(checkout.address);
  });

  it('takes a whole nested form', () => {
    expect(writeValue(checkout, 'address', { country: 'RU', zone: 'MOW' }).address).toEqual({
      country: 'RU',
      zone: 'MOW',
    });
  });

  it('stays as it is when the path leads nowhere', () => {
    expect(writeValue(checkout, 'website', 'x')).toBe(checkout);
    expect(writeValue(checkout, '__proto__.polluted', 'x')).toBe(checkout);
  });
});

it('names fields so that a form without script keeps its tree', () => {
  for (const [path, name] of [
    ['email', 'email'],
    ['address.zone', 'address[zone]'],
    ['receivers.0.phone', 'receivers[0][phone]'],
  ] as const) {
    expect(nameOfPath(path)).toBe(name);
    expect(pathOfName(name)).toBe(path);
  }
});
