import type { CatalogListing, ListingQuery } from '#domain/schemas/catalog.schema.ts';
import type {
  LocationInput,
  OfficeLocation,
  OfficeZone,
  ZoneInput,
} from '#domain/schemas/delivery-office.schema.ts';
import type { MailTest, MailTestRequest } from '#domain/schemas/mail-server.schema.ts';
import type { MailState } from '#domain/schemas/mail-state.schema.ts';
import type { ModerationCounts } from '#domain/schemas/moderation.schema.ts';
import type { SearchResult } from '#domain/schemas/search.schema.ts';
import type { SectionPreviews, TriedSection } from '#domain/schemas/section-preview.schema.ts';
import type { StarterOffice } from '#domain/schemas/starter-site.schema.ts';
import type { TokenReader } from '#http/authenticate.ts';
import type { DashboardReader } from '#modules/analytics/dashboard.ts';
import type { ArticleDesk } from '#modules/articles/article-desk.ts';
import type { ArticleReader } from '#modules/articles/article-reader.ts';
import type { AuthorDesk } from '#modules/articles/author-desk.ts';
import type { CategoryDesk } from '#modules/articles/category-desk.ts';
import type { TagDesk } from '#modules/articles/tag-desk.ts';
import type { AuditLog } from '#modules/audit/audit-log.ts';
import type { CartService } from '#modules/carts/cart-service.ts';
import type { CatalogOffice } from '#modules/catalogs/catalog-office.ts';
import type { CommentInbox } from '#modules/comments/comment-inbox.ts';
import type { CommentModeration } from '#modules/comments/comment-moderation.ts';
import type { Accounts } from '#modules/customers/accounts.ts';
import type { CustomerDesk } from '#modules/customers/customer-desk.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import type { PlaceOffice } from '#modules/delivery/place-office.ts';
import type { FacetOffice } from '#modules/facets/facet-office.ts';
import type { FeedReporter } from '#modules/feeds/feed-report.ts';
import type { LeadDesk } from '#modules/leads/lead-desk.ts';
import type { LeadInbox } from '#modules/leads/lead-inbox.ts';
import type { MailServer } from '#modules/mail/mail-server.ts';
import type { ShopLetterSettings } from '#modules/mail/shop-letters.ts';
import type { ImageReader } from '#modules/media/image-reader.ts';
import type { MediaLibrary } from '#modules/media/media-library.ts';
import type { MenuReader } from '#modules/menus/menu-reader.ts';
import type { OrderDesk } from '#modules/orders/order-desk.ts';
import type { OrderService } from '#modules/orders/order-service.ts';
import type { PageDesk } from '#modules/pages/page-desk.ts';
import type { PageReader } from '#modules/pages/page-reader.ts';
import type { MethodOffice } from '#modules/payment-methods/method-office.ts';
import type { PaymentService } from '#modules/payments/payment-service.ts';
import type { PickReader } from '#modules/pickers/pick-reader.ts';
import type { PolicyReports } from '#modules/policy-reports/policy-reports.ts';
import type { PrepareSections } from '#modules/previews/prepare-sections.ts';
import type { PreviewLinks } from '#modules/previews/preview-links.ts';
import type { ProductExport } from '#modules/product-import/export-products.ts';
import type { ProductImports } from '#modules/product-import/product-imports.ts';
import type { ProductOffice } from '#modules/products/product-office.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';
import type { DocumentEditing } from '#modules/publishing/document-editing.ts';
import type { RedirectDesk } from '#modules/redirects/redirect-desk.ts';
import type { RedirectReader } from '#modules/redirects/redirect-reader.ts';
import type { ReviewInbox } from '#modules/reviews/review-inbox.ts';
import type { ReviewModeration } from '#modules/reviews/review-moderation.ts';
import type { ReviewReader } from '#modules/reviews/review-reader.ts';
import type { SampleService } from '#modules/samples/sample-service.ts';
import type { SectionLoader } from '#modules/section-data/load-sections.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { ShopSetupService } from '#modules/setup/shop-setup.ts';
import type { StaffAccounts } from '#modules/staff/staff-accounts.ts';
import type { StaffMembers } from '#modules/staff/staff-members.ts';

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
