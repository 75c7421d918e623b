import type { messages as english } from '../../en/site/articles.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'articles.title': 'Статьи',
  'articles.empty': 'Публикаций пока нет',
  'articles.nothingFound': 'Ничего не найдено',
  'articles.author': 'Автор',
  'articles.authors': 'Авторы',
  'articles.tags': 'Теги',
  'articles.all': 'Все статьи',
  'articles.allTags': 'Все теги',
  'articles.removeTag': 'Убрать тег: {title}',
  'articles.contents': 'Содержание',
  'articles.minutesToRead':
    '{count, plural, one {# минута чтения} few {# минуты чтения} many {# минут чтения} other {# минуты чтения}}',
  'articles.count':
    '{count, plural, =0 {Нет статей} one {# статья} few {# статьи} many {# статей} other {# статьи}}',
  'articles.showMore': 'Показать ещё статьи',
  'articles.feed': 'Подписаться по RSS',

  'comments.title': 'Комментарии',
  'comments.count':
    '{count, plural, =0 {Нет комментариев} one {# комментарий} few {# комментария} many {# комментариев} other {# комментария}}',
  'comments.write': 'Написать комментарий',
  'comments.text': 'Ваш комментарий',
  'comments.reply': 'Ответить',
  'comments.replyTo': 'Ответить на комментарий: {name}',
  'comments.inReplyTo': 'ответ на комментарий: {name}',
  'comments.cancelReply': 'Отменить ответ',
  'comments.submit': 'Отправить комментарий',
  'comments.sent': 'Спасибо! Комментарий появится после проверки.',
} satisfies Messages<typeof english>;
