import type { messages as english } from '../../en/admin/seo.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  page: 'Эта страница',
  title: 'Заголовок в результатах поиска',
  titleHint: 'Пусто: составляется по шаблону ниже.',
  description: 'Описание в результатах поиска',
  length: '{count} из примерно {best} знаков',
  tooLong: 'Поисковики показывают около {best} знаков и обрезают остальное.',
  search: 'В результатах поиска',
  share: 'Карточка в соцсетях',
  noPicture: 'Нет картинки: выберите общую картинку в настройках.',
  noDescription: 'Описания пока нет',
  templates: 'Шаблоны',
  templatesHint:
    'Для страниц без собственных текстов. Вместо %shop_name% и подобных подставятся настоящие значения.',
  templateTitle: 'Заголовок',
  templateDescription: 'Описание',
  templateH1: 'Заголовок на странице',
  kind: 'Вид страницы',
  productKind: 'Товар',
  catalogKind: 'Каталог',
  pageKind: 'Страница',
  categoryKind: 'Категория',
  articleKind: 'Статья',
  engines: 'Поисковики',
  noIndex: 'Не показывать сайт в поиске',
  noIndexHint: 'Для магазина, который ещё не открыт. Действует после публикации.',
  googleVerification: 'Google: код подтверждения',
  yandexVerification: 'Яндекс: код подтверждения',
  verificationHint: 'Только код из метатега, который даёт поисковик.',
} satisfies Messages<typeof english>;
