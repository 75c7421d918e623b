import { formatMoment } from '#domain/dates.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { PreviewScope } from '#domain/schemas/preview.schema.ts';
import type { Language } from '#locales/languages.ts';

import { pageBytes, type RenderedPage } from '../cache/page-entry.ts';
import { withToken, type PreviewRequest } from './preview-request.ts';

export interface ShownPreview extends PreviewRequest {
  expiresAt: Date;
  /** What a shared link shows. */
  scope: PreviewScope | null;
}

/** With the moment whose prices it has, where that is not now. */
type SharedPreview = ShownPreview & { moment: Date | undefined };

interface Texts {
  t: Translator;
  language: Language;
  /** The shop's. */
  timeZone: string;
}

/** Addresses of the shop's pages in markup; files and feeds are not pages. */
const link = /(<a\b[^<>]*?\shref=")(\/(?!\/|img\/|assets\/|fonts\/|api\/|admin\b)[^"]*)(")/g;
/** Forms that ask for a page; those that send something have no business with drafts. */
const form = /<form\b(?![^<>]*method="post")[^<>]*>/gi;

/**
 * A page of the drafts for somebody without an account: a bar says what it is and until when, and its links
 * stay in the preview.
 */
export function showAsPreview(page: RenderedPage, preview: SharedPreview, texts: Texts): RenderedPage {
  const html = pageBytes(page)
    .toString()
    .replace('<head>', '<head><meta name="robots" content="noindex, nofollow">')
    .replace(/(<body[^>]*>)/, (_, body: string) => body + bar(preview, texts))
    .replaceAll(
      link,
      (_, before: string, address: string, after: string) => before + inPreview(address, preview) + after,
    )
    .replaceAll(
      form,
      (opening) => `${opening}<input type="hidden" name="vt-preview" value="${escape(preview.token)}">`,
    );
  return { ...page, html, cacheable: false };
}

/** Attributes hold `&` escaped; the parameter's own parts need no escaping. */
function inPreview(address: string, preview: PreviewRequest): string {
  return escape(withToken(address.replaceAll('&amp;', '&'), preview));
}

function bar({ expiresAt, scope, moment }: SharedPreview, { t, language, timeZone }: Texts): string {
  const until = formatMoment(expiresAt, language, timeZone);
  const at = scope?.at;
  const text = at
    ? t('preview.barAt', { at: formatMoment(at, language, timeZone), until })
    : t('preview.bar', { until });
  const prices = moment && t('preview.barPrices', { at: formatMoment(moment, language, timeZone) });
  return `<p class="vt-preview-bar" style="${barStyle}">${escape([text, prices].filter(Boolean).join(' '))}</p>`;
}

const barStyle =
  'margin:0;padding:6px 16px;background:#1f2937;color:#fff;font:14px/1.4 system-ui,sans-serif;text-align:center';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
