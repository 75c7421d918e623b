import type { MainBlock } from '../page-model.ts';
import errorCss from './error-block.css?inline';

/** Title, message and a way home (specification section 2, error page). */
export function errorBlock(title: string, message: string): MainBlock {
  return {
    name: 'error',
    css: errorCss,
    render: ({ t }) => (
      <div className="vt-error vt-container">
        <h1 className="vt-error__title">{title}</h1>
        <p className="vt-error__message">{message}</p>
        <a className="vt-button vt-button--primary" href="/">
          {t('errorPage.buttons.toHome')}
        </a>
      </div>
    ),
  };
}
