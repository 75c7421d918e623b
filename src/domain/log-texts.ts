/** Texts of the specification's error catalogue (section 8) that go to consoles and logs: English always. */
export const logTexts = {
  incorrectVariation: 'Incorrect variation',
  validationFailed: 'Validation Failed',
  invalidProductId: 'Invalid "id" on product',
  actionNotFound: 'Action not found',
} as const;

/** Shown when settings cannot be loaded, thus before any language is known: in Russian by specification. */
export const settingsFailureText = 'Внутренняя ошибка сервера, сообщите администратору';

/** A request that answered 400 or above, or did not answer (`status` null). */
export function describeFailedRequest(status: number | null, text: string): string {
  return `Error occurred. Status ${status ?? 'no status'}: ${text}`;
}
