import { expect, it } from 'vitest';

import { createTranslator } from '#domain/i18n/translate.ts';
import { checkEmail, checkNoEmpty, checkPhone } from '#domain/validation.ts';
import { messagesOf } from '#i18n/messages-of.ts';

import { isRequired, validate, type FieldRule } from './form-rules.ts';

const t = createTranslator('en', messagesOf('en'));
const empty = 'This value should not be blank.';
const shorterThan10: FieldRule = (value) =>
  String(value).length < 10 ? ['forms.errors.tooShort', { count: 10 }] : null;
const agreed: FieldRule = (value) => (value === true ? null : 'forms.errors.consent');

it('finds the first problem of each field, in the order of the rules', () => {
  const values = { phone: '12', name: ' ', email: 'a@' };
  const errors = validate(
    values,
    {
      name: [checkNoEmpty],
      phone: [checkNoEmpty, checkPhone],
      email: [checkEmail],
    },
    t,
  );
  expect(Object.entries(errors)).toEqual([
    ['name', empty],
    ['phone', 'Incorrect phone format'],
    ['email', 'Incorrect email format'],
  ]);
});

it('goes through nested forms and arrays of forms [R516]', () => {
  const values = {
    profile: { address: { city: '' } },
    receivers: [{ phone: '+971501234567' }, { phone: '' }, { phone: 'abc' }],
  };
  const rules = {
    profile: { address: { city: [checkNoEmpty] } },
    receivers: { phone: [checkNoEmpty, checkPhone] },
  };
  expect(validate(values, rules, t)).toEqual({
    'profile.address.city': empty,
    'receivers.1.phone': empty,
    'receivers.2.phone': 'Incorrect phone format',
  });
});

it('lets a rule give its message parameters [R517]', () => {
  expect(validate({ text: 'Short' }, { text: [shorterThan10] }, t)).toEqual({
    text: 'Enter at least 10 characters',
  });
});

it('knows which fields are required by what their rules say of an empty value', () => {
  const values = { name: '', email: '', consent: true, receivers: [{ phone: '' }] };
  const rules = {
    name: [checkNoEmpty],
    email: [checkEmail],
    consent: [agreed],
    receivers: { phone: [checkNoEmpty] },
  };
  expect(isRequired(values, rules, 'name')).toBe(true);
  expect(isRequired(values, rules, 'email')).toBe(false);
  expect(isRequired(values, rules, 'consent')).toBe(true);
  expect(isRequired(values, rules, 'receivers.0.phone')).toBe(true);
  expect(isRequired(values, rules, 'nowhere')).toBe(false);
});
