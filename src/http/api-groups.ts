/** What the calls are grouped by in the API's documentation, and what each group is about. */
export const apiGroups = {
  Settings: 'What the shop shows and sells by: its settings, texts and the visitor’s country',
  Products: 'Products with their variations, options, reviews and stock',
  Catalogs: 'Catalogs, their products and the values to filter by',
  Search: 'Search over products, catalogs, pages and articles',
  Pages: 'Pages as documents of sections',
  Articles: 'Articles, their categories and tags, as readers see them',
  Menus: 'Menus of the header, the footer and the owner’s own',
  Images: 'Pictures with their sizes and addresses',
  Redirects: 'Addresses that have moved',
  'Delivery and payment': 'Where orders are brought or kept, how they are paid, and the states of an order',
  'Signing in': 'A customer’s account: opening it, signing in and out, a new password',
  'Own account': 'What somebody who is signed in sees and changes of themselves',
  Enquiries: 'What visitors send: enquiries, reviews and comments',
  Moderation: 'Reviews, comments and enquiries, as the staff answer them',
  Staff: 'Those who manage the shop: signing in, roles, invitations, two-factor sign-in',
  Audit: 'Who changed what and when',
  Content: 'Articles, categories, authors and tags, as the staff write them',
  Editing: 'Drafts of pages, settings and menus: edits, publishing, schedules and versions',
  Previews: 'Links that show a draft before it is published',
  'Product files': 'Products as files: export, import and what feeds leave out',
  Properties: 'Properties and options: order, titles and visibility of their values',
  'Back office': 'What managers need beside the rest: media, delivery, payments, orders, customers, figures',
  Cart: 'The cart of a customer who is signed in',
  Orders: 'Quotes, orders and their payment',
} as const;

export type ApiGroup = keyof typeof apiGroups;
