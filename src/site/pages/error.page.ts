import { AppError } from '#domain/errors.ts';
import { translateError } from '#domain/i18n/translate-errors.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import { errorBlock } from '../error/error-block.tsx';
import type { PageModel } from '../page-model.ts';
import { noBestsellers, type Bestsellers } from '../product/bestsellers.tsx';
import { plainOpenGraph } from './page-meta.ts';

interface ErrorPageInput {
  error: unknown;
  path: string;
  settings: Settings;
  t: Translator;
  /** Shown where nothing stands at the address. */
  bestsellers?: Bestsellers;
}

/** The error page in the shop's own frame: the 404 texts, or a title with a safe message. */
export function errorPage({
  error,
  path,
  settings,
  t,
  bestsellers = noBestsellers,
}: ErrorPageInput): PageModel {
  const status = error instanceof AppError ? error.status : 500;
  const isNotFound = status === 404;
  const title = t(titleOf(status));
  const message = isNotFound ? t('errorPage.description.404') : errorMessage(error, status, t);
  return {
    status,
    context: { kind: 'blank', layout: 'default', path, title, h1: title, breadcrumbs: [] },
    sections: [],
    images: new Map(),
    main: errorBlock({ title, message, withSearch: isNotFound, bestsellers }),
    head: {
      title: `${title} | ${settings.common.sitename}`,
      description: '',
      canonical: null,
      robots: 'noindex',
      openGraph: plainOpenGraph,
      structuredData: [],
    },
    tags: [],
    cacheable: false,
  };
}

function titleOf(status: number) {
  if (status === 404) return 'errorPage.title.404';
  return status === 403 ? 'errorPage.title.403' : 'errorPage.title.default';
}

/** What was thrown on purpose may be shown; anything else gets the default message (requirement 706). */
function errorMessage(error: unknown, status: number, t: Translator): string {
  if (status === 503) return t('unavailable.text');
  return error instanceof AppError && error.code !== 'internal'
    ? translateError(error.message, t)
    : t('errors.default');
}
