import { downloadFilePath, downloadPath, paths } from '#domain/routes.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import type { LinkedDownload } from '#modules/downloads/give-downloads.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import formCss from '#ui/form/form.css?inline';
import submissionCss from '#ui/form/submission.css?inline';

import submissionPageCss from '../forms/submission-page.css?inline';
import { describeDownload } from '../order/order-downloads.tsx';
import type { MainBlock, PageModel } from '../page-model.ts';
import type { PrivateRequest, Redirection } from '../pages/page-request.ts';
import { trailTo } from '../pages/trail-to.ts';
import { unlistedPage } from '../pages/unlisted-page.ts';
import { Trail, trailCss } from '../trail.tsx';

/**
 * /account/downloads/{token}: what a link leads to. Looking at it counts nothing, for programs that guard mailboxes open
 * links, too; its button begins the download.
 */
export async function loadDownload(request: PrivateRequest): Promise<PageModel> {
  return drawPage(request, await request.services.downloads.find(tokenOf(request)));
}

/** POST: begins the download. Of a form that is sent twice, the second goes on with what the first has begun. */
export async function submitDownload(request: PrivateRequest): Promise<PageModel | Redirection> {
  const token = tokenOf(request);
  const visit = request.form.get('visit') ?? '';
  if (await request.services.downloads.begin(token, visit))
    return { redirect: downloadFilePath(token, visit), status: 303 };
  return loadDownload(request);
}

const tokenOf = ({ params }: PrivateRequest) => params['token'] ?? '';

function drawPage(request: PrivateRequest, found: LinkedDownload | null): PageModel {
  const { settings, t, path } = request;
  const title = t(titleOf(found));
  const context: PageContext = {
    kind: 'blank',
    layout: 'inner-page',
    path,
    title,
    h1: found?.state === 'ready' ? found.name : title,
    breadcrumbs: trailTo(t, title),
  };
  const token = tokenOf(request);
  const main: MainBlock = {
    name: 'download',
    css: [trailCss, formCss, submissionCss, submissionPageCss],
    render: (section) => <DownloadView found={found} token={token} context={section} />,
  };
  return { ...unlistedPage(settings, context, main), status: statusOf(found) };
}

function titleOf(found: LinkedDownload | null) {
  if (found === null) return 'downloads.unknownTitle';
  return found.state === 'ready' ? 'downloads.get' : (`downloads.${found.state}Title` as const);
}

function statusOf(found: LinkedDownload | null): number {
  if (found === null) return 404;
  return found.state === 'ready' ? 200 : 410;
}

interface DownloadViewProps {
  found: LinkedDownload | null;
  token: string;
  context: SectionContext;
}

function DownloadView({ found, token, context }: DownloadViewProps) {
  const { t } = context;
  return (
    <>
      <Trail context={context} />
      <div className="vt-submission vt-container">
        <h1 dir="auto">{context.page.h1}</h1>
        {found?.state === 'ready' ? (
          <Ready found={found} token={token} context={context} />
        ) : (
          <>
            <p>{t(textOf(found))}</p>
            <p>
              <a className="vt-button vt-button--outline" href={paths.accountOrders}>
                {t('account.orders')}
              </a>
            </p>
          </>
        )}
      </div>
    </>
  );
}

function textOf(found: LinkedDownload | null) {
  if (found === null) return 'downloads.unknownText';
  return found.state === 'ready' ? 'downloads.hint' : (`downloads.${found.state}Text` as const);
}

function Ready({ found, token, context }: { found: LinkedDownload; token: string; context: SectionContext }) {
  const { t, settings } = context;
  return (
    <>
      <p>{describeDownload(found, { timeZone: shopTimeZone(settings.common), t })}</p>
      <form method="post" action={downloadPath(token)}>
        <input type="hidden" name="visit" value={crypto.randomUUID()} />
        <button type="submit" className="vt-button vt-button--primary">
          {t('downloads.get')}
        </button>
      </form>
      <p>{t('downloads.hint')}</p>
    </>
  );
}
