import type { Translator } from '#domain/i18n/translate.ts';

/** Grey bars where something is on its way; said once to readers. */
export function Loading({ t }: { t: Translator }) {
  return (
    <div className="vt-account__loading" role="status">
      <span className="vt-visually-hidden">{t('common.loading')}</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </div>
  );
}

interface FailedProps {
  retry(): void;
  t: Translator;
}

export function Failed({ retry, t }: FailedProps) {
  return (
    <div className="vt-empty" role="alert">
      <p className="vt-empty__text">{t('account.notLoaded')}</p>
      <button type="button" className="vt-button vt-button--outline" onClick={retry}>
        {t('common.retry')}
      </button>
    </div>
  );
}
