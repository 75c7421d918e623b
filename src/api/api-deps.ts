import type { CatalogListing, ListingQuery } from '#domain/schemas/catalog.schema.ts';
import type { ModerationCounts } from '#domain/schemas/moderation.schema.ts';
import type { SectionPreviews, TriedSection } from '#domain/schemas/section-preview.schema.ts';
import type {
  LocationInput,
  OfficeLocation,
  OfficeZone,
  ZoneInput,
} from '#domain/schemas/delivery-office.schema.ts';
import type { StarterOffice } from '#domain/schemas/starter-site.schema.ts';
import type { SearchResult } from '#domain/schemas/search.schema.ts';
import type { Accounts } from '#services/accounts/accounts.ts';
import type { CustomerDesk } from '#services/accounts/customer-desk.ts';
import type { ArticleReader } from '#services/articles/article-reader.ts';
import type { AuditLog } from '#services/audit/audit-log.ts';
import type { CartService } from '#services/carts/cart-service.ts';
import type { MailTest, MailTestRequest } from '#domain/schemas/mail-server.schema.ts';
import type { MailState } from '#domain/schemas/mail-state.schema.ts';
import type { MailServer } from '#services/mail/mail-server.ts';
import type { DashboardReader } from '#services/dashboard/dashboard.ts';
import type { SampleService } from '#services/samples/sample-service.ts';
import type { DeliveryReader } from '#services/delivery/delivery-reader.ts';
import type { PlaceOffice } from '#services/delivery/place-office.ts';
import type { CatalogOffice } from '#services/catalog-office/catalog-office.ts';
import type { DocumentEditing } from '#services/editing/document-editing.ts';
import type { PageDesk } from '#services/pages/page-desk.ts';
import type { CommentInbox } from '#services/enquiries/comment-inbox.ts';
import type { ArticleDesk } from '#services/content/article-desk.ts';
import type { AuthorDesk } from '#services/content/author-desk.ts';
import type { CategoryDesk } from '#services/content/category-desk.ts';
import type { TagDesk } from '#services/content/tag-desk.ts';
import type { RedirectDesk } from '#services/redirects/redirect-desk.ts';
import type { LeadInbox } from '#services/enquiries/lead-inbox.ts';
import type { ReviewInbox } from '#services/enquiries/review-inbox.ts';
import type { FeedReporter } from '#services/feeds/feed-report.ts';
import type { FacetOffice } from '#services/facet-office/facet-office.ts';
import type { ImageReader } from '#services/images/image-reader.ts';
import type { MediaLibrary } from '#services/media/media-library.ts';
import type { MenuReader } from '#services/menus/menu-reader.ts';
import type { CommentModeration } from '#services/moderation/comment-moderation.ts';
import type { LeadDesk } from '#services/moderation/lead-desk.ts';
import type { ReviewModeration } from '#services/moderation/review-moderation.ts';
import type { OrderDesk } from '#services/orders/order-desk.ts';
import type { OrderService } from '#services/orders/order-service.ts';
import type { PageReader } from '#services/pages/page-reader.ts';
import type { MethodOffice } from '#services/payments/method-office.ts';
import type { PaymentService } from '#services/payments/payment-service.ts';
import type { PickReader } from '#services/picks/pick-reader.ts';
import type { PolicyReports } from '#services/policy-reports/policy-reports.ts';
import type { PrepareSections } from '#services/previews/prepare-sections.ts';
import type { PreviewLinks } from '#services/previews/preview-links.ts';
import type { ProductExport } from '#services/product-files/export-products.ts';
import type { ProductImports } from '#services/product-files/product-imports.ts';
import type { ProductOffice } from '#services/product-office/product-office.ts';
import type { ProductReader } from '#services/products/product-reader.ts';
import type { ReviewReader } from '#services/products/review-reader.ts';
import type { RedirectReader } from '#services/redirects/redirect-reader.ts';
import type { SectionLoader } from '#services/sections/load-sections.ts';
import type { ShopLetterSettings } from '#services/shop-letters/shop-letters.ts';
import type { SettingsReader } from '#services/settings/settings-reader.ts';
import type { ShopSetupService } from '#services/setup/shop-setup.ts';
import type { StaffAccounts } from '#services/staff/staff-accounts.ts';
import type { StaffMembers } from '#services/staff/staff-members.ts';

import type { TokenReader } from './framework/authenticate.ts';

/** What the API asks of the services. */
export interface ApiDeps {
  auth: TokenReader;
  accounts: Accounts;
  settings: Pick<SettingsReader, 'read'>;
  images: Pick<ImageReader, 'findByIds'>;
  menus: Pick<MenuReader, 'findByNames'>;
  pages: Pick<PageReader, 'findBySlug' | 'findHome'>;
  articles: Pick<ArticleReader, 'list' | 'findBySlug' | 'listTags'>;
  redirects: Pick<RedirectReader, 'find'>;
  delivery: Omit<DeliveryReader, 'invalidate'>;
  products: Omit<ProductReader, 'invalidate' | 'findByIds'>;
  reviews: ReviewReader & ReviewInbox;
  leads: LeadInbox;
  comments: CommentInbox;
  moderation: {
    reviews: ReviewModeration;
    comments: CommentModeration;
    leads: LeadDesk;
    counts(): Promise<ModerationCounts>;
  };
  picks: PickReader;
  /** Sections of the library or of a type's examples, as visitors would see them; any unknown type has none. */
  drawSectionPreviews(
    request:
      | { of: 'presets' | 'examples'; type: string | null; language?: 'en' | 'ru' | undefined }
      | { of: 'tried'; section: TriedSection },
  ): Promise<SectionPreviews>;
  previews: PreviewLinks & { prepareSections: PrepareSections };
  productOffice: ProductOffice;
  productImports: Omit<ProductImports, 'job'>;
  exportProducts: ProductExport;
  catalogOffice: CatalogOffice;
  facetOffice: FacetOffice;
  reportFeeds: FeedReporter;
  media: Omit<MediaLibrary, 'sweep'>;
  deliveryOffice: {
    zones: PlaceOffice<OfficeZone, ZoneInput>;
    locations: PlaceOffice<OfficeLocation, LocationInput>;
    methods: MethodOffice;
  };
  editing: DocumentEditing;
  pageDesk: PageDesk;
  staff: StaffAccounts;
  members: StaffMembers;
  articleDesk: ArticleDesk;
  categoryDesk: CategoryDesk;
  authorDesk: AuthorDesk;
  tagDesk: TagDesk;
  redirectDesk: RedirectDesk;
  audit: Pick<AuditLog, 'note' | 'list'>;
  sections: SectionLoader;
  orders: Omit<OrderService, 'jobs'>;
  orderDesk: OrderDesk;
  customerDesk: CustomerDesk;
  dashboard: DashboardReader;
  samples: SampleService;
  shopSetup: ShopSetupService;
  mail: {
    readState(): Promise<MailState>;
    server: Pick<MailServer, 'read' | 'change' | 'remove'>;
    test(request: MailTestRequest): Promise<MailTest>;
  };
  policyReports: Pick<PolicyReports, 'list' | 'clear'>;
  shopLetters: ShopLetterSettings;
  carts: CartService;
  payments: Pick<PaymentService, 'initialize' | 'refreshIfPending' | 'refundPayment'>;
  starterSites: StarterOffice;
  /** The configured address of the shop; undefined: whatever address it is asked at. */
  shopOrigin: string | undefined;
  /** Buyers reach the shop over https, so that cookies can be kept from plain connections. */
  hasSecureOrigin: boolean;
  /** One page of a catalog with its facets; null when there is no such catalog. */
  findCatalogListing(slug: string, query: ListingQuery): Promise<CatalogListing | null>;
  search(request: { query: string; offset: number; limit: number }): Promise<SearchResult>;
}
