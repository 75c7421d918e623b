import { isAvailable } from '#domain/availability.ts';
import { notFound } from '#domain/errors.ts';
import { paths, sharedWishlistPath, stockFormPath } from '#domain/routes.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import { addWish, decodeWishes, encodeWishes, removeWish, wishlistCookie } from '#domain/wishlist.ts';
import { formatCookie, isSecureOrigin, readCookie } from '#http/cookies.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { cardOfProduct } from '#ui/card-of-product.ts';
import emptyStateCss from '#ui/empty-state.css?inline';
import formCss from '#ui/form/form.css?inline';
import { ProductCard } from '#ui/product-card.tsx';
import { productCardSheets } from '#ui/product-card-sheets.ts';
import { columnStyle, pictureSizes } from '#ui/product-grid.tsx';

import type { PageModel } from '../page-model.ts';
import type { PageRequest, PrivateRequest, Redirection } from '../pages/page-request.ts';
import { trailTo } from '../pages/trail-to.ts';
import { unlistedPage } from '../pages/unlisted-page.ts';
import { Trail, trailCss } from '../trail.tsx';
import { ShareForm } from './share-form.tsx';
import { WishForm } from './wish-form.tsx';
import wishlistCss from './wishlist.css?inline';

/** GET /wishlist: what this browser has put aside; a customer's script brings in what other devices have. */
export async function loadWishlist(request: PrivateRequest): Promise<PageModel> {
  const { t } = request;
  refuseUnlessOn(request);
  const products = await request.services.products.findByIds(readWishes(request));
  return draw(request, {
    products,
    isOwn: true,
    title: t('wishlist.title'),
    empty: { title: t('wishlist.empty'), text: t('wishlist.emptyHint') },
  });
}

/** POST /wishlist: a heart without script, or one that was faster than the script. */
export async function submitWishlist(request: PrivateRequest): Promise<Redirection> {
  const { form, origin } = request;
  refuseUnlessOn(request);
  const id = Number(/^[1-9]\d{0,8}$/.exec(form.get('product') ?? '')?.[0] ?? 0);
  const before = readWishes(request);
  const isRemoved = form.get('op') === 'remove';
  const ids = id === 0 ? before : isRemoved ? removeWish(before, id) : addWish(before, id);
  const cookie = formatCookie(wishlistCookie.name, encodeWishes(ids), {
    maxAgeSeconds: ids.length === 0 ? 0 : wishlistCookie.maxAgeSeconds,
    isSecure: isSecureOrigin(origin),
  });
  return { redirect: paths.wishlist, status: 303, cookies: [cookie] };
}

/** GET /wishlist/shared/…: a customer's list as others see it, of nobody who is named. */
export async function loadSharedWishlist(request: PrivateRequest): Promise<PageModel> {
  const { t, services, params } = request;
  const ids = await services.wishlists.readShared(params['token'] ?? '');
  if (!ids) {
    const gone = { title: t('wishlist.sharedGone'), text: t('wishlist.sharedGoneText') };
    const page = draw(request, { products: [], isOwn: false, title: t('wishlist.sharedTitle'), empty: gone });
    return { ...page, status: 404 };
  }
  return draw(request, {
    products: await services.products.findByIds(ids),
    isOwn: false,
    title: t('wishlist.sharedTitle'),
    empty: { title: t('wishlist.sharedEmpty'), text: '' },
  });
}

function refuseUnlessOn({ settings }: PageRequest): void {
  if (!settings.ecommerce.wishlist) throw notFound('page');
}

function readWishes({ headers, origin }: PrivateRequest): number[] {
  return decodeWishes(readCookie(headers, wishlistCookie.name, isSecureOrigin(origin)));
}

interface ShownList {
  /** Those that are on show. */
  products: readonly Product[];
  /** The visitor's, not one that is shared with them. */
  isOwn: boolean;
  title: string;
  empty: { title: string; text: string };
}

function draw({ settings, t, path, params }: PrivateRequest, list: ShownList): PageModel {
  const { title } = list;
  const context: PageContext = {
    kind: 'blank',
    layout: 'inner-page',
    path: list.isOwn ? path : sharedWishlistPath(params['token'] ?? ''),
    title,
    h1: title,
    breadcrumbs: trailTo(t, title),
  };
  return unlistedPage(settings, context, {
    name: 'wishlist',
    css: [trailCss, ...productCardSheets, emptyStateCss, formCss, wishlistCss],
    render: (context) => <WishlistView list={list} context={context} />,
  });
}

function WishlistView({ list, context }: { list: ShownList; context: SectionContext }) {
  const { products, isOwn, empty } = list;
  const { settings, page, t } = context;
  const columns = settings.ecommerce.defaultColumns;
  return (
    <>
      <Trail context={context} />
      <div className="vt-wishlist vt-container">
        <h1>{page.h1}</h1>
        {products.length === 0 ? (
          <div className="vt-empty" data-part="wishes">
            <p className="vt-empty__title">{empty.title}</p>
            {empty.text !== '' && <p className="vt-empty__text">{empty.text}</p>}
            <a className="vt-button vt-button--primary" href={paths.catalogs}>
              {t('cart.toCatalog')}
            </a>
          </div>
        ) : (
          <ul className="vt-products" data-part="wishes" style={columnStyle(columns)}>
            {products.map((product, index) => (
              <li key={product.id} className="vt-products__item">
                <WishedProduct
                  product={product}
                  isOwn={isOwn}
                  isEager={index < columns.mobile}
                  context={context}
                />
              </li>
            ))}
          </ul>
        )}
        {isOwn && <ShareForm t={t} />}
      </div>
    </>
  );
}

interface WishedProductProps {
  product: Product;
  isOwn: boolean;
  isEager: boolean;
  context: SectionContext;
}

/** A card, and below it what can be done: taken off, put on one's own list, waited for. */
function WishedProduct({ product, isOwn, isEager, context }: WishedProductProps) {
  const { settings, t } = context;
  const awaited = settings.ecommerce.backInStock ? findAwaited(product) : null;
  return (
    <>
      <ProductCard
        card={cardOfProduct(product, settings, t)}
        sizes={pictureSizes(settings.ecommerce.defaultColumns)}
        eager={isEager}
        level={2}
        texts={context}
      />
      <div className="vt-wishlist__actions">
        {awaited !== null && (
          <a
            className="vt-button vt-button--text"
            href={stockFormPath(awaited)}
            rel="nofollow"
            data-vt-modal="BackInStock"
            data-variation-id={awaited}
            data-name={product.title}
          >
            {t('backInStock.ask')}
          </a>
        )}
        <WishForm productId={product.id} isWished={isOwn} title={product.title} t={t} />
      </div>
    </>
  );
}

/** The variation to be waited for: of what has several, and of what can be bought, the product's page asks. */
function findAwaited({ variations }: Product): number | null {
  const [only, ...others] = variations;
  return only && others.length === 0 && !isAvailable(only.stock) ? only.id : null;
}
