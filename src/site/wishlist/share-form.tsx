import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';
import type { CustomElementProps } from '#sections/framework/custom-element.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-wish-share': CustomElementProps;
    }
  }
}

/** Who may share the list their script knows; without it the list stays in this browser. */
export function ShareForm({ t }: { t: Translator }) {
  return (
    <vt-wish-share
      className="vt-wishlist__share"
      data-copied={t('wishlist.copied')}
      data-stopped={t('wishlist.stopped')}
      data-failed={t('wishlist.failed')}
    >
      <p data-part="guest" hidden>
        <a href={paths.account} data-vt-account="">
          {t('wishlist.signIn')}
        </a>
      </p>
      <button
        type="button"
        className="vt-button vt-button--outline"
        data-part="offer"
        data-act="share"
        hidden
      >
        {t('wishlist.share')}
      </button>
      <div data-part="shared" className="vt-wishlist__share" hidden>
        <label htmlFor="wishlist-link">{t('wishlist.shareLink')}</label>
        <div className="vt-wishlist__link">
          <input id="wishlist-link" className="vt-input" type="text" readOnly dir="ltr" defaultValue="" />
          <button type="button" className="vt-button vt-button--outline" data-act="copy">
            {t('wishlist.copy')}
          </button>
        </div>
        <p>{t('wishlist.shareHint')}</p>
        <button type="button" className="vt-button vt-button--text" data-act="stop">
          {t('wishlist.stop')}
        </button>
      </div>
      <p role="status" data-part="status" />
    </vt-wish-share>
  );
}
