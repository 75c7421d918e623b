import { accountsRoutes } from './accounts.routes.ts';
import { adminCatalogsRoutes } from './admin/catalogs.routes.ts';
import { adminCommentsRoutes } from './admin/comments.routes.ts';
import { adminCustomersRoutes } from './admin/customers.routes.ts';
import { adminDashboardRoutes } from './admin/dashboard.routes.ts';
import { adminMailRoutes } from './admin/mail.routes.ts';
import { adminShopLettersRoutes } from './admin/shop-letters.routes.ts';
import { adminEditingRoutes } from './admin/editing.routes.ts';
import { adminPolicyReportsRoutes } from './admin/policy-reports.routes.ts';
import { adminPagesRoutes } from './admin/pages.routes.ts';
import { adminFacetsRoutes } from './admin/facets.routes.ts';
import { adminFeedsRoutes } from './admin/feeds.routes.ts';
import { adminLeadsRoutes } from './admin/leads.routes.ts';
import { adminOrdersRoutes } from './admin/orders.routes.ts';
import { adminDeliveryRoutes } from './admin/delivery.routes.ts';
import { adminMediaRoutes } from './admin/media.routes.ts';
import { adminPaymentsRoutes } from './admin/payments.routes.ts';
import { adminPicksRoutes } from './admin/picks.routes.ts';
import { adminPreviewsRoutes } from './admin/previews.routes.ts';
import { adminProductFilesRoutes } from './admin/product-files.routes.ts';
import { adminProductsRoutes } from './admin/products.routes.ts';
import { adminReviewsRoutes } from './admin/reviews.routes.ts';
import { adminSamplesRoutes } from './admin/samples.routes.ts';
import { adminSectionPreviewsRoutes } from './admin/section-previews.routes.ts';
import { adminSetupRoutes } from './admin/setup.routes.ts';
import { adminStaffRoutes } from './admin/staff.routes.ts';
import { adminArticlesRoutes } from './admin/articles.routes.ts';
import { adminAuthorsAndTagsRoutes } from './admin/authors-and-tags.routes.ts';
import { adminRedirectsRoutes } from './admin/redirects.routes.ts';
import { adminAuditRoutes } from './admin/audit.routes.ts';
import { adminMembersRoutes } from './admin/members.routes.ts';
import { adminOwnAccountRoutes } from './admin/own-account.routes.ts';
import type { ApiDeps } from './api-deps.ts';
import { articlesRoutes } from './articles.routes.ts';
import { cartRoutes } from './cart.routes.ts';
import { catalogsRoutes } from './catalogs.routes.ts';
import { configRoutes } from './config.routes.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import { adminStarterSitesRoutes } from './admin/starter-sites.routes.ts';
import { enquiriesRoutes } from './enquiries.routes.ts';
import type { ApiRoute } from './framework/define-route.ts';
import { imagesRoutes } from './images.routes.ts';
import { menusRoutes } from './menus.routes.ts';
import { ordersRoutes } from './orders.routes.ts';
import { pagesRoutes } from './pages.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { productsRoutes } from './products.routes.ts';
import { redirectsRoutes } from './redirects.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { translationsRoutes } from './translations.routes.ts';
import { usersRoutes } from './users.routes.ts';

/** The route table: what is served, documented and tested. */
export function apiRoutes(deps: ApiDeps): ApiRoute[] {
  return [
    ...configRoutes(deps),
    ...translationsRoutes(),
    ...productsRoutes(deps),
    ...catalogsRoutes(deps),
    ...searchRoutes(deps),
    ...pagesRoutes(deps),
    ...articlesRoutes(deps),
    ...menusRoutes(deps),
    ...imagesRoutes(deps),
    ...redirectsRoutes(deps),
    ...deliveryRoutes(deps),
    ...accountsRoutes(deps),
    ...usersRoutes(deps),
    ...enquiriesRoutes(deps),
    ...adminReviewsRoutes(deps),
    ...adminCommentsRoutes(deps),
    ...adminLeadsRoutes(deps),
    ...adminStaffRoutes(deps),
    ...adminOwnAccountRoutes(deps),
    ...adminMembersRoutes(deps),
    ...adminAuditRoutes(deps),
    ...adminArticlesRoutes(deps),
    ...adminAuthorsAndTagsRoutes(deps),
    ...adminRedirectsRoutes(deps),
    ...adminEditingRoutes(deps),
    ...adminPagesRoutes(deps),
    ...adminPolicyReportsRoutes(deps),
    ...adminPicksRoutes(deps),
    ...adminSectionPreviewsRoutes(deps),
    ...adminPreviewsRoutes(deps),
    ...adminProductsRoutes(deps),
    ...adminProductFilesRoutes(deps),
    ...adminCatalogsRoutes(deps),
    ...adminFacetsRoutes(deps),
    ...adminFeedsRoutes(deps),
    ...adminMediaRoutes(deps),
    ...adminDeliveryRoutes(deps),
    ...cartRoutes(deps),
    ...ordersRoutes(deps),
    ...paymentsRoutes(deps),
    ...adminPaymentsRoutes(deps),
    ...adminOrdersRoutes(deps),
    ...adminCustomersRoutes(deps),
    ...adminDashboardRoutes(deps),
    ...adminSamplesRoutes(deps),
    ...adminStarterSitesRoutes(deps),
    ...adminMailRoutes(deps),
    ...adminSetupRoutes(deps),
    ...adminShopLettersRoutes(deps),
  ];
}
