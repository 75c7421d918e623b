import { createCreditIssuer } from '#modules/gift-cards/store-credit.ts';
import { createSecretBox } from '#platform/secrets/secret-box.ts';

/** Of every instance in tests: several may share a database. */
export const testSecrets = createSecretBox(['a key of the tests with thirty-two letters']);

export const issueTestCredit = createCreditIssuer(testSecrets);
