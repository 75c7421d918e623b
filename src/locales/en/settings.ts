/** What a setting is called, and one sentence on what it does. */
export const messages = {
  'common.type': {
    name: 'Type of site',
    about: 'A shop with payment, or a cart that ends in an enquiry without online payment.',
  },
  'common.sitename': { name: 'Shop name', about: 'Used in titles, emails and search results.' },
  'common.description': {
    name: 'Description',
    about: 'One or two sentences for search engines where a page has none of its own.',
  },
  'common.phones': {
    name: 'Phones',
    about: 'Shown in header, footer and contacts; the first one is the main one.',
  },
  'common.emails': {
    name: 'Emails',
    about: 'Shown to visitors; the first one receives emails about orders and enquiries.',
  },
  'common.whatsapps': {
    name: 'WhatsApp numbers',
    about: 'Open a chat with you from the messenger button and contacts.',
  },
  'common.whatsappMessage': {
    name: 'First WhatsApp message',
    about: 'Prefilled in the chat that a visitor opens.',
  },
  'common.address': {
    name: 'Address',
    about: 'Shown in contacts; its country is also the default in phone fields.',
  },
  'common.telegram': {
    name: 'Telegram',
    about: 'A link such as https://t.me/name for the messenger button and contacts.',
  },
  'common.mapUrl': {
    name: 'Map',
    about:
      'The address or the code for embedding that a map service gives, in Google Maps under Share → Embed a map; it loads only after a click.',
  },
  'common.workTime': { name: 'Opening hours', about: 'Shown in header and contacts.' },
  'common.timeZone': {
    name: 'Time zone',
    about: 'Decides when a day of the dashboard begins; empty: that of the country in the address.',
  },
  'common.favicon': {
    name: 'Site icon',
    about: 'The small picture in browser tabs; best square, PNG or SVG.',
  },
  'common.sharedImage': {
    name: 'Shared picture',
    about: 'Shown when a link to a page without a picture is shared.',
  },
  'common.showAccount': { name: 'Customer accounts', about: 'Lets customers sign in and see their orders.' },
  'common.modalCookieAccept': {
    name: 'Ask about cookies',
    about: 'Trackers start only after a visitor has agreed.',
  },
  'common.modalAgeVerification': {
    name: 'Ask for age',
    about: 'Visitors confirm that they are of age before they see the shop.',
  },
  'common.showOnMobileHeader': {
    name: 'In the header on phones',
    about: 'Which contacts the header shows on small screens.',
  },
  'common.showOnMobileMenu': {
    name: 'In the menu on phones',
    about: 'Which contacts the mobile menu shows.',
  },
  'common.showOnMobileWidget': {
    name: 'In the messenger button on phones',
    about: 'Which contacts the floating button offers on small screens.',
  },
  'common.showOnMobileContacts': {
    name: 'In contacts sections on phones',
    about: 'Which contacts these sections show on small screens.',
  },
  'common.showOnContacts': {
    name: 'In contacts sections on larger screens',
    about: 'Which contacts these sections show on tablets and computers.',
  },
  'media.itemsStyle.template': { name: 'Look of article cards', about: 'How articles look in lists.' },
  'media.itemsStyle.imageProportions': {
    name: 'Shape of card pictures',
    about: 'Width to height, such as 3:2.',
  },
  'media.itemsStyle.borderRadius': { name: 'Rounded corners of cards', about: 'In pixels.' },
  'media.itemsStyle.textAlign': { name: 'Text of cards', about: 'How texts of cards are aligned.' },
  'media.itemsStyle.showAuthor': { name: 'Author on cards', about: 'Shows who wrote the article.' },
  'media.itemsStyle.showDate': { name: 'Date on cards', about: 'Shows when the article came out.' },
  'media.itemsStyle.showTags': { name: 'Tags on cards', about: 'Shows the tags of the article.' },
  'media.itemsLayout.listColumn': { name: 'Columns of lists', about: 'How many cards stand side by side.' },
  'media.itemsLayout.listAlign': {
    name: 'Alignment of lists',
    about: 'Where cards stand in a row that is not full.',
  },
  'media.itemsLayout.gap': { name: 'Space between cards', about: 'In pixels.' },
  'media.itemsPerPage': {
    name: 'Articles per page',
    about: 'How many a list shows before there is another page.',
  },
  'media.pageStyle.showAuthor': {
    name: 'Author in articles',
    about: 'Shows the author with picture and text.',
  },
  'media.pageStyle.authorBlock': {
    name: 'Place of the author',
    about: 'Above or below the text of the article.',
  },
  'media.pageStyle.showComments': {
    name: 'Comments',
    about: 'Lets readers comment; you approve before others read.',
  },
  'media.pageStyle.commentsBlock': {
    name: 'Comments at first',
    about: 'Whether they are open when the page opens.',
  },
  'media.pageStyle.showDate': { name: 'Date in articles', about: 'Shows when the article came out.' },
  'media.pageStyle.showTableOfContent': {
    name: 'Table of contents',
    about: 'Lists the headings of an article at its start.',
  },
  'ecommerce.currency': {
    name: 'Currency',
    about:
      'All prices are in it; numbers stay as they are when it changes, and only payment methods that take it are offered.',
  },
  'ecommerce.priceFormatSeparator': {
    name: 'Thousands in prices',
    about: 'What stands between thousands: 12 500, 12,500 or 12500.',
  },
  'ecommerce.template': { name: 'Product page', about: 'How pictures and facts of a product are laid out.' },
  'ecommerce.detailsTemplate': {
    name: 'Details of products',
    about:
      'Description, properties, reviews and policies: as tabs, folded, or one below another. On phones they are folded.',
  },
  'ecommerce.templateListing': { name: 'Product cards', about: 'How products look in lists.' },
  'ecommerce.itemPerPage': {
    name: 'Products per page',
    about: 'How many a catalog shows before there is another page.',
  },
  'ecommerce.imageCrop': { name: 'Pictures of products', about: 'Cropped to fill the card, or shown whole.' },
  'ecommerce.previewSizeInListing': {
    name: 'Shape of pictures in lists',
    about: 'Only the proportion of width to height counts.',
  },
  'ecommerce.previewSizeInItem': {
    name: 'Shape of pictures on the product page',
    about: 'Only the proportion of width to height counts.',
  },
  'ecommerce.defaultColumns': { name: 'Columns of products', about: 'How many cards stand side by side.' },
  'ecommerce.skuIsShow': { name: 'Article number', about: 'Shows the SKU on the product page.' },
  'ecommerce.showSortingInCatalog': {
    name: 'Sorting',
    about: 'Lets visitors sort catalogs by price and title.',
  },
  'ecommerce.shippingPolicy': { name: 'Delivery terms', about: 'A tab of every product page.' },
  'ecommerce.refundPolicy': { name: 'Returns', about: 'A tab of every product page.' },
  'ecommerce.returnDays': {
    name: 'Days to return goods',
    about:
      'Buyers ask on the page of their order, so many days after it was handed over; 0 turns it off. By law 14 days for online shops in the EU, 7 in Russia.',
  },
  'ecommerce.withdrawal': {
    name: 'Withdrawal from the contract',
    about:
      'Buyers withdraw on the page of their order, before it is sent too, and for 14 days at least after they have it, as the EU requires of online shops.',
  },
  'ecommerce.downloadLimit': {
    name: 'Downloads of a bought file',
    about:
      'How often a buyer may download a file that was bought. Resuming a download that broke off does not count.',
  },
  'ecommerce.downloadDays': {
    name: 'Days to download',
    about: 'How long after the payment a bought file may be downloaded.',
  },
  'ecommerce.cartStyle': {
    name: 'After adding to the cart',
    about:
      'A dialog names what was added; a drawer shows the whole cart, and the cart’s icon opens it too. The cart page stays.',
  },
  'ecommerce.cartNote': {
    name: 'Note in the cart drawer',
    about: 'Buyers can add a few words; they stand in the comment of the order.',
  },
  'ecommerce.giftWrapProduct': {
    name: 'Gift wrap',
    about:
      'The end of the address of a product, as gift-wrap of /products/gift-wrap. The cart offers it; added, it is a line of the order with its own price, tax and stock. Empty: no offer.',
  },
  'ecommerce.showFreeDelivery': {
    name: 'Way to free delivery',
    about: 'The cart says how much more brings the order for free, where a delivery zone has such an amount.',
  },
  'ecommerce.checkoutFormMessage': { name: 'Message in the checkout', about: 'Shown above the form.' },
  'ecommerce.checkoutOrderMessage': {
    name: 'Message after the order',
    about: 'Shown on the thank-you page.',
  },
  'ecommerce.showCheckoutPolicy': {
    name: 'Consent in the checkout',
    about: 'Buyers have to agree to the terms before they order.',
  },
  'ecommerce.checkoutPolicyEnabledByDefault': {
    name: 'Consent ticked at first',
    about:
      'A box ticked beforehand is no consent in the EU (GDPR, recital 32; Court of Justice, C-673/17 “Planet49”), nor does Russia’s 152-FZ, article 9, take it as one: leave it off.',
  },
  'ecommerce.checkoutFirstChoices': {
    name: 'First choices made',
    about: 'The first way to pay and the first pickup point are chosen until the buyer chooses others.',
  },
  'ecommerce.abandonedCarts.enabled': {
    name: 'Remind buyers of carts they left',
    about:
      'The checkout asks, below the email, whether a reminder is welcome; only who agrees is written to, and every letter lets them stop. The texts are under Mail.',
  },
  'ecommerce.abandonedCarts.first': {
    name: 'First letter after, hours',
    about: 'Counted from when the cart was last seen at the checkout.',
  },
  'ecommerce.abandonedCarts.second': { name: 'Second letter after, hours', about: '0: no second letter.' },
  'ecommerce.abandonedCarts.third': { name: 'Third letter after, hours', about: '0: no third letter.' },
  'ecommerce.abandonedCarts.code': {
    name: 'Promo code in the last letter',
    about: 'A code of one of your promotions; it is left out while it cannot be used. Empty: no code.',
  },
  'ecommerce.pickupMap.tiles': {
    name: 'Map of pickup points: tiles',
    about:
      'Where the checkout’s map of a carrier’s pickup points comes from, once a buyer opens it. OpenStreetMap’s own server is for modest use; a shop with many orders takes a provider of its own. Empty: a list without a map.',
  },
  'ecommerce.pickupMap.source': {
    name: 'Map: who made it',
    about: 'Stands in the corner of the map, as its licence wants it.',
  },
  'ecommerce.pickupMap.sourceUrl': { name: 'Map: link of its maker', about: 'Empty: no link.' },
  'ecommerce.guestOrderHours': {
    name: 'Hours to confirm a guest’s order',
    about:
      'A guest who pays on receipt confirms the order by a link in the email, or you confirm it. Otherwise it is canceled after this time and its goods go back on sale.',
  },
  'ecommerce.guestOrdersPerHour': {
    name: 'Guest orders an hour from one network',
    about:
      'Beyond this, orders of guests take a moment longer, then a check in the browser. Raise it before a big sale in an office or on a campus; 0 does not count networks.',
  },
  'ecommerce.checkoutPolicyText': {
    name: 'Consent text',
    about: 'May link to your terms and privacy policy.',
  },
  'ecommerce.leadsPopupTitle': {
    name: 'Title of the enquiry form',
    about: 'Shown above the form that opens in a dialog.',
  },
  'ecommerce.showLeadsPopupPolicy': {
    name: 'Consent in enquiries',
    about: 'Senders have to agree before they send.',
  },
  'ecommerce.leadsPopupEnabledByDefault': {
    name: 'Consent ticked in enquiries',
    about:
      'A box ticked beforehand is no consent in the EU (GDPR, recital 32; Court of Justice, C-673/17 “Planet49”), nor does Russia’s 152-FZ, article 9, take it as one: leave it off.',
  },
  'ecommerce.leadsPopupPolicyText': {
    name: 'Text of that consent',
    about: 'May link to your privacy policy.',
  },
  'ecommerce.fastOrder.isShow': {
    name: 'One-click order',
    about: 'A button on the product page for buyers in a hurry.',
  },
  'ecommerce.fastOrder.type': {
    name: 'What the button does',
    about: 'Opens a short form, or puts the product in the cart and goes to the checkout.',
  },
  'ecommerce.fastOrder.text': { name: 'Button text', about: 'Leave empty for the usual text.' },
  'ecommerce.showCheckoutReceiver': {
    name: 'Another receiver',
    about: 'Lets buyers name somebody else who receives the order.',
  },
  'ecommerce.productWidgetRelatedPosition': {
    name: 'Place of related products',
    about: 'Before or after the tabs, or in the cart.',
  },
  'ecommerce.goesWith.page': {
    name: 'Goes with it, on the product’s page',
    about:
      'What you have chosen in the product, else what was bought together. Takes no room where there is nothing.',
  },
  'ecommerce.goesWith.cart': {
    name: 'Goes with it, in the cart’s panel',
    about: 'Up to three goods below the lines; filled up with similar ones.',
  },
  'ecommerce.goesWith.bought': {
    name: 'Count what is bought together',
    about:
      'Products that stood together in at least two orders of the last half year. Off: only what you have chosen.',
  },
  'ecommerce.viewedProducts': {
    name: 'Recently viewed',
    about:
      'A row below a product of what the visitor looked at before. It is kept on the visitor’s device alone, and only once cookies are accepted where you ask about them.',
  },
  'ecommerce.shareButton': {
    name: 'Share button',
    about: 'Opens the device’s own dialog, else copies the product’s address.',
  },
  'ecommerce.productReviewsEnabled': {
    name: 'Reviews',
    about: 'Lets visitors review products; you approve before others read.',
  },
  'ecommerce.priorPrice': {
    name: 'Lowest price before a discount',
    about: 'Of the 30 days before, beside the price, as the EU requires; percents refer to it.',
  },
  'ecommerce.keyProperties': {
    name: 'Properties beside the price',
    about: 'How many of the first ones; for services when, how long and who. 0: only in the tab.',
  },
  'ecommerce.productReviews.breakdown': {
    name: 'Stars of reviews counted',
    about: 'A bar for each number of stars, with an order and a filter; shown from three reviews on.',
  },
  'ecommerce.productReviews.purchases': {
    name: '“Bought here” beside reviews',
    about: 'Said of signed-in customers whose paid order holds the product.',
  },
  'ecommerce.productReviews.photos': {
    name: 'Photos in reviews',
    about: 'Buyers may add up to four; you see them before others do.',
  },
  'ecommerce.productQuestions': {
    name: 'Questions and answers',
    about: 'Visitors ask about a product on its page; you answer before others read.',
  },
  'ecommerce.backInStock': {
    name: '“Tell me when it is back”',
    about:
      'Visitors leave an email on what is sold out, confirm it, and get one letter when it is back, as many at a time as there are pieces. Off: nobody is asked, and those who wait are not told.',
  },
  'ecommerce.wishlist': {
    name: 'Wishlist',
    about:
      'A heart on the product page puts a product aside; the header leads to the list. Customers who sign in find it on all of their devices and can share it by a link.',
  },
  'ecommerce.showQuantity': {
    name: 'Stock',
    about: 'When the number of pieces left is shown.',
  },
  'ecommerce.lowStock': {
    name: 'Few are left from',
    about: 'So many pieces or fewer are few, on cards and on product pages.',
  },
  'ecommerce.bylineProperty': {
    name: 'Property under the name',
    about: 'Title of a property, such as “Artist”, that stands below the name of a product; empty: none.',
  },
  'ecommerce.deliveryEstimate': {
    name: 'Delivery on the product page',
    about: 'What delivery to the visitor’s place costs and when it arrives, from your zones.',
  },
  'ecommerce.returnsNote': {
    name: 'Returns in one line',
    about: 'Such as “30 days to return”; leads to the tab with your terms. Empty: no line.',
  },
  'ecommerce.paymentMarks': {
    name: 'Ways to pay',
    about: 'Names such as Visa or Mastercard, shown as small marks.',
  },
  'ecommerce.buyBar': {
    name: 'Bar with the buy button',
    about: 'Stays at the foot of the screen once the button has scrolled away.',
  },
  'ecommerce.pictureZoom': {
    name: 'Zoom under the mouse',
    about: 'The picture of a product page grows under the mouse.',
  },
  'ecommerce.sizeGuide.option': {
    name: 'Option with a size guide',
    about: 'Its title, such as “Size”: a link beside it opens the guide. Empty: none.',
  },
  'ecommerce.sizeGuide.page': {
    name: 'Page of the size guide',
    about: 'The address of a page of this site, such as “size-guide”; its texts open in a dialog.',
  },
  'ecommerce.sizeGuide.text': {
    name: 'Text of the size guide',
    about: 'In place of a page: a tab of the product page, which the link opens in a dialog.',
  },
  'ecommerce.cards.sku': {
    name: 'Article number on cards',
    about: 'In catalogs, where the product page shows it too.',
  },
  'ecommerce.cards.stock': {
    name: 'Stock on cards',
    about: 'As on the product page, “Only 2 left” when there are few, or nothing.',
  },
  'ecommerce.cards.options': {
    name: 'Options on cards',
    about: 'Swatches of colours and pictures, or a line such as “3 sizes · 4 frames”.',
  },
  'ecommerce.cards.secondPicture': {
    name: 'Second picture on cards',
    about: 'Seen under the pointer, or by a swipe on phones as well.',
  },
  'ecommerce.cards.quickAdd': {
    name: 'Quick add',
    about: 'A plus on the picture puts a product into the cart; options are chosen in a window.',
  },
  'ecommerce.cards.quickView': {
    name: 'Quick view',
    about: 'Opens a product in a window over the list, on computers.',
  },
  'ecommerce.cards.saleBadge': {
    name: 'Badge of a discount',
    about: 'On the pictures of cards: in percent, as an amount, or none.',
  },
  'ecommerce.cards.newDays': {
    name: 'Days as new',
    about: 'How long a product bears the badge “New” after it was made; 0: never.',
  },
  'ecommerce.showBestsellers': {
    name: 'Bestsellers on empty pages',
    about:
      'An empty cart, a search without results and a page that does not exist show what sold best in the last 90 days, or what you have put first.',
  },
  'ecommerce.showPriceFrom': {
    name: '“From” before prices',
    about: 'For products whose variations differ in price.',
  },
  'ecommerce.filter.enabled': {
    name: 'Filter',
    about: 'Lets visitors filter catalogs by price, options and properties.',
  },
  'ecommerce.filter.template': {
    name: 'Place of the filter',
    about: 'Beside the products, above them, or in a drawer.',
  },
  'ecommerce.filter.priceSlider': {
    name: 'Price slider',
    about: 'Two thumbs over a picture of how many products cost how much; the fields stay.',
  },
  'ecommerce.filter.search': {
    name: 'Search in long lists',
    about: 'A field that finds values of an option or property that has many.',
  },
  'ecommerce.filter.available': {
    name: 'Filter by availability',
    about: 'Lets visitors see only what can be bought now.',
  },
  'ecommerce.filter.discounted': {
    name: 'Filter by discount',
    about: 'Lets visitors see only what is reduced.',
  },
  'ecommerce.productDetails': { name: 'Tabs of the product page', about: 'Which of them are shown.' },
  'ecommerce.enquiryModalCustomField.label': {
    name: 'Question in the enquiry form',
    about: 'The label of the comment; empty: the usual one.',
  },
  'ecommerce.enquiryModalCustomField.required': {
    name: 'Answer is required',
    about: 'The form cannot be sent without the comment.',
  },
  'ecommerce.paymentCashOnDelivery.enabled': {
    name: 'Cash on delivery',
    about: 'Lets buyers pay when they receive the order.',
  },
  'header.logo': { name: 'Logo', about: 'Shown in the header; SVG or a wide PNG look best.' },
  'header.logoMobile': { name: 'Logo on phones', about: 'Empty: the same as on larger screens.' },
  'header.logoAlt': {
    name: 'Logo on dark backgrounds',
    about:
      'A light version of the logo, for a dark footer and for dark themes; or words for those who cannot see the logo.',
  },
  'header.menuOptions': { name: 'Menu', about: 'Size in pixels, and whether it is in capitals.' },
  'header.menuSubOptions': {
    name: 'Submenus',
    about: 'Size in pixels, capitals, and whether panels show pictures of catalogs.',
  },
  'header.contactsSize': { name: 'Size of contacts', about: 'In pixels.' },
  'header.contactsStyles': {
    name: 'Style of contacts',
    about: 'How phones and addresses of the header are set.',
  },
  'header.sendEnquiry.isShow': {
    name: 'Enquiry button',
    about: 'Shows the button that opens the enquiry form.',
  },
  'header.template': { name: 'Layout', about: 'Where logo, menu and icons stand on larger screens.' },
  'header.mobileTemplate': { name: 'Layout on phones', about: 'Where the logo stands on small screens.' },
  'header.announcement.isShow': { name: 'Announcement', about: 'A bar above the header of every page.' },
  'header.announcement.motion': {
    name: 'Several lines',
    about: 'Take turns, with a button that stops them, or stand beside each other.',
  },
  'header.announcement.dismissible': {
    name: 'Can be closed',
    about: 'Who closes the bar sees it again on that device once its text is another.',
  },
  'header.announcement.first': {
    name: 'First line',
    about: 'Its times are those of the shop’s time zone; empty: at once, and until you take it away.',
  },
  'header.announcement.second': { name: 'Second line', about: 'Empty: there is none.' },
  'header.announcement.third': { name: 'Third line', about: 'Empty: there is none.' },
  'header.background': {
    name: 'Background of the header',
    about: 'One of the five backgrounds of the theme.',
  },
  'header.mobileMenu.pictures': {
    name: 'Pictures in the menu on phones',
    about: 'Entries that lead to catalogs stand beside their pictures.',
  },
  'header.mobileMenu.account': {
    name: 'Account in the menu on phones',
    about: 'A way to orders and details below the entries.',
  },
  'header.scroll': { name: 'When scrolling', about: 'The header shrinks, stays as it is, or scrolls away.' },
  'footer.logo': {
    name: 'Logo in the footer',
    about: 'On its dark background; a light one shows the logo of the header.',
  },
  'footer.template': { name: 'Layout', about: 'How logo, contacts and menu stand in the footer.' },
  'footer.background': {
    name: 'Background of the footer',
    about: 'One of the five backgrounds of the theme.',
  },
  'footer.menuColumns': {
    name: 'Columns of the menu',
    about: 'How many columns the footer’s menu has on larger screens.',
  },
  'footer.menuOptions': {
    name: 'Menu of the footer',
    about: 'Size in pixels, and whether it is in capitals.',
  },
  'footer.text': { name: 'Text of the footer', about: 'Such as the legal name of the company.' },
  'socials.facebook': { name: 'Facebook', about: 'The address of your page.' },
  'socials.instagram': { name: 'Instagram', about: 'The address of your page.' },
  'socials.linkedIn': { name: 'LinkedIn', about: 'The address of your page.' },
  'socials.twitter': { name: 'X (Twitter)', about: 'The address of your page.' },
  'socials.medium': { name: 'Medium', about: 'The address of your page.' },
  'socials.telegram': { name: 'Telegram channel', about: 'The address of your channel.' },
  'socials.tiktok': { name: 'TikTok', about: 'The address of your page.' },
  'socials.vk': { name: 'VK', about: 'The address of your page.' },
  'seo.googleAnalytics': { name: 'Google Analytics', about: 'The measurement id, such as G-XXXXXXXXXX.' },
  'seo.googleTagManager': { name: 'Google Tag Manager', about: 'The container id, such as GTM-XXXXXXX.' },
  'seo.metaPixel': { name: 'Meta Pixel', about: 'The number of the pixel.' },
  'seo.yandexMetrika': { name: 'Yandex Metrica', about: 'The number of the counter.' },
  'seo.snapchatPixel': { name: 'Snapchat Pixel', about: 'The id of the pixel.' },
  'seo.callTracking': {
    name: 'Call tracking',
    about:
      'The https address of the script that your call tracking service gives you. The shop’s numbers are marked [data-phone] for it.',
  },
  'seo.foreignTrackersOffIn': {
    name: 'No foreign trackers in',
    about:
      'Two-letter country codes, such as RU: Google, Meta and Snapchat are not loaded for visitors from these countries, nor for visitors whose country is unknown. The proxy in front of the shop has to send the country, as Cloudflare does.',
  },
  'seo.errorReports': {
    name: 'Error reports',
    about:
      'The DSN that Sentry or a service like it gives you: https://key@host/number. After consent it receives every error and one visit in ten, never who the visitor is.',
  },
  'seo.googleVerification': {
    name: 'Google verification',
    about: 'The code that proves to Google that the site is yours.',
  },
  'seo.yandexVerification': {
    name: 'Yandex verification',
    about: 'The code that proves to Yandex that the site is yours.',
  },
  'seo.customCode': {
    name: 'Custom code',
    about:
      'HTML put at the end of every page as it is: wrong code can break the shop or leak data of customers.',
  },
  'seo.customCodeIsTracking': {
    name: 'It tracks visitors',
    about: 'Then it runs only after a visitor has agreed to cookies.',
  },
  'seo.allowedHosts': {
    name: 'Also allowed',
    about:
      'Addresses that counters and your own code may use besides those the shop knows: https://widget.example, one per line; “eval” lets code run texts. Blocked ones are listed below.',
  },
  'seo.customStyle': {
    name: 'Custom CSS',
    about: 'Added to every page; it can hide what visitors need, so look at the shop afterwards.',
  },
  'seo.robots': {
    name: 'Search engines',
    about: '“noindex” keeps the whole site out of search results; empty lets it be found.',
  },
  'seo.agents': {
    name: 'Shopping assistants',
    about:
      'Programs such as ChatGPT and Gemini may search your goods and fill a cart for somebody, who then pays on your own pages.',
  },
  'seo.alternates': {
    name: 'Other languages',
    about:
      'Home pages of the same site in other languages, for search engines; the other sites must name this one too.',
  },
  'seo.templates.product': {
    name: 'Products',
    about: 'Texts for products without their own; %product_name% and the like are filled in.',
  },
  'seo.templates.catalog': { name: 'Catalogs', about: 'Texts for catalogs without their own.' },
  'seo.templates.page': { name: 'Pages', about: 'Texts for pages without their own.' },
  'seo.templates.category': { name: 'Article categories', about: 'Texts for categories without their own.' },
  'seo.templates.article': { name: 'Articles', about: 'Texts for articles without their own.' },
  language: {
    name: 'Shop language',
    about: 'The shop’s interface, emails and error messages use it; your own texts stay as they are.',
  },
} as const;
