import { formatDate } from '#domain/dates.ts';
import { maskCardCode } from '#domain/gift-card-code.ts';
import { orderDetailsPath } from '#domain/routes.ts';
import type { OwnGiftCard } from '#domain/schemas/gift-card.schema.ts';

import { formatAmountOf, type AccountTexts } from './account-texts.ts';
import { OwnList } from './own-list.tsx';
import { useResource } from './use-resource.ts';
import type { WayOn } from './ways-on.tsx';

const stateTexts = {
  active: null,
  empty: 'account.cardSpent',
  expired: 'account.cardExpired',
  blocked: 'account.cardBlocked',
} as const;

/** Gift cards and store credit of the customer: what is on them, and what came and went. */
export function GiftCardsScreen({ texts, ways }: { texts: AccountTexts; ways: readonly WayOn[] }) {
  const { t } = texts;
  const cards = useResource<OwnGiftCard[]>('/users/gift-cards');
  return (
    <OwnList
      title={t('giftCards.cards')}
      found={cards}
      rowsOf={(data) => data.map((card) => <CardRow key={card.id} card={card} texts={texts} />)}
      none={{ title: t('account.noCards'), hint: t('account.noCardsHint') }}
      ways={ways}
      t={t}
    />
  );
}

function CardRow({ card, texts }: { card: OwnGiftCard; texts: AccountTexts }) {
  const { t, language } = texts;
  const { kind, last4, state, entries, expiresAt } = card;
  const price = (amount: number) => formatAmountOf(amount, card.currency, texts);
  const stateText = stateTexts[state];
  return (
    <li className="vt-own-reviews__item">
      <div className="vt-own-reviews__head">
        <h3 className="vt-own-reviews__title">
          {t(kind === 'credit' ? 'giftCards.credit' : 'giftCards.card', { card: maskCardCode(last4) })}
        </h3>
        <strong>
          <bdi>{price(card.balance)}</bdi>
        </strong>
      </div>
      {(stateText || expiresAt) && (
        <p className="vt-own-reviews__facts">
          {stateText
            ? t(stateText)
            : t('account.cardUntil', { date: formatDate(lastDayOf(expiresAt), language) })}
        </p>
      )}
      <ul className="vt-own-cards__moves">
        {entries.map(({ id, kind: move, amount, order, createdAt }) => (
          <li key={id}>
            <span>
              {formatDate(createdAt, language)} · {t(`account.cardMove.${move}`)}
              {order !== null && (
                <>
                  {' · '}
                  <a href={orderDetailsPath(order)}>{t('breadcrumbs.accountOrder', { number: order })}</a>
                </>
              )}
            </span>
            <bdi>{price(amount)}</bdi>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** It ends as that moment begins. */
function lastDayOf(expiresAt: string | null): string {
  return new Date(Date.parse(expiresAt ?? '') - 1).toISOString();
}
