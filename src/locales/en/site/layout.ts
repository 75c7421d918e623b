export const messages = {
  'header.account': 'Account',
  'header.cart': 'Cart',
  'header.order': 'Order',
  'header.cartCount':
    '{count, plural, =0 {Cart is empty} one {# item in the cart} other {# items in the cart}}',
  'header.orderCount':
    '{count, plural, =0 {Order is empty} one {# item in the order} other {# items in the order}}',
  'header.announcement': 'Announcement',
  'header.pauseAnnouncement': 'Stop the turning of lines',
  'header.closeAnnouncement': 'Close the announcement',
  'header.menu': 'Menu',
  'header.openMenu': 'Open menu',
  'header.closeMenu': 'Close menu',
  'header.openSubmenu': 'Open submenu: {title}',
  'header.sendEnquiry': 'Send an enquiry',

  'mobileMenu.all': 'All in {title}',

  'footer.menu': 'Footer menu',
  'footer.rights': '© {year} {name}. All rights reserved.',
  'footer.plusTax': 'Prices are without tax.',

  'messengers.email': 'Email us',
  'messengers.open': 'Open contacts',
  'messengers.phone': 'Call us',

  'breadcrumbs.label': 'Breadcrumbs',
  'breadcrumbs.home': 'Home',
  'breadcrumbs.cart': 'Cart',
  'breadcrumbs.order': 'Order',
  'breadcrumbs.payment': 'Payment',
  'breadcrumbs.resetPassword': 'Reset password',
  'breadcrumbs.account': 'Account',
  'breadcrumbs.accountSettings': 'Settings',
  'breadcrumbs.accountOrders': 'Orders',
  'breadcrumbs.accountOrder': 'Order {number}',
  'breadcrumbs.accountReviews': 'Reviews',
  'breadcrumbs.accountGiftCards': 'Gift cards',

  'cookies.title': 'This website uses cookies',
  'cookies.accept': 'Accept',
  'cookies.necessary': 'Only necessary',
  'cookies.change': 'Cookie settings',

  'ageVerification.title': 'Are you 18 years of age or older?',
  'ageVerification.yes': 'Yes',
  'ageVerification.no': 'No',
} as const;
