/**
 * Which pages the browser prepares (decision 4): the one under the pointer, never one that acts or is one
 * visitor's alone. One text for the script that adds it and for the policy that allows it by its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/api/*',
                '/img/*',
                '/admin*',
                '/cart*',
                '/checkout*',
                '/payment*',
                '/promo-code/*',
                '/account*',
                '/forms/*',
              ],
            },
          },
          { not: { selector_matches: '[target=_blank], [download], [data-vt-open]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
