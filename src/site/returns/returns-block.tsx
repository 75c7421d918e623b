import { formatDate, formatMoment } from '#domain/dates.ts';
import { formatPrice, toMinor } from '#domain/money.ts';
import { returnReasons, type ReturnState } from '#domain/returns.ts';
import { paths, paymentPath } from '#domain/routes.ts';
import type { Return, ReturnOffer } from '#domain/schemas/return.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { nameWithVariant } from '#domain/variant-name.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import formCss from '#ui/form/form.css?inline';
import { RichText } from '#ui/rich-text.tsx';

import orderCss from '../order/order.css?inline';
import { OrderLinePicture } from '../order/order-line.tsx';
import type { MainBlock } from '../page-model.ts';
import { Trail, trailCss } from '../trail.tsx';
import { fieldOfPieces, fieldOfReason, type ReturnForm } from './return-form.ts';
import returnsCss from './returns.css?inline';

interface ReturnsPage {
  offer: ReturnOffer;
  /** As it was sent, where something is wrong with it. */
  form: ReturnForm;
  /** The same return, however often it is sent. */
  formKey: string;
  /** What is wrong with what was sent; null for nothing. */
  problem: string | null;
}

/** What can be given back of an order, and what became of what was asked for: plain forms, with script and without. */
export function returnsBlock(page: ReturnsPage): MainBlock {
  return {
    name: 'returns',
    css: [trailCss, formCss, orderCss, returnsCss],
    render: (context) => <ReturnsMain {...page} context={context} />,
  };
}

function ReturnsMain({ context, ...page }: ReturnsPage & { context: SectionContext }) {
  const { offer, problem } = page;
  const { t, settings } = context;
  const terms = settings.ecommerce.refundPolicy;
  return (
    <>
      <Trail context={context} />
      <div className="vt-returns vt-container">
        <header>
          <h1>{context.page.h1}</h1>
          <p className="vt-returns__hint">{t('payment.orderNumber', { number: offer.order })}</p>
        </header>
        {problem !== null && (
          <p className="vt-field__error" role="alert">
            {problem}
          </p>
        )}
        {offer.returns.length > 0 && <Returns offer={offer} context={context} />}
        {offer.problem === null ? (
          <Form {...page} context={context} />
        ) : (
          <div className="vt-returns__part">
            <p>{t(`returns.${offer.problem}`)}</p>
            <Contacts context={context} />
          </div>
        )}
        {terms !== '' && (
          <details>
            <summary>{t('returns.terms')}</summary>
            <RichText html={terms} />
          </details>
        )}
        <a className="vt-button vt-button--outline" href={paymentPath(offer.order)}>
          {t('returns.back')}
        </a>
      </div>
    </>
  );
}

/** Whom to turn to where the page does not help. */
function Contacts({ context: { t, settings } }: { context: SectionContext }) {
  const [email] = settings.common.emails;
  const [phone] = settings.common.phones;
  if (email === undefined && phone === undefined) return null;
  return (
    <p className="vt-returns__contacts">
      {t('returns.contact')}
      {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
      {phone !== undefined && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
          {phone}
        </a>
      )}
    </p>
  );
}

function Form({ offer, form, formKey, context }: ReturnsPage & { context: SectionContext }) {
  const { t, language } = context;
  return (
    <form className="vt-form vt-returns__part" method="post" action={paths.orderReturn}>
      <input type="hidden" name="order" value={offer.order} />
      <input type="hidden" name="key" value={formKey} />
      {offer.hasWithdrawal ? (
        <Declaration offer={offer} form={form} context={context} />
      ) : (
        <p>
          {t('returns.intro')} {t('returns.withdrawal')}
        </p>
      )}
      {offer.until !== null && <p>{t('returns.until', { date: formatDate(offer.until, language) })}</p>}
      <ul className="vt-order-lines" aria-label={t('returns.lines')}>
        {offer.lines.map((line) => (
          <Line key={line.id} line={line} isWhole={!offer.isSent} form={form} context={context} />
        ))}
      </ul>
      <div className="vt-field">
        <label className="vt-field__label" htmlFor="return-words">
          {t(offer.isSent ? 'returns.words' : 'returns.wordsUnsent')}
        </label>
        <textarea
          id="return-words"
          className="vt-input vt-input--area"
          name="words"
          rows={3}
          maxLength={2000}
          defaultValue={form.words}
        />
      </div>
      <button type="submit" name="op" value="ask" className="vt-button vt-button--primary">
        {t(offer.hasWithdrawal ? 'returns.confirmWithdrawal' : 'returns.submit')}
      </button>
    </form>
  );
}

/** The statement: who withdraws from which contract (Directive 2011/83/EU, article 11a, paragraph 2). */
function Declaration({
  offer,
  form,
  context: { t },
}: Pick<ReturnsPage, 'offer' | 'form'> & { context: SectionContext }) {
  return (
    <>
      <p>{t('returns.declaration', { number: offer.order })}</p>
      <p>{t(offer.isSent ? 'returns.choosePieces' : 'returns.beforeSending')}</p>
      <div className="vt-field">
        <label className="vt-field__label" htmlFor="return-name">
          {t('returns.name')}
        </label>
        <input
          id="return-name"
          className="vt-input"
          name="name"
          autoComplete="name"
          maxLength={200}
          required
          defaultValue={form.name}
        />
      </div>
      <p className="vt-returns__hint">{t('returns.acknowledgement')}</p>
    </>
  );
}

interface LineProps {
  /** All its pieces are meant. */
  isWhole: boolean;
  line: ReturnOffer['lines'][number];
  form: ReturnForm;
  context: SectionContext;
}

function Line({ line, isWhole, form, context: { t } }: LineProps) {
  const { id, image, left } = line;
  const name = nameWithVariant(line.title, line.options);
  const isHere = left > 0;
  return (
    <li className="vt-order-line vt-returns__line">
      <OrderLinePicture image={image} />
      <span className="vt-order-line__text">
        <b id={`line-${id}`}>{name}</b>
        {!isHere && <span className="vt-order-line__facts">{t('returns.noneLeft')}</span>}
        {isHere && isWhole && (
          <span className="vt-order-line__facts">{t('returns.allPieces', { count: left })}</span>
        )}
      </span>
      {isHere && !isWhole && (
        <div className="vt-returns__choice" role="group" aria-labelledby={`line-${id}`}>
          <div className="vt-field">
            <label className="vt-field__label" htmlFor={fieldOfPieces(id)}>
              {t('returns.pieces')}
            </label>
            <span className="vt-returns__pieces">
              <input
                id={fieldOfPieces(id)}
                className="vt-input"
                name={fieldOfPieces(id)}
                type="number"
                inputMode="numeric"
                min={0}
                max={left}
                defaultValue={form.pieces.get(id) || 0}
              />
              <span>{t('returns.ofPieces', { count: left })}</span>
            </span>
          </div>
          <div className="vt-field">
            <label className="vt-field__label" htmlFor={fieldOfReason(id)}>
              {t('returns.reason')}
            </label>
            <span className="vt-input-select">
              <select
                id={fieldOfReason(id)}
                className="vt-input"
                name={fieldOfReason(id)}
                defaultValue={form.reasons.get(id) ?? 'unsaid'}
              >
                {returnReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`returns.reasons.${reason}`)}
                  </option>
                ))}
              </select>
            </span>
          </div>
        </div>
      )}
    </li>
  );
}

/** What was asked for, how it stands, and what to do next. */
function Returns({ offer, context }: { offer: ReturnOffer; context: SectionContext }) {
  return (
    <section className="vt-returns__part" aria-labelledby="returns">
      <h2 className="vt-returns__subtitle" id="returns">
        {context.t('returns.yours')}
      </h2>
      {offer.returns.map((each) => (
        <OneReturn key={each.id} asked={each} offer={offer} context={context} />
      ))}
    </section>
  );
}

interface OneReturnProps {
  asked: Return;
  offer: ReturnOffer;
  context: SectionContext;
}

/** Where nothing was sent, nothing has to come back. */
const keptTexts: Partial<Record<ReturnState, MessageKey>> = {
  requested: 'returns.keptRequested',
  approved: 'returns.keptApproved',
};

function OneReturn({ asked, offer, context: { t, language, settings } }: OneReturnProps) {
  const { id, state, createdAt, lines, words, note, refunded, exchange, canCancel } = asked;
  const time = formatMoment(new Date(createdAt), language, shopTimeZone(settings.common));
  const { currency, order } = offer;
  const isKept = asked.withdrawnBy !== null && !offer.isSent;
  const next = t((isKept && keptTexts[state]) || `returns.next.${state}`);
  const separator = settings.ecommerce.priceFormatSeparator;
  const price = (amount: number) => formatPrice(toMinor(amount), { currency, separator });
  return (
    <article className="vt-returns__one" aria-labelledby={`return-${id}`} data-state={state}>
      <h3 className="vt-returns__title" id={`return-${id}`}>
        {t('returns.askedOn', { date: time })}
      </h3>
      <p role="status">
        <b>{t(`returns.state.${state}`)}.</b> {next}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            {t('returns.line', { title: nameWithVariant(line.title, line.options), count: line.quantity })}
          </li>
        ))}
      </ul>
      {(words !== '' || note !== '') && (
        <dl className="vt-order-facts">
          {note !== '' && <Fact title={t('returns.answer')} text={note} />}
          {words !== '' && <Fact title={t('returns.yourWords')} text={words} />}
        </dl>
      )}
      {exchange && <p>{t('returns.exchanged', { number: exchange.order, amount: price(exchange.paid) })}</p>}
      {refunded !== null && <p>{t('returns.refunded', { amount: price(refunded) })}</p>}
      {canCancel && (
        <form method="post" action={paths.orderReturn}>
          <input type="hidden" name="order" value={order} />
          <input type="hidden" name="return" value={id} />
          <button type="submit" name="op" value="cancel" className="vt-button vt-button--outline">
            {t('returns.cancel')}
          </button>
        </form>
      )}
    </article>
  );
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className="vt-returns__words" dir="auto">
        {text}
      </dd>
    </div>
  );
}
