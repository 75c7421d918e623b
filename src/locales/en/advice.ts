/** What the canvas says where a section has nothing to show. */
export const messages = {
  advice: {
    products: 'There are no products to show yet. Add products, or choose another catalog in the panel.',
    pickedProducts: 'Choose products in the panel to show them here.',
    catalogs: 'There are no catalogs to show yet. Add catalogs, or choose others in the panel.',
    articles: 'There are no articles to show yet. Publish articles, or choose another category in the panel.',
    tags: 'Tags of articles are shown here. Choose a category with tagged articles in the panel.',
    listing: 'Products with filters are shown here on the page of a catalog.',
    article: 'Comments and their form are shown here on the page of an article.',
    headings: 'Contents are made of the headings in the page’s texts. Write at least two.',
    trail: 'The way back to the home page is shown here on inner pages.',
    contacts: 'Fill in the shop’s contacts in the settings to show them here.',
    pictures: 'Choose pictures in the panel to show them here.',
    items: 'Nothing is filled in yet. Do it in the panel.',
    words: 'Write a text or choose a picture in the panel.',
    text: 'Write a text in the panel.',
  },
  item: 'Nothing is filled in yet. Add the first item in the panel: {name}.',
  unseen: 'Visitors do not see this section until then.',
  ways: {
    products: 'Go to products',
    catalogs: 'Go to catalogs',
    articles: 'Go to articles',
    tags: 'Go to tags',
    settings: 'Go to settings',
  },
  sample: 'Sample',
} as const;
