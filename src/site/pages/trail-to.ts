import type { Translator } from '#domain/i18n/translate.ts';
import type { Breadcrumb } from '#sections/framework/page-context.ts';

/** The trail of a page right below home. */
export function trailTo(t: Translator, title: string): Breadcrumb[] {
  return [
    { title: t('breadcrumbs.home'), uri: '' },
    { title, uri: null },
  ];
}
