import type { Translator } from '#domain/i18n/translate.ts';

/** Without script a choice that changes the form is told to the server by a button of its own. */
export function UpdateButton({ t }: { t: Translator }) {
  return (
    <noscript>
      <button type="submit" name="op" value="update" formNoValidate className="vt-button vt-button--outline">
        {t('checkout.update')}
      </button>
    </noscript>
  );
}
