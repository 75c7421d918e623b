import { paths } from '#domain/routes.ts';
import type { Breadcrumb } from '#sections/framework/page-context.ts';

import { accountBlock, resetPasswordBlock } from '../account/account-block.tsx';
import type { AccountScreen, SampleCustomer } from '../account/account-app.tsx';
import type { WayOn } from '../account/ways-on.tsx';
import type { MainBlock, PageModel } from '../page-model.ts';
import { unlistedPage } from './unlisted-page.ts';
import type { PrivateRequest } from './page-request.ts';

export async function loadAccountSettings(
  request: PrivateRequest,
  sample?: SampleCustomer,
): Promise<PageModel> {
  const { t } = request;
  const main = await accountMain(request, 'settings', { sample });
  return accountPage(request, t('breadcrumbs.accountSettings'), main);
}

export async function loadAccountOrders(
  request: PrivateRequest,
  sample?: SampleCustomer,
): Promise<PageModel> {
  const { t } = request;
  const main = await accountMain(request, 'orders', { sample });
  return accountPage(request, t('breadcrumbs.accountOrders'), main);
}

/** /account/orders/details?number= */
export async function loadAccountOrder(request: PrivateRequest): Promise<PageModel> {
  const { t, query } = request;
  const number = (query.get('number') ?? '').slice(0, 40);
  return accountPage(
    request,
    t('breadcrumbs.accountOrder', { number }),
    await accountMain(request, 'order', { number }),
    [{ title: t('breadcrumbs.accountOrders'), uri: paths.accountOrders.slice(1) }],
  );
}

export async function loadAccountReviews(request: PrivateRequest): Promise<PageModel> {
  const { t } = request;
  return accountPage(request, t('breadcrumbs.accountReviews'), await accountMain(request, 'reviews'));
}

export async function loadAccountGiftCards(request: PrivateRequest): Promise<PageModel> {
  const { t } = request;
  return accountPage(request, t('breadcrumbs.accountGiftCards'), await accountMain(request, 'giftCards'));
}

/** /account/downloads: all files of a customer. */
export async function loadAccountDownloads(request: PrivateRequest): Promise<PageModel> {
  return accountPage(request, request.t('downloads.title'), await accountMain(request, 'downloads'));
}

/** The island of a screen, with what it needs of the shop. */
async function accountMain(
  request: PrivateRequest,
  screen: AccountScreen,
  { number = '', sample }: { number?: string; sample?: SampleCustomer | undefined } = {},
): Promise<MainBlock> {
  const hasWays = screen !== 'settings' && screen !== 'order';
  const [ways, hasGiftCards, hasFiles] = await Promise.all([
    hasWays ? listWays(request) : [],
    request.services.giftCards.hasCards(),
    request.services.downloads.hasFiles(),
  ]);
  return accountBlock({ screen, number, ways, hasGiftCards, hasFiles, ...(sample && { sample }) });
}

const mostWays = 4;

/** Catalogs of the top level with what a picture of them needs. */
async function listWays({ services }: PrivateRequest): Promise<WayOn[]> {
  const catalogs = await services.catalogs.children(null);
  return catalogs.slice(0, mostWays).map(({ title, slug, image }) => ({ title, slug, image }));
}

/** /reset_password_confirm/{token}: the address is told to nobody (case 11 of reliability.md). */
export async function loadResetPassword(request: PrivateRequest): Promise<PageModel> {
  const { t, params } = request;
  const title = t('breadcrumbs.resetPassword');
  const page = accountPage(request, title, resetPasswordBlock(params['slug'] ?? ''));
  const trail = [
    { title: t('breadcrumbs.home'), uri: '' },
    { title, uri: null },
  ];
  return { ...page, context: { ...page.context, h1: title, breadcrumbs: trail } };
}

function accountPage(
  { t, path, settings }: PrivateRequest,
  title: string,
  main: MainBlock,
  trail: Breadcrumb[] = [],
): PageModel {
  return unlistedPage(
    settings,
    {
      kind: 'account',
      layout: 'account-page',
      path,
      title,
      h1: t('account.title'),
      breadcrumbs: [
        { title: t('breadcrumbs.home'), uri: '' },
        { title: t('breadcrumbs.account'), uri: paths.account.slice(1) },
        ...trail,
        { title, uri: null },
      ],
    },
    main,
  );
}
