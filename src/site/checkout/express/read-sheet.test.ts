import { expect, test } from 'vitest';

import { readAddress, readContact } from './read-sheet.ts';

const anywhere = { city: '', state: '', postal_code: '', country: 'US' };
const billing = (name: string) => ({
  billingDetails: {
    name,
    email: 'ann@example.com',
    phone: '+12025550142',
    address: { ...anywhere, line1: '', line2: null },
  },
});
const shipping = (name: string) => ({
  shippingAddress: { name, address: { ...anywhere, line1: '1 Main St', line2: null } },
});

test.each([
  ['US', 'CA', 'CA'],
  ['US', 'ca', 'CA'],
  ['US', 'US-CA', 'CA'],
  ['US', 'California', 'CA'],
  ['AE', 'Dubai', 'DU'],
  ['AE', 'دبي', 'DU'],
  ['RU', 'Москва', 'MOW'],
  ['US', '', ''],
  ['SG', 'Central', 'Central'],
])('in %s the state %j is the region %j', async (country, state, region) => {
  const language = country === 'AE' ? 'ar' : country === 'RU' ? 'ru' : 'en';
  expect(await readAddress({ ...anywhere, country, state }, language)).toMatchObject({ country, region });
});

test('the lines of the street become one, and a city is always named', async () => {
  const lines = { line1: ' 1 Main St ', line2: 'Apt 4', postal_code: '10001' };
  expect(await readAddress({ ...anywhere, ...lines, city: 'New York', state: 'NY' }, 'en')).toEqual({
    country: 'US',
    region: 'NY',
    locality: 'New York',
    street: '1 Main St, Apt 4',
    postalCode: '10001',
  });
  const bare = { ...anywhere, line1: '1 Orchard Rd', line2: null };
  const inDubai = await readAddress({ ...bare, country: 'AE', state: 'Dubai' }, 'en');
  expect(inDubai).toMatchObject({ locality: 'Dubai', street: '1 Orchard Rd' });
  expect(await readAddress({ ...bare, country: 'SG' }, 'en')).toMatchObject({ locality: 'Singapore' });
});

test('who pays buys and receives', () => {
  const contact = readContact({ ...billing('Ann Mary Lee'), ...shipping('ann mary  lee') });
  expect(contact).toMatchObject({
    firstName: 'Ann',
    lastName: 'Mary Lee',
    phone: '+12025550142',
    email: 'ann@example.com',
    hasReceiver: false,
  });
});

test('goods that go to another name are received by it', () => {
  expect(readContact({ ...billing('Ann Lee'), ...shipping('Bob') })).toMatchObject({
    firstName: 'Ann',
    hasReceiver: true,
    receiver: { firstName: 'Bob', lastName: '', phone: '+12025550142' },
  });
});

test('a payer without a name is called as the goods are addressed, and a sheet that says nothing fills nothing in', () => {
  expect(readContact({ ...billing(''), ...shipping('Bob Ray') })).toMatchObject({
    firstName: 'Bob',
    lastName: 'Ray',
    hasReceiver: false,
  });
  expect(readContact({})).toMatchObject({ firstName: '', phone: '', email: '', hasReceiver: false });
});
