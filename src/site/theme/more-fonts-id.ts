/** Of the element that holds the links to the style sheets with further letters. */
export const moreFontsId = 'vt-more-fonts';
