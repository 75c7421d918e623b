/**
 * Whether an answer refuses what was sent: it names errors, for the whole form or for fields, and does not say
 * `success: true`, whatever its status is (specification section 8).
 */
export function isRefusal(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const { success, errors, children } = answer as Record<string, unknown>;
  return success !== true && (holdsAny(errors) || (!Array.isArray(children) && holdsAny(children)));
}

function holdsAny(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
