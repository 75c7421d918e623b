import type { CatalogListing, ListingQuery } from '#domain/schemas/catalog.schema.ts';
import type {
  LocationInput,
  AdminLocation,
  AdminZone,
  ZoneInput,
} from '#domain/schemas/manage-delivery.schema.ts';
import type { MailTest, MailTestRequest } from '#domain/schemas/mail-server.schema.ts';
import type { MailState } from '#domain/schemas/mail-state.schema.ts';
import type { ModerationCounts } from '#domain/schemas/moderation.schema.ts';
import type { SearchResult } from '#domain/schemas/search.schema.ts';
import type { SectionPreviews, TriedSection } from '#domain/schemas/section-preview.schema.ts';
import type { StarterSiteManagement } from '#domain/schemas/starter-site.schema.ts';
import type { TokenReader } from '#http/authenticate.ts';
import type { DashboardReader } from '#modules/analytics/dashboard.ts';
import type { ArticleManagement } from '#modules/articles/manage-articles.ts';
import type { ArticleReader } from '#modules/articles/article-reader.ts';
import type { AuthorManagement } from '#modules/articles/manage-authors.ts';
import type { CategoryManagement } from '#modules/articles/manage-categories.ts';
import type { TagManagement } from '#modules/articles/manage-tags.ts';
import type { AuditLog } from '#modules/audit/audit-log.ts';
import type { CartService } from '#modules/carts/cart-service.ts';
import type { CatalogManagement } from '#modules/catalogs/manage-catalogs.ts';
import type { CommentSubmissions } from '#modules/comments/submit-comment.ts';
import type { CommentModeration } from '#modules/comments/comment-moderation.ts';
import type { Accounts } from '#modules/customers/accounts.ts';
import type { CustomerManagement } from '#modules/customers/manage-customers.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import type { PlaceManagement } from '#modules/delivery/manage-delivery-places.ts';
import type { FacetManagement } from '#modules/facets/manage-facets.ts';
import type { FeedReporter } from '#modules/feeds/feed-report.ts';
import type { LeadManagement } from '#modules/leads/manage-leads.ts';
import type { LeadSubmissions } from '#modules/leads/submit-lead.ts';
import type { MailServer } from '#modules/mail/mail-server.ts';
import type { ShopLetterSettings } from '#modules/mail/shop-letters.ts';
import type { ImageReader } from '#modules/media/image-reader.ts';
import type { MediaLibrary } from '#modules/media/media-library.ts';
import type { MenuReader } from '#modules/menus/menu-reader.ts';
import type { OrderManagement } from '#modules/orders/manage-orders.ts';
import type { OrderService } from '#modules/orders/order-service.ts';
import type { PageManagement } from '#modules/pages/manage-pages.ts';
import type { PageReader } from '#modules/pages/page-reader.ts';
import type { MethodManagement } from '#modules/payment-methods/manage-payment-methods.ts';
import type { PaymentService } from '#modules/payments/payment-service.ts';
import type { PickerItemReader } from '#modules/pickers/picker-item-reader.ts';
import type { PolicyReports } from '#modules/policy-reports/policy-reports.ts';
import type { PrepareSections } from '#modules/previews/prepare-sections.ts';
import type { PreviewLinks } from '#modules/previews/preview-links.ts';
import type { ProductExport } from '#modules/product-import/export-products.ts';
import type { ProductImports } from '#modules/product-import/product-imports.ts';
import type { ProductManagement } from '#modules/products/manage-products.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';
import type { DocumentEditing } from '#modules/publishing/document-editing.ts';
import type { RedirectManagement } from '#modules/redirects/manage-redirects.ts';
import type { RedirectReader } from '#modules/redirects/redirect-reader.ts';
import type { ReviewSubmissions } from '#modules/reviews/submit-review.ts';
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
  reviews: ReviewReader & ReviewSubmissions;
  leads: LeadSubmissions;
  comments: CommentSubmissions;
  moderation: {
    reviews: ReviewModeration;
    comments: CommentModeration;
    leads: LeadManagement;
    counts(): Promise<ModerationCounts>;
  };
  pickerItems: PickerItemReader;
  /** Sections of the library or of a type's examples, as visitors would see them; any unknown type has none. */
  drawSectionPreviews(
    request:
      | { of: 'presets' | 'examples'; type: string | null; language?: 'en' | 'ru' | undefined }
      | { of: 'tried'; section: TriedSection },
  ): Promise<SectionPreviews>;
  previews: PreviewLinks & { prepareSections: PrepareSections };
  productManagement: ProductManagement;
  productImports: Omit<ProductImports, 'job'>;
  exportProducts: ProductExport;
  catalogManagement: CatalogManagement;
  facetManagement: FacetManagement;
  reportFeeds: FeedReporter;
  media: Omit<MediaLibrary, 'sweep'>;
  deliveryManagement: {
    zones: PlaceManagement<AdminZone, ZoneInput>;
    locations: PlaceManagement<AdminLocation, LocationInput>;
    methods: MethodManagement;
  };
  editing: DocumentEditing;
  pageManagement: PageManagement;
  staff: StaffAccounts;
  members: StaffMembers;
  articleManagement: ArticleManagement;
  categoryManagement: CategoryManagement;
  authorManagement: AuthorManagement;
  tagManagement: TagManagement;
  redirectManagement: RedirectManagement;
  audit: Pick<AuditLog, 'note' | 'list'>;
  sections: SectionLoader;
  orders: Omit<OrderService, 'jobs'>;
  orderManagement: OrderManagement;
  customerManagement: CustomerManagement;
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
  starterSites: StarterSiteManagement;
  /** The configured address of the shop; undefined: whatever address it is asked at. */
  shopOrigin: string | undefined;
  /** Buyers reach the shop over https, so that cookies can be kept from plain connections. */
  hasSecureOrigin: boolean;
  /** One page of a catalog with its facets; null when there is no such catalog. */
  findCatalogListing(slug: string, query: ListingQuery): Promise<CatalogListing | null>;
  search(request: { query: string; offset: number; limit: number }): Promise<SearchResult>;
}
