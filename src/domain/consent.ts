/** Flag of local storage that a visitor has accepted cookies (specification section 3). */
export const cookieFlag = 'cookieAccept';

/** Told to the document once cookies are accepted on this page. */
export const consentEvent = 'vt-consent';
