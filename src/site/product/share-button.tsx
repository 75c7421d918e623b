import type { SectionContext } from '#sections/framework/section-context.ts';

/** Its room is kept until its script has come; without script there is none. */
export function ShareButton({ title, context: { t } }: { title: string; context: SectionContext }) {
  return (
    <div
      className="vt-share"
      data-title={title}
      data-copied={t('product.shareCopied')}
      data-failed={t('product.shareFailed')}
    >
      <button type="button" className="vt-button vt-button--text">
        {t('product.share')}
      </button>
      <span role="status" className="vt-share__status" />
    </div>
  );
}
