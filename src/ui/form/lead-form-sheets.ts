import submissionCss from './submission.css?inline';
import formCardCss from './form-card.css?inline';
import formCss from './form.css?inline';
import phoneCss from './phone/phone.css?inline';

/** What the enquiry form in a card is drawn with. */
export const leadFormSheets = [formCss, phoneCss, submissionCss, formCardCss];
