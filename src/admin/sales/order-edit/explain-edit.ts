import { ApiError } from '../../api/api-error.ts';
import { describeFailure } from '../../ui/notify.ts';
import { flattenErrors } from '../../ui/use-server-form.ts';

/** What is wrong with the fields says more than that something is. */
export function explainEdit(error: unknown): string {
  const atFields = error instanceof ApiError ? Object.values(flattenErrors(error.children)) : [];
  return atFields.length > 0 ? [...new Set(atFields)].join(' ') : describeFailure(error);
}
