/** What is wrong with a line, by the key that the server gives. */
export const messages = {
  'redirects.errors.from': 'Enter an address of this site, such as /old-page',
  'redirects.errors.to': 'Enter an address of this site, or a whole one with https://',
  'redirects.errors.own': 'This address is used by the site itself',
  'redirects.errors.taken': 'There is already a redirect from this address',
  'redirects.errors.loop': 'This would create a loop',
  'redirects.errors.chain': 'This address is redirected itself. Enter the final address.',
  'redirects.errors.line': 'Two addresses are expected, with a space, tab, comma or semicolon between them',
  'redirects.errors.tooMany': 'At most 5,000 lines at a time',
} as const;
