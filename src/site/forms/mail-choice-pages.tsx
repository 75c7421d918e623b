import { countItems, sameItems } from '#domain/cart.ts';
import { nameWithVariant } from '#domain/variant-name.ts';
import { paths, restoreCartPath, stockConfirmationPath, unsubscribePath } from '#domain/routes.ts';
import { isSecureOrigin } from '#http/cookies.ts';
import { readCartKey, writeCartKey } from '#modules/abandoned-carts/cart-key.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import formCss from '#ui/form/form.css?inline';
import submissionCss from '#ui/form/submission.css?inline';

import { readCart, writeCart } from '../cart/cart-cookie.ts';
import { addLinkedLines } from '../cart/follow-cart-link.ts';
import type { MainBlock, PageModel } from '../page-model.ts';
import type { PageRequest, PrivateRequest, Redirection } from '../pages/page-request.ts';
import { trailTo } from '../pages/trail-to.ts';
import { unlistedPage } from '../pages/unlisted-page.ts';
import { Trail, trailCss } from '../trail.tsx';
import submissionPageCss from './submission-page.css?inline';

/*
 * What links in letters lead to. Looking at such a page changes nothing, for programs that guard mailboxes open links,
 * too: what it asks is answered by its button.
 */

interface MailChoice {
  status?: number;
  title: string;
  text: string;
  /** What the button sends to the page's own address; absent where nothing is left to choose. */
  button?: { label: string; action: string; fields: Readonly<Record<string, string>>; isQuiet?: boolean };
}

/** By RFC 8058, of mail programs and of the page's own button alike. */
const oneClick = { 'List-Unsubscribe': 'One-Click' } as const;

/** GET: asks whether the reader of a letter wants to be told once something is back. */
export async function loadStockConfirmation(request: PrivateRequest): Promise<PageModel> {
  const { t, services } = request;
  const token = tokenOf(request);
  const asked = await services.stockRequests.read(token);
  if (!asked) return drawChoice(request, linkGone(request, t('backInStock.linkGoneText')));
  if (asked.isConfirmed) return drawChoice(request, noted(request, asked.email));
  const name = nameWithVariant(asked.title, asked.options);
  return drawChoice(request, {
    title: t('backInStock.confirmTitle'),
    text: t('backInStock.confirmText', { name, email: asked.email }),
    button: { label: t('backInStock.confirm'), action: stockConfirmationPath(token), fields: {} },
  });
}

/** POST: they do. */
export async function submitStockConfirmation(request: PrivateRequest): Promise<PageModel> {
  const asked = await request.services.stockRequests.confirm(tokenOf(request));
  return drawChoice(
    request,
    asked ? noted(request, asked.email) : linkGone(request, request.t('backInStock.linkGoneText')),
  );
}

/** GET: asks whether letters are to stop. */
export async function loadUnsubscribe(request: PrivateRequest): Promise<PageModel> {
  const { t, services } = request;
  const token = tokenOf(request);
  const reader = await services.unsubscribing.read(token);
  if (!reader) return drawChoice(request, linkGone(request, t('unsubscribe.linkGoneText')));
  if (!reader.isSubscribed) return drawChoice(request, unsubscribed(request, token));
  return drawChoice(request, {
    title: t('unsubscribe.title'),
    text: t('unsubscribe.text'),
    button: { label: t('unsubscribe.submit'), action: unsubscribePath(token), fields: oneClick },
  });
}

/** POST: stops them, whoever sends it, or takes that back. Answers at once: mail programs follow no redirect. */
export async function submitUnsubscribe(request: PrivateRequest): Promise<PageModel> {
  const { t, services, form } = request;
  const token = tokenOf(request);
  const takesBack = form.get('op') === 'undo';
  const isKnown = takesBack
    ? await services.unsubscribing.resubscribe(token)
    : await services.unsubscribing.unsubscribe(token);
  if (!isKnown) return drawChoice(request, linkGone(request, t('unsubscribe.linkGoneText')));
  if (!takesBack) return drawChoice(request, unsubscribed(request, token));
  return drawChoice(request, { title: t('unsubscribe.undoneTitle'), text: t('unsubscribe.undoneText') });
}

/** GET: asks whether the cart of a letter is to come back; one that is here already is shown. */
export async function loadCartRestoring(request: PrivateRequest): Promise<PageModel | Redirection> {
  const { t, services } = request;
  const token = tokenOf(request);
  const lines = await services.abandonedCarts.read(token);
  if (!lines) return drawChoice(request, linkGone(request, t('cartReminder.linkGoneText')));
  const cart = await addLinkedLines(request, lines);
  if (sameItems(cart, readCart(request))) return { redirect: paths.cart, status: 303 };
  return drawChoice(request, {
    title: t('cartReminder.title'),
    text: t('cartReminder.text', { count: countItems(lines) }),
    button: { label: t('cartReminder.submit'), action: restoreCartPath(token), fields: {} },
  });
}

/** POST: it comes back, beside what this browser's cart has. */
export async function submitCartRestoring(request: PrivateRequest): Promise<PageModel | Redirection> {
  const { t, services, headers, origin } = request;
  const isSecure = isSecureOrigin(origin);
  const resumed = await services.abandonedCarts.resume(tokenOf(request), readCartKey(headers, isSecure));
  if (!resumed) return drawChoice(request, linkGone(request, t('cartReminder.linkGoneText')));
  const cart = await addLinkedLines(request, resumed.lines);
  return {
    redirect: paths.cart,
    status: 303,
    cookies: [writeCart(request, cart), writeCartKey(resumed.key, isSecure)],
  };
}

function unsubscribed({ t }: PageRequest, token: string): MailChoice {
  return {
    title: t('unsubscribe.doneTitle'),
    text: t('unsubscribe.doneText'),
    button: {
      label: t('unsubscribe.undo'),
      action: unsubscribePath(token),
      fields: { op: 'undo' },
      isQuiet: true,
    },
  };
}

function noted({ t }: PageRequest, email: string): MailChoice {
  return { title: t('backInStock.notedTitle'), text: t('backInStock.noted', { email }) };
}

function linkGone({ t }: PageRequest, text: string): MailChoice {
  return { status: 404, title: t('backInStock.linkGone'), text };
}

function tokenOf({ query }: PrivateRequest): string {
  return query.get('token') ?? '';
}

function drawChoice({ settings, t, path }: PageRequest, choice: MailChoice): PageModel {
  const { title, status = 200 } = choice;
  const context: PageContext = {
    kind: 'blank',
    layout: 'inner-page',
    path,
    title,
    h1: title,
    breadcrumbs: trailTo(t, title),
  };
  const main: MainBlock = {
    name: 'mail-choice',
    css: [trailCss, formCss, submissionCss, submissionPageCss],
    render: (context) => <MailChoiceView choice={choice} context={context} />,
  };
  return { ...unlistedPage(settings, context, main), status };
}

function MailChoiceView({
  choice: { text, button },
  context,
}: {
  choice: MailChoice;
  context: SectionContext;
}) {
  return (
    <>
      <Trail context={context} />
      <div className="vt-submission vt-container">
        <h1>{context.page.h1}</h1>
        <p>{text}</p>
        {button ? (
          <form method="post" action={button.action}>
            {Object.entries(button.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button
              type="submit"
              className={`vt-button ${button.isQuiet ? 'vt-button--outline' : 'vt-button--primary'}`}
            >
              {button.label}
            </button>
          </form>
        ) : (
          <p>
            <a className="vt-button vt-button--outline" href={paths.home}>
              {context.t('lead.backToShop')}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
