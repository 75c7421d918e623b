import { expect, test } from 'vitest';

import { commentRules, leadRules, reviewRules, type SubmissionRules } from './submission-rules.ts';

function problemsOf(rules: SubmissionRules, values: Record<string, unknown>): Record<string, unknown> {
  const found = Object.entries(rules).map(
    ([field, checks]) =>
      [field, checks.map((check) => check(values[field])).find((problem) => problem)] as const,
  );
  return Object.fromEntries(found.filter(([, problem]) => problem));
}

test('an enquiry needs a name and a phone; its text only when the shop says so', () => {
  expect(problemsOf(leadRules({ isTextRequired: false }), {})).toEqual({
    name: 'forms.errors.noEmpty',
    phone: 'forms.errors.noEmpty',
  });
  const filled = { name: 'Ann', phone: '+971 50 123 4567' };
  expect(problemsOf(leadRules({ isTextRequired: false }), filled)).toEqual({});
  expect(problemsOf(leadRules({ isTextRequired: true }), { ...filled, text: ' ' })).toEqual({
    text: 'forms.errors.noEmpty',
  });
  expect(problemsOf(leadRules({ isTextRequired: false }), { ...filled, phone: '12', email: 'a@' })).toEqual({
    phone: 'forms.errors.phone',
    email: 'forms.errors.email',
  });
});

test.each([0, 6, 2.5, null, undefined, '', Number.NaN])('%j is no rating [R321]', (rating) => {
  const review = { name: 'Ann', text: 'Good enough', rating };
  expect(problemsOf(reviewRules, review)).toEqual({ rating: 'forms.errors.rating' });
});

test('a review says something: 10 to 5000 characters', () => {
  const textProblem = (text: string) => problemsOf(reviewRules, { name: 'Ann', rating: 5, text })['text'];
  expect(textProblem('')).toBe('forms.errors.noEmpty');
  expect(textProblem('123456789 ')).toEqual(['forms.errors.tooShort', { count: 10 }]);
  expect(textProblem('1234567890')).toBeUndefined();
  expect(textProblem('x'.repeat(5000))).toBeUndefined();
  expect(textProblem('x'.repeat(5001))).toEqual(['forms.errors.tooLong', { count: 5000 }]);
});

test('a comment may be short', () => {
  expect(problemsOf(commentRules, { name: 'Ann', text: 'Yes' })).toEqual({});
  expect(problemsOf(commentRules, { name: '', text: '' })).toEqual({
    name: 'forms.errors.noEmpty',
    text: 'forms.errors.noEmpty',
  });
});
