import formCss from '#ui/form/form.css?inline';
import opinionCss from '#ui/form/opinion.css?inline';
import submissionCss from '#ui/form/submission.css?inline';

/** Of the forms that `vt-write` brings. */
export default formCss + submissionCss + opinionCss;
