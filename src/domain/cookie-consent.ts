/** Flag of local storage that a visitor has accepted cookies (specification section 3). */
export const cookieFlag = 'cookieAccept';

/** Flag of local storage that a visitor wants the necessary cookies alone; the one above is off then. */
export const necessaryFlag = 'cookieNecessary';

/** Told to the document once cookies are accepted on this page. */
export const consentEvent = 'vt-consent';
