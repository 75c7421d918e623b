import type { ReactElement } from 'react';

import { AppError, fieldError, fieldErrors, notFound } from '#domain/errors.ts';
import { translateError, translateFieldErrors } from '#domain/i18n/translate-errors.ts';
import { mostReviewPhotos } from '#domain/review-photo.ts';
import { paths } from '#domain/routes.ts';
import {
  commentRequestSchema,
  leadRequestSchema,
  questionRequestSchema,
  reviewRequestSchema,
} from '#domain/schemas/submission.schema.ts';
import { stockRequestSchema } from '#domain/schemas/stock-request.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';
import type { ReviewPhotos } from '#modules/reviews/review-photos.ts';
import type { FormAnswer } from '#ui/form/form-state.ts';

import type { PageModel } from '../page-model.ts';
import type { PrivateRequest, Redirection } from '../pages/page-request.ts';
import {
  drawCommentForm,
  drawLeadForm,
  drawQuestionForm,
  drawReviewForm,
  drawStockForm,
} from './submission-islands.tsx';
import { submissionPage, type SubmissionPageTexts } from './submission-page.tsx';
import type { LeadProduct } from './lead-form.tsx';

/** A form that stands on a page of its own for visits without script, and answers its being sent. */
interface SubmissionPage extends SubmissionPageTexts {
  /** The form as it was asked for, or as it was sent and refused. */
  draw(request: PrivateRequest, refused?: FormAnswer): Promise<ReactElement>;
  /** Throws what is wrong. */
  send(request: PrivateRequest): Promise<void>;
}

const leadPage: SubmissionPage = {
  path: paths.leadForm,
  title: 'lead.title',
  ownTitle: ({ ecommerce }) => ecommerce.leadsPopupTitle,
  sent: 'lead.sent',
  async draw({ query, form, settings, services }, refused) {
    const id = query.get('product');
    const product = id === null ? null : await services.products.findBySlugOrId(id);
    const asked = product && { id: String(product.id), title: product.title, variationId: '' };
    return drawLeadForm(
      {
        idPrefix: 'lead',
        product: asked ?? sentProduct(form),
        values: {
          ...valuesOf(form),
          phone: textOf(form, 'phone'),
          text: form.get('text') ?? textOf(query, 'comment'),
        },
        refused,
      },
      settings,
    );
  },
  async send({ form, services, client }) {
    const product = sentProduct(form);
    const lead = parse(leadRequestSchema, {
      ...valuesOf(form),
      phone: textOf(form, 'phone'),
      website: textOf(form, 'website'),
      consent: form.has('consent'),
      ...(product && {
        product: { id: product.id, title: product.title, variationId: numberOf(product.variationId) },
      }),
    });
    await services.leads.send(lead, { client, userId: null });
  },
};

const reviewPage: SubmissionPage = {
  path: paths.reviewForm,
  title: 'reviews.write',
  sent: 'reviews.sent',
  async draw({ form, query, settings }, refused) {
    const productId = numberOf(form.get('product') ?? query.get('product'));
    if (productId === null) throw notFound('product');
    const values = { ...valuesOf(form), rating: textOf(form, 'rating') };
    const withPhotos = settings.ecommerce.productReviews.photos;
    return drawReviewForm(
      { productId, withPhotos, keptPhotos: form.getAll('photo').slice(0, mostReviewPhotos), values, refused },
      settings.language,
    );
  },
  async send({ form, files, services, client }) {
    // Named in the form, so that photos that are kept by now are not lost where another field is refused.
    if (textOf(form, 'website') === '') await keepPhotos(form, files, services.reviews.photos);
    const review = parse(reviewRequestSchema, {
      ...valuesOf(form),
      product: numberOf(form.get('product')),
      rating: numberOf(form.get('rating')),
      photos: form.getAll('photo'),
      website: textOf(form, 'website'),
    });
    await services.reviews.send(review, { client, userId: null });
  },
};

const questionPage: SubmissionPage = {
  path: paths.questionForm,
  title: 'questions.ask',
  sent: 'questions.sent',
  async draw({ form, query, settings }, refused) {
    const productId = numberOf(form.get('product') ?? query.get('product'));
    if (productId === null) throw notFound('product');
    return drawQuestionForm({ productId, values: valuesOf(form), refused }, settings.language);
  },
  async send({ form, services, client }) {
    const question = parse(questionRequestSchema, {
      ...valuesOf(form),
      product: numberOf(form.get('product')),
      website: textOf(form, 'website'),
    });
    await services.questions.send(question, { client, userId: null });
  },
};

const commentPage: SubmissionPage = {
  path: paths.commentForm,
  title: 'comments.write',
  sent: 'comments.sent',
  async draw({ form, query, services, settings }, refused) {
    const articleId = numberOf(form.get('article') ?? query.get('article'));
    if (articleId === null) throw notFound('article');
    const parentId = numberOf(form.get('parent') ?? query.get('parent'));
    const parent =
      parentId === null
        ? undefined
        : (await services.articles.listComments(articleId)).find(({ id }) => id === parentId);
    return drawCommentForm(
      { articleId, parent: parent && { id: parent.id, name: parent.name }, values: valuesOf(form), refused },
      settings.language,
    );
  },
  async send({ form, services, client }) {
    const comment = parse(commentRequestSchema, {
      ...valuesOf(form),
      article: numberOf(form.get('article')),
      parent: numberOf(form.get('parent')),
      website: textOf(form, 'website'),
    });
    await services.comments.send(comment, { client, userId: null });
  },
};

const stockPage: SubmissionPage = {
  path: paths.stockForm,
  title: 'backInStock.ask',
  sent: 'backInStock.sentToYou',
  async draw({ form, query, services, settings }, refused) {
    const variationId = numberOf(form.get('variation') ?? query.get('variation'));
    const product = variationId === null ? null : await services.products.findByVariation(variationId);
    const variation = product?.variations.find(({ id }) => id === variationId);
    if (!settings.ecommerce.backInStock || !product || !variation) throw notFound('product');
    return drawStockForm(
      {
        variationId: variation.id,
        title: nameWithVariant(product.title, variation.title),
        email: textOf(form, 'email'),
        refused,
      },
      settings.language,
    );
  },
  async send({ form, services, client }) {
    const wish = parse(stockRequestSchema, {
      variation: numberOf(form.get('variation')),
      email: textOf(form, 'email'),
      website: textOf(form, 'website'),
    });
    await services.stockRequests.request(wish, { client, userId: null });
  },
};

export const submissionPages = [leadPage, reviewPage, questionPage, commentPage, stockPage].map((page) => ({
  path: page.path,
  load: (request: PrivateRequest) => loadSubmissionPage(page, request),
  submit: (request: PrivateRequest) => submitSubmissionPage(page, request),
  takesFiles: page === reviewPage,
}));

async function loadSubmissionPage(page: SubmissionPage, request: PrivateRequest): Promise<PageModel> {
  const isSent = request.query.has('sent');
  return submissionPage(page, request, { status: 200, form: isSent ? null : await page.draw(request) });
}

async function submitSubmissionPage(
  page: SubmissionPage,
  request: PrivateRequest,
): Promise<PageModel | Redirection> {
  try {
    await page.send(request);
  } catch (error) {
    const isRefusal = error instanceof AppError && (error.status === 422 || error.status === 429);
    if (!isRefusal) throw error;
    const { children } = error;
    const errors = children
      ? []
      : [
          error.status === 429
            ? request.t('errors.tooManyRequests')
            : translateError(error.message, request.t),
        ];
    return submissionPage(page, request, {
      status: error.status,
      form: await page.draw(request, {
        errors,
        children: children && translateFieldErrors(children, request.t),
      }),
    });
  }
  return { redirect: `${page.path}?sent=1`, status: 303 };
}

async function keepPhotos(
  form: URLSearchParams,
  files: readonly Buffer[],
  photos: Pick<ReviewPhotos, 'take'>,
): Promise<void> {
  if (form.getAll('photo').length + files.length > mostReviewPhotos) {
    throw fieldError('photos', 'reviews.tooManyPhotos');
  }
  for (const file of files) {
    try {
      form.append('photo', await photos.take(file));
    } catch (error) {
      if (error instanceof AppError && error.status === 422)
        throw fieldErrors({ photos: { errors: [error.message] } });
      throw error;
    }
  }
}

/** A body that no form of ours sends, such as a name of a thousand letters, is the caller's mistake. */
function parse<Output>(
  schema: { safeParse(body: unknown): { success: true; data: Output } | { success: false } },
  body: unknown,
): Output {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new AppError('bad_request', 'api.badRequest');
  return parsed.data;
}

function valuesOf(form: URLSearchParams) {
  return { name: textOf(form, 'name'), email: textOf(form, 'email'), text: textOf(form, 'text') };
}

function sentProduct(form: URLSearchParams): LeadProduct | undefined {
  if (!form.has('product[id]')) return undefined;
  return {
    id: textOf(form, 'product[id]'),
    title: textOf(form, 'product[title]'),
    variationId: textOf(form, 'product[variationId]'),
  };
}

function textOf(form: URLSearchParams, name: string): string {
  return form.get(name) ?? '';
}

/** An id or a rating, as far as the database counts. */
function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
