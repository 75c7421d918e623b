import { expect, test } from 'vitest';

import { displayPhone, internationalDigits, isShortPhone, phoneDigits, splitPhone } from './phone-display.ts';

test('digits only', () => {
  expect(phoneDigits('8 (800) 555')).toBe('8800555');
  expect(phoneDigits('call us')).toBe('');
});

test.each([
  ['8 (800) 555-35-35', '78005553535'],
  ['+7 912 345-67-89', '79123456789'],
  ['+8801712345678', '8801712345678'],
  ['+88005553535', '88005553535'],
  ['00971501234567', '971501234567'],
  ['8 (800) 555', '8800555'],
  ['', ''],
])('%s dials %s', (text, digits) => {
  expect(internationalDigits(text)).toBe(digits);
});

test.each([
  ['+49 (0)30 901820', '4930901820'],
  ['+44 (0) 20 7946 0958', '442079460958'],
  ['0049 (0)30 901820', '4930901820'],
  // Italy dials its zero from abroad too.
  ['+39 (06) 698 12345', '390669812345'],
  ['+49 30 901820 ext. 5', '4930901820'],
  ['8 800 555-35-35 доб. 12', '78005553535'],
  ['112', '112'],
])('%s dials %s without what is dialled later or at home', (text, digits) => {
  expect(internationalDigits(text)).toBe(digits);
});

test.each([
  ['+49 30 901820 ext. 5', '5'],
  ['+49 30 901820 Ext 5', '5'],
  ['+1 212 555 1234 x42', '42'],
  ['+1 212 555 1234, extension 42', '42'],
  ['+1 (212) 555-1234 #42', '42'],
  ['8 (800) 555-35-35 (доб. 12)', '12'],
  ['8 800 555 35 35 добавочный 12', '12'],
  ['+7 495 123-45-67 вн. 3', '3'],
  ['+74951234567;ext=3', '3'],
  ['+7 495 123-45-67', ''],
  ['112', ''],
  ['ext. 5', ''],
])('%s has the extension %s', (text, extension) => {
  expect(splitPhone(text).extension).toBe(extension);
});

test.each([
  ['112', true],
  ['911', true],
  ['8 800', true],
  ['+112', false],
  ['8 (800) 555', false],
  ['+4930901820', false],
])('%s is short: %s', (text, isShort) => {
  expect(isShortPhone(text)).toBe(isShort);
});

test.each([
  ['+79123456789', '8 (912) 345-67-89'],
  ['89123456789', '8 (912) 345-67-89'],
  ['7 912 345 67 89', '8 (912) 345-67-89'],
  ['8 800 555-35-35 доб. 12', '8 (800) 555-35-35 доб. 12'],
  ['+7 495 123 45 67 (доб. 12)', '8 (495) 123-45-67 (доб. 12)'],
])('%s is Russian and reads %s [R539]', (text, shown) => {
  expect(displayPhone(text)).toBe(shown);
});

test.each([
  '+44 20 7946 0958',
  '+49 (0)30 901820',
  '+49 30 901820 ext. 5',
  '+971 4 123 4567',
  '+971501234567',
  '00971 50 123 4567',
  '+1 (212) 555-1234',
  '+7 701 123 45 67',
  '+3581234',
  '112',
  '8 (800) 555',
  'call us',
  '',
])('%s is shown as typed', (text) => {
  expect(displayPhone(` ${text} `)).toBe(text);
});
