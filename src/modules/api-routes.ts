import type { ApiRoute } from '#http/define-route.ts';
import { adminDashboardRoutes } from '#modules/analytics/dashboard-admin.routes.ts';
import { adminArticlesRoutes } from '#modules/articles/articles-admin.routes.ts';
import { articlesRoutes } from '#modules/articles/articles.routes.ts';
import { adminAuthorsAndTagsRoutes } from '#modules/articles/authors-and-tags-admin.routes.ts';
import { adminAuditRoutes } from '#modules/audit/audit-admin.routes.ts';
import { cartRoutes } from '#modules/carts/cart.routes.ts';
import { adminCatalogsRoutes } from '#modules/catalogs/catalogs-admin.routes.ts';
import { adminCommentsRoutes } from '#modules/comments/comments-admin.routes.ts';
import { accountsRoutes } from '#modules/customers/accounts.routes.ts';
import { adminCustomersRoutes } from '#modules/customers/customers-admin.routes.ts';
import { usersRoutes } from '#modules/customers/users.routes.ts';
import { adminDeliveryRoutes } from '#modules/delivery/delivery-admin.routes.ts';
import { deliveryRoutes } from '#modules/delivery/delivery.routes.ts';
import { adminFacetsRoutes } from '#modules/facets/facets-admin.routes.ts';
import { adminFeedsRoutes } from '#modules/feeds/feeds-admin.routes.ts';
import { adminLeadsRoutes } from '#modules/leads/leads-admin.routes.ts';
import { catalogsRoutes } from '#modules/listing/catalogs.routes.ts';
import { adminMailRoutes } from '#modules/mail/mail-admin.routes.ts';
import { adminShopLettersRoutes } from '#modules/mail/shop-letters-admin.routes.ts';
import { imagesRoutes } from '#modules/media/images.routes.ts';
import { adminMediaRoutes } from '#modules/media/media-admin.routes.ts';
import { menusRoutes } from '#modules/menus/menus.routes.ts';
import { enquiriesRoutes } from '#modules/moderation/enquiries.routes.ts';
import { adminOrdersRoutes } from '#modules/orders/orders-admin.routes.ts';
import { ordersRoutes } from '#modules/orders/orders.routes.ts';
import { adminPagesRoutes } from '#modules/pages/pages-admin.routes.ts';
import { pagesRoutes } from '#modules/pages/pages.routes.ts';
import { adminPaymentsRoutes } from '#modules/payments/payments-admin.routes.ts';
import { paymentsRoutes } from '#modules/payments/payments.routes.ts';
import { adminPickersRoutes } from '#modules/pickers/pickers-admin.routes.ts';
import { adminPolicyReportsRoutes } from '#modules/policy-reports/policy-reports-admin.routes.ts';
import { adminPreviewsRoutes } from '#modules/previews/previews-admin.routes.ts';
import { adminSectionPreviewsRoutes } from '#modules/previews/section-previews-admin.routes.ts';
import { adminProductFilesRoutes } from '#modules/product-import/product-files-admin.routes.ts';
import { adminProductsRoutes } from '#modules/products/products-admin.routes.ts';
import { productsRoutes } from '#modules/products/products.routes.ts';
import { adminEditingRoutes } from '#modules/publishing/editing-admin.routes.ts';
import { adminRedirectsRoutes } from '#modules/redirects/redirects-admin.routes.ts';
import { redirectsRoutes } from '#modules/redirects/redirects.routes.ts';
import { adminReviewsRoutes } from '#modules/reviews/reviews-admin.routes.ts';
import { adminSamplesRoutes } from '#modules/samples/samples-admin.routes.ts';
import { searchRoutes } from '#modules/search/search.routes.ts';
import { configRoutes } from '#modules/settings/config.routes.ts';
import { translationsRoutes } from '#modules/settings/translations.routes.ts';
import { adminSetupRoutes } from '#modules/setup/setup-admin.routes.ts';
import { adminMembersRoutes } from '#modules/staff/members-admin.routes.ts';
import { adminOwnAccountRoutes } from '#modules/staff/own-account-admin.routes.ts';
import { adminStaffRoutes } from '#modules/staff/staff-admin.routes.ts';
import { adminStarterSitesRoutes } from '#modules/starter-sites/starter-sites-admin.routes.ts';

import type { ApiDeps } from './route-deps.ts';

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
    ...adminPickersRoutes(deps),
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
