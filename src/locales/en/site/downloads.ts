export const messages = {
  'downloads.title': 'Files',
  'downloads.none': 'You have bought no files yet',
  'downloads.noneHint': 'Files that you buy appear here once the order is paid.',
  'downloads.size': '{size} MB',
  'downloads.left': '{count, plural, one {# download left} other {# downloads left}}',
  'downloads.until': 'until {moment}',
  'downloads.get': 'Download',
  'downloads.hint': 'A download that breaks off can be resumed, and counts once.',
  'downloads.usedUp': 'No downloads left',
  'downloads.expired': 'Expired',
  'downloads.revoked': 'Taken back',
  'downloads.usedUpTitle': 'This link is used up',
  'downloads.usedUpText':
    'The file has been downloaded as often as the shop allows. Write to us if you need it again.',
  'downloads.expiredTitle': 'This link has expired',
  'downloads.expiredText': 'The time to download the file is over. Write to us if you need it again.',
  'downloads.revokedTitle': 'This link was taken back',
  'downloads.revokedText':
    'The order was canceled, its money was given back, or the shop withdrew the file. Write to us if this is a mistake.',
  'downloads.unknownTitle': 'There is no such file',
  'downloads.unknownText': 'Open the link from the email as a whole, or look at your order.',
} as const;
