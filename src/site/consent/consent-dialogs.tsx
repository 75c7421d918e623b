import type { SectionContext } from '#sections/framework/section-context.ts';

import { AgeVerification } from './age-verification.tsx';

/**
 * What asks a new visitor: the age first, then cookies. Drawn by the server and shown by the script, so
 * that the first view of a page needs no React for them, and crawlers read the page itself.
 */
export function ConsentDialogs({ context: { t, settings } }: { context: SectionContext }) {
  const { modalAgeVerification, modalCookieAccept } = settings.common;
  return (
    <>
      {modalAgeVerification && <AgeVerification t={t} />}
      {modalCookieAccept && (
        <div
          className="vt-ask vt-ask--cookies"
          id="vt-cookies"
          role="dialog"
          data-type="ModalCookieAccept"
          aria-labelledby="vt-cookies-title"
          hidden
        >
          <p className="vt-ask__title" id="vt-cookies-title">
            {t('cookies.title')}
          </p>
          <p className="vt-ask__actions">
            <button type="button" className="vt-button vt-button--outline vt-button--small" data-answer="no">
              {t('cookies.necessary')}
            </button>
            <button type="button" className="vt-button vt-button--primary vt-button--small" data-answer="yes">
              {t('cookies.accept')}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
