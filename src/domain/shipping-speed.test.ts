import { expect, test } from 'vitest';

import { messagesOf } from '#i18n/messages-of.ts';

import { shippingSpeedKeys, shippingSpeeds } from './shipping-speed.ts';

test('ten speeds read as in the specification [R372]', () => {
  expect(shippingSpeeds.map((speed) => messagesOf('en')[shippingSpeedKeys[speed]])).toEqual([
    '1 day',
    'up to 2 days',
    'up to 3 days',
    'up to 4 days',
    'up to 5 days',
    'up to 6 days',
    'up to 1 week',
    'up to 2 weeks',
    'up to 3 weeks',
    'up to 1 month',
  ]);
  expect(messagesOf('ru')[shippingSpeedKeys.day_5]).toBe('до 5 дней');
});
