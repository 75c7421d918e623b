import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { toFormAnswer } from '../client/form-answer.ts';
import { deleteAccount } from '../shop/session.ts';

/** Asks once more, then deletes the account, signs out and goes home (requirements 469-470). */
export function DeleteAccountForm({ onCancel, t }: { onCancel(): void; t: Translator }) {
  const form = useForm({
    idPrefix: 'delete',
    initial: {},
    labels: {},
    rules: {},
    t,
    async submit() {
      const failure = await deleteAccount();
      return failure ? toFormAnswer(failure, t) : { success: true };
    },
    onSuccess: () => location.assign(paths.home),
  });
  return (
    <form className="vt-form" {...form.props}>
      <ErrorSummary form={form} />
      <p>{t('auth.deleteText')}</p>
      <p className="vt-auth__actions">
        <SubmitButton status={form.status}>{t('auth.deleteConfirm')}</SubmitButton>
        <button type="button" className="vt-button vt-button--outline" onClick={onCancel}>
          {t('common.cancel')}
        </button>
      </p>
    </form>
  );
}
