import { formatDate } from '#domain/dates.ts';
import { orderDetailsPath } from '#domain/routes.ts';
import type { OwnDownload } from '#domain/schemas/download.schema.ts';

import { DownloadList } from '../order/order-downloads.tsx';
import type { AccountTexts } from './account-texts.ts';
import { OwnList } from './own-list.tsx';
import { useResource } from './use-resource.ts';
import type { WayOn } from './ways-on.tsx';

/** All files that the customer has bought, by their orders. */
export function DownloadsScreen({ texts, ways }: { texts: AccountTexts; ways: readonly WayOn[] }) {
  const { t } = texts;
  const found = useResource<{ downloads: OwnDownload[] }>('/users/downloads');
  return (
    <OwnList
      title={t('downloads.title')}
      found={found}
      rowsOf={(data) =>
        groupByOrder(data.downloads).map((downloads) => (
          <FilesOfOrder key={downloads[0].order} downloads={downloads} texts={texts} />
        ))
      }
      none={{ title: t('downloads.none'), hint: t('downloads.noneHint') }}
      ways={ways}
      t={t}
    />
  );
}

type Group = [OwnDownload, ...OwnDownload[]];

function FilesOfOrder({ downloads, texts: { t, language } }: { downloads: Group; texts: AccountTexts }) {
  const [{ order, orderedAt }] = downloads;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <li className="vt-own-reviews__item vt-order-documents">
      <div className="vt-own-reviews__head">
        <h3 className="vt-own-reviews__title">
          <a href={orderDetailsPath(order)}>{t('payment.orderNumber', { number: order })}</a>
        </h3>
        <span className="vt-own-reviews__status">{formatDate(orderedAt, language)}</span>
      </div>
      <DownloadList downloads={downloads} timeZone={timeZone} t={t} />
    </li>
  );
}

/** Those of one order stand together already. */
function groupByOrder(downloads: readonly OwnDownload[]): Group[] {
  const groups: Group[] = [];
  for (const download of downloads) {
    const last = groups.at(-1);
    if (last?.[0].order === download.order) last.push(download);
    else groups.push([download]);
  }
  return groups;
}
