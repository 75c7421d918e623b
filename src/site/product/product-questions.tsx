import { paths } from '#domain/routes.ts';
import type { AnsweredQuestion } from '#domain/schemas/product.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { WriteLink } from '../forms/write-link.tsx';

interface ProductQuestionsProps {
  productId: number;
  questions: readonly AnsweredQuestion[];
  context: SectionContext;
}

/** What was asked about the product with the shop's answers, and the way to a question of one's own. */
export function ProductQuestions({ productId, questions, context }: ProductQuestionsProps) {
  const { t, date } = context;
  return (
    <div className="vt-reviews">
      {questions.length === 0 ? (
        <p className="vt-reviews__empty">{t('questions.empty')}</p>
      ) : (
        <ul className="vt-reviews__list">
          {questions.map(({ id, name, text, reply, createdAt }) => (
            <li key={id}>
              <article className="vt-review">
                <header className="vt-review__head">
                  <h3 className="vt-review__name">{name}</h3>
                  <time className="vt-review__date" dateTime={createdAt}>
                    {date(createdAt)}
                  </time>
                </header>
                <p className="vt-review__text">{text}</p>
                <div className="vt-review__reply">
                  <p className="vt-review__shop">{t('questions.answer')}</p>
                  <p className="vt-review__text">{reply}</p>
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
      <WriteLink path={paths.questionForm} productId={productId} text={t('questions.ask')} />
    </div>
  );
}
