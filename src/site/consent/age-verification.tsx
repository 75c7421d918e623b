import type { Translator } from '#domain/i18n/translate.ts';

/** Asks whether a visitor is of age; the script keeps the answer (`client/consent.ts`). */
export function AgeVerification({ t }: { t: Translator }) {
  return (
    <dialog
      className="vt-ask"
      id="vt-age"
      data-type="ModalAgeVerification"
      data-vt-managed=""
      aria-modal="true"
      aria-labelledby="vt-age-title"
    >
      <p className="vt-ask__title" id="vt-age-title">
        {t('ageVerification.title')}
      </p>
      <p className="vt-ask__actions">
        <button type="button" className="vt-button vt-button--primary" data-answer="yes">
          {t('ageVerification.yes')}
        </button>
        <button type="button" className="vt-button vt-button--outline" data-answer="no">
          {t('ageVerification.no')}
        </button>
      </p>
    </dialog>
  );
}
