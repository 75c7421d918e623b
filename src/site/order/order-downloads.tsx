import { formatMoment } from '#domain/dates.ts';
import { toMegabytes } from '#domain/file-size.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { BuyersDownload } from '#domain/schemas/download.schema.ts';

interface OrderDownloadsProps {
  downloads: readonly BuyersDownload[];
  /** Of the shop. */
  timeZone: string;
  t: Translator;
}

/** Files that were bought with an order, and what is left of their links; nothing where there are none. */
export function OrderDownloads({ downloads, timeZone, t }: OrderDownloadsProps) {
  if (downloads.length === 0) return null;
  return (
    <section className="vt-order-documents" aria-labelledby="order-downloads">
      <h2 className="vt-order-documents__title" id="order-downloads">
        {t('downloads.title')}
      </h2>
      <DownloadList downloads={downloads} timeZone={timeZone} t={t} />
    </section>
  );
}

/** Each file with its link, as long as that is good. */
export function DownloadList({ downloads, timeZone, t }: OrderDownloadsProps) {
  return (
    <ul>
      {downloads.map((download) => (
        <li key={download.id}>
          {download.path !== null && download.state === 'ready' ? (
            <a href={download.path}>
              <bdi>{download.name}</bdi>
            </a>
          ) : (
            <bdi>{download.name}</bdi>
          )}
          <p className="vt-order-line__facts">
            <bdi>{download.title}</bdi> · {describeDownload(download, { timeZone, t })}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The size of a file, and what is left of its link. */
export function describeDownload(
  { bytes, state, remaining, expiresAt }: Pick<BuyersDownload, 'bytes' | 'state' | 'remaining' | 'expiresAt'>,
  { timeZone, t }: Pick<OrderDownloadsProps, 'timeZone' | 't'>,
): string {
  const size = t('downloads.size', { size: toMegabytes(bytes, t.language) });
  if (state !== 'ready') return `${size} · ${t(`downloads.${state}`)}`;
  const moment = formatMoment(new Date(expiresAt), t.language, timeZone);
  return [size, t('downloads.left', { count: remaining }), t('downloads.until', { moment })].join(' · ');
}
