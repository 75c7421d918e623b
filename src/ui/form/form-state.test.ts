import { describe, expect, it } from 'vitest';

import { createTranslator } from '#domain/i18n/translate.ts';
import { checkEmail, checkNoEmpty } from '#domain/validation.ts';
import { messagesOf } from '#i18n/messages-of.ts';

import { beginSending, changeField, checkField, finishSending, startForm } from './form-state.ts';

const t = createTranslator('en', messagesOf('en'));
const check = {
  rules: { email: [checkNoEmpty, checkEmail], profile: { firstName: [checkNoEmpty] } },
  t,
};
const blank = startForm({ email: '', profile: { firstName: '' } });
const filled = startForm({ email: 'ann@example.com', profile: { firstName: 'Ann' } });
const empty = 'This value should not be blank.';

describe('typing', () => {
  it('takes the value, remembers the field and judges nothing yet', () => {
    const state = changeField(blank, 'email', 'a@');
    expect(state).toMatchObject({ values: { email: 'a@' }, errors: {}, status: 'idle' });
    expect([...state.touched]).toEqual(['email']);
  });

  it('opens a form anew that was sent', () => {
    const sent = finishSending(filled, { success: true }, t);
    expect(changeField(sent, 'email', 'b@example.com').status).toBe('idle');
  });
});

describe('judging a field', () => {
  it('says what is wrong with that field alone', () => {
    const state = checkField(changeField(blank, 'email', 'a@'), 'email', check);
    expect(state.errors).toEqual({ email: 'Incorrect email format' });
  });

  it('takes its error away once it is right, the server’s too [R518]', () => {
    const answer = {
      children: { email: { errors: ['Taken'] }, profile: { children: { firstName: { errors: ['No'] } } } },
    };
    const refused = finishSending(filled, answer, t);
    expect(checkField(refused, 'email', check).errors).toEqual({ 'profile.firstName': 'No' });
  });
});

describe('sending', () => {
  it('is refused with every field’s error when something is wrong', () => {
    const state = beginSending(blank, check);
    expect(state.errors).toEqual({ email: empty, 'profile.firstName': empty });
    expect(state).toMatchObject({ status: 'idle', refusals: 1 });
  });

  it('begins when all is right', () => {
    expect(beginSending(filled, check)).toMatchObject({ status: 'sending', errors: {}, refusals: 0 });
  });
});

describe('the answer', () => {
  const sending = beginSending(filled, check);

  it('ends the form when it brings no errors', () => {
    expect(finishSending(sending, { success: true }, t)).toMatchObject({ status: 'sent', refusals: 0 });
    expect(finishSending(sending, {}, t).status).toBe('sent');
    expect(finishSending(sending, { success: true, errors: ['A note'] }, t).status).toBe('sent');
  });

  it('puts the errors of a refusal at their fields and at the form [R519,522]', () => {
    const answer = {
      success: false,
      errors: ['Please correct the form'],
      children: {
        email: { errors: ['Too long', 'Taken'] },
        profile: { children: { firstName: { errors: ['Not a name'] } } },
      },
    };
    expect(finishSending(sending, answer, t)).toMatchObject({
      status: 'idle',
      refusals: 1,
      formErrors: ['Please correct the form'],
      errors: { email: 'Too long Taken', 'profile.firstName': 'Not a name' },
    });
  });

  it('that never came is the server’s own failure [R521]', () => {
    expect(finishSending(sending, undefined, t)).toMatchObject({
      status: 'idle',
      formErrors: ['Internal server error, notify administrator'],
    });
  });

  it('leaves earlier errors of the form behind at the next sending', () => {
    const refused = finishSending(sending, { errors: ['Busy'] }, t);
    expect(beginSending(refused, check).formErrors).toEqual([]);
  });
});
