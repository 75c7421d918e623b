import { expect, test } from 'vitest';

import { describeFailedRequest } from './log-texts.ts';

test.each([
  [404, 'Not Found', 'Error occurred. Status 404: Not Found'],
  [null, 'aborted', 'Error occurred. Status no status: aborted'],
])('status %j [R697]', (status, text, message) => {
  expect(describeFailedRequest(status, text)).toBe(message);
});
