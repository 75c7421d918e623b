import type { messages as english } from '../../en/admin/moderation.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  reviews: 'Отзывы',
  comments: 'Комментарии',
  pending: 'Ждут решения',
  approved: 'Опубликованные',
  rejected: 'Отклонённые',
  approve: 'Опубликовать',
  reject: 'Отклонить',
  reopen: 'Отложить',
  didApprove:
    '{count, plural, one {Опубликовано: {name}} few {Опубликовано: #} many {Опубликовано: #} other {Опубликовано: #}}',
  didReject:
    '{count, plural, one {Отклонено: {name}} few {Отклонено: #} many {Отклонено: #} other {Отклонено: #}}',
  didReopen:
    '{count, plural, one {Снова ждёт: {name}} few {Снова ждут: #} many {Снова ждут: #} other {Снова ждут: #}}',
  rating: '{rating} из 5',
  aboutProduct: 'О товаре «{title}»',
  underArticle: 'К статье «{title}»',
  isAnswer: 'Ответ на другой комментарий',
  customer: 'Покупатель магазина',
  decided: 'Решение: {name}, {date}',
  reply: 'Ответ магазина',
  writeReply: 'Ответить публично',
  changeReply: 'Изменить ответ',
  saveReply: 'Сохранить ответ',
  removeReply: 'Убрать ответ',
  reviewReplyHint: 'Его увидят все под отзывом, когда отзыв будет опубликован.',
  commentReplyHint: 'Его увидят все под комментарием, когда комментарий будет опубликован.',
  saved: 'Ответ сохранён',
  noReviews: 'Новых отзывов нет',
  noReviewsText: 'Сюда приходят новые отзывы о товарах. До публикации их никто не видит.',
  noComments: 'Новых комментариев нет',
  noCommentsText: 'Сюда приходят новые комментарии к статьям. До публикации их никто не видит.',
  nothing: 'Здесь пусто',
  nothingText: 'Посмотрите на других вкладках.',
} satisfies Messages<typeof english>;
