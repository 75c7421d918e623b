import { useId, useRef, useState } from 'react';

import { maskCardCode } from '#domain/gift-card-code.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { foldCode, maxCodeLength } from '#domain/promotions/fold-code.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

import { CodeButton } from './code-button.tsx';
import { codeFields } from './code-fields.ts';
import { OwnCards } from './own-cards.tsx';

interface PromoCodesProps {
  quote: Pick<Quote, 'codes' | 'adjustments' | 'takesCodes' | 'takesGiftCards' | 'ownCards'>;
  /** The answer about what was given or taken back is on its way. */
  isPending: boolean;
  /** All codes that are given from now on. */
  onChange(codes: string[]): void;
  /** Within a form that holds more: it is never sent for a code while there is a script. */
  isPartOfForm?: boolean;
  t: Translator;
  price(major: number): string;
}

/**
 * Where codes are typed, with those that were given: what each takes off, or why it does not. Stands in a form, which
 * works without script; the order of its buttons is that of the form, whose first one Enter presses.
 */
export function PromoCodes(props: PromoCodesProps) {
  const { quote, isPending, onChange, isPartOfForm = false, t, price } = props;
  const given = quote.codes.filter(({ isKnown }) => isKnown);
  const unknown = quote.codes.find(({ isKnown }) => !isKnown);
  const [typed, setTyped] = useState(unknown?.code ?? '');
  const [isOpen, setOpen] = useState(unknown !== undefined);
  const field = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLElement>(null);
  const id = useId();
  const { said, ask } = useAnswer(props, (asked) =>
    // What is being typed meanwhile stays.
    setTyped((now) => (foldCode(now) === asked ? '' : now)),
  );
  if (!quote.takesCodes) return null;

  const label = t(quote.takesGiftCards ? 'giftCards.code' : 'promotions.code');
  const codes = given.map(({ code }) => code);
  const apply = () => {
    if (foldCode(typed) === '') return field.current?.focus();
    ask(typed);
    onChange([...codes, typed.trim()]);
  };
  const remove = (code: string) => {
    summary.current?.focus();
    onChange(codes.filter((each) => each !== code));
  };
  const ticked = new Set(isPartOfForm ? quote.ownCards.map(({ code }) => code) : []);
  const listed = given.filter(({ code }) => !ticked.has(code));
  const error = unknown && unknown.code === typed.trim() ? unknown.message : '';
  return (
    <div className="vt-codes" data-stale={isPending || undefined}>
      {ticked.size > 0 && (
        <OwnCards
          cards={quote.ownCards}
          codes={codes}
          isPending={isPending}
          onChange={onChange}
          t={t}
          price={price}
        />
      )}
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={summary}>{label}</summary>
        <div className="vt-codes__row">
          <input
            ref={field}
            className="vt-codes__field"
            name={codeFields.typed}
            value={typed}
            maxLength={maxCodeLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-label={label}
            aria-invalid={error !== '' || undefined}
            aria-describedby={error === '' ? undefined : id}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
          />
          <CodeButton
            isPartOfForm={isPartOfForm}
            name={codeFields.action}
            value={codeFields.apply}
            className="vt-button vt-button--outline"
            onPress={apply}
          >
            {t('promotions.apply')}
          </CodeButton>
        </div>
        {error !== '' && (
          <p className="vt-codes__message" id={id}>
            {error}
          </p>
        )}
      </details>
      {listed.length > 0 && <GivenCodes {...props} listed={listed} onRemove={remove} />}
      <p className="vt-visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

type GivenCode = Quote['codes'][number];

interface GivenCodesProps extends PromoCodesProps {
  listed: readonly GivenCode[];
  onRemove(code: string): void;
}

function GivenCodes({ listed, quote, isPartOfForm = false, onRemove, t, price }: GivenCodesProps) {
  return (
    <ul className="vt-codes__given">
      {listed.map((each) => (
        <li key={each.code} className="vt-codes__code" data-refused={!each.isApplied || undefined}>
          <bdi>{nameCode(each, t)}</bdi>
          {each.isApplied && <span className="vt-codes__amount">{price(-takenBy(each, quote))}</span>}
          <CodeButton
            isPartOfForm={isPartOfForm}
            name={codeFields.removed}
            value={each.code}
            className="vt-codes__remove"
            label={t('promotions.remove', { code: nameCode(each, t) })}
            onPress={() => onRemove(each.code)}
          >
            ×
          </CodeButton>
          <Message given={each} t={t} price={price} />
        </li>
      ))}
    </ul>
  );
}

/** Why it takes nothing off; of a gift card what stays on it. */
function Message({ given, t, price }: Pick<PromoCodesProps, 't' | 'price'> & { given: GivenCode }) {
  const { message, giftCard } = given;
  const left = giftCard ? toMajor(toMinor(giftCard.balance) - toMinor(giftCard.amount)) : 0;
  const text = message === '' && left > 0 ? t('giftCards.balance', { amount: price(left) }) : message;
  return text !== '' && <p className="vt-codes__message">{text}</p>;
}

/** Of a gift card's code its end alone is shown. */
function nameCode({ code, giftCard }: GivenCode, t: Translator): string {
  return giftCard ? t('giftCards.card', { card: maskCardCode(giftCard.last4) }) : code;
}

/** Says what came of the code that was given last, once that is known; a good one leaves the field. */
function useAnswer({ quote, isPending, t }: PromoCodesProps, clear: (asked: string) => void) {
  const [asked, setAsked] = useState('');
  const [said, setSaid] = useState('');
  const answer = quote.codes.find(({ code }) => foldCode(code) === asked);
  if (answer && asked !== '' && !isPending) {
    setAsked('');
    setSaid(answer.isApplied ? t('promotions.applied', { code: nameCode(answer, t) }) : answer.message);
    if (answer.isKnown) clear(asked);
  }
  const ask = (code: string) => {
    setSaid('');
    setAsked(foldCode(code));
  };
  return { said, ask };
}

function takenBy({ code: given, giftCard }: GivenCode, { adjustments }: Pick<Quote, 'adjustments'>): number {
  if (giftCard) return giftCard.amount;
  return adjustments.reduce((sum, { code, amount }) => (code === given ? sum + amount : sum), 0);
}
