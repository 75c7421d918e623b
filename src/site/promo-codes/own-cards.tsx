import { useId, useState } from 'react';

import { maskCardCode } from '#domain/gift-card-code.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

interface OwnCardsProps {
  cards: Quote['ownCards'];
  /** All that are given. */
  codes: readonly string[];
  isPending: boolean;
  onChange(codes: string[]): void;
  t: Translator;
  price(major: number): string;
}

/** The customer's own cards, each used by a tick. */
export function OwnCards({ cards, codes, isPending, onChange, t, price }: OwnCardsProps) {
  const id = useId();
  // What was ticked shows at once; the answer has the last word.
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  if (asked && !isPending) setAsked(null);
  const used = asked ?? codes;
  const toggle = (code: string, isUsed: boolean) => {
    const next = isUsed ? [...used, code] : used.filter((each) => each !== code);
    setAsked(next);
    onChange(next);
  };
  return cards.map(({ code, kind, last4, balance }) => (
    <div key={code} className="vt-check">
      <input
        type="checkbox"
        id={id + code}
        checked={used.includes(code)}
        onChange={({ target }) => toggle(code, target.checked)}
      />
      <label htmlFor={id + code}>
        {t(kind === 'credit' ? 'giftCards.useCredit' : 'giftCards.useCard', {
          card: maskCardCode(last4),
          amount: price(balance),
        })}
      </label>
    </div>
  ));
}
