import scrimBesideCss from './scrim-beside.css?inline';
import scrimCss from './scrim.css?inline';

/** What a colour between a picture and the words over it is drawn with. */
export const scrimSheets = [scrimCss, scrimBesideCss];
