import type { ReactNode } from 'react';

import { paths } from '#domain/routes.ts';

import type { AccountTexts } from './account-texts.ts';
import { Failed, Loading } from './loading.tsx';
import type { Resource } from './use-resource.ts';
import { WaysOn, type WayOn } from './ways-on.tsx';

interface OwnListProps<Data> {
  title: string;
  found: Resource<Data>;
  /** A list item for each of what the customer has. */
  rowsOf(data: Data): readonly ReactNode[];
  /** Said where there is nothing, with ways on. */
  none: { title: string; hint: string };
  ways: readonly WayOn[];
  t: AccountTexts['t'];
}

/** A screen of the account that lists what is the customer's. */
export function OwnList<Data>({ title, found, rowsOf, none, ways, t }: OwnListProps<Data>) {
  const rows = found.state === 'loaded' ? rowsOf(found.data) : [];
  return (
    <section aria-labelledby="account-title">
      <h2 className="vt-account__title" id="account-title">
        {title}
      </h2>
      {found.state === 'loading' && <Loading t={t} />}
      {found.state === 'failed' && <Failed retry={found.retry} t={t} />}
      {found.state === 'loaded' && rows.length === 0 && (
        <>
          <div className="vt-empty">
            <p className="vt-empty__title">{none.title}</p>
            <p className="vt-empty__text">{none.hint}</p>
            <a className="vt-button vt-button--primary" href={paths.accountOrders}>
              {t('account.toOrders')}
            </a>
          </div>
          <WaysOn ways={ways} />
        </>
      )}
      {rows.length > 0 && <ul className="vt-own-reviews">{rows}</ul>}
    </section>
  );
}
