import type { DemoPage, Localized } from '../../content/types.ts';
import { section, type DemoSection } from '../../seed/insert-page.ts';
import { known, say, type SeedContext } from '../../seed/seed-context.ts';
import { questions } from './services-pages.ts';

export const homeMeta = {
  title: {
    en: 'Mitre & Nail — framing workshop',
    ru: '«Ус и гвоздь» — багетная мастерская',
    ar: 'زاوية ومسمار — ورشة تأطير',
  },
  description: {
    en: 'Frames made to measure, pictures hung at your home, classes at the long table. Order on the site, pay when it is done.',
    ru: 'Рамы по размеру, развеска картин у вас дома, занятия за длинным столом. Заказ на сайте, оплата после работы.',
    ar: 'إطارات على المقاس، ولوحات نعلّقها في بيتك، ودروس حول الطاولة الطويلة. اطلب في الموقع وادفع بعد إنجاز العمل.',
  },
};

const people: { name: Localized; role: Localized; image: string; text: Localized }[] = [
  {
    name: { en: 'Nina Frost', ru: 'Нина Морозова' },
    role: { en: 'Framer', ru: 'Багетчица' },
    image: 'author-1',
    text: {
      en: '<p>Knows two hundred mouldings by touch and will talk you out of most of them.</p>',
      ru: '<p>Узнаёт двести багетов на ощупь и от большинства вас отговорит.</p>',
    },
  },
  {
    name: { en: 'Sam Ode', ru: 'Семён Одинцов' },
    role: { en: 'Joiner', ru: 'Столяр' },
    image: 'author-2',
    text: {
      en: '<p>Cuts, joins and hangs. Has not drilled into a pipe since 2011.</p>',
      ru: '<p>Режет, собирает и вешает. С 2011 года ни разу не попал сверлом в трубу.</p>',
    },
  },
  {
    name: { en: 'Rosa Lind', ru: 'Роза Липатова' },
    role: { en: 'Gilder', ru: 'Позолотчица' },
    image: 'author-4',
    text: {
      en: '<p>Leads the classes. Says that gold forgives everything but haste.</p>',
      ru: '<p>Ведёт занятия. Говорит, что золото прощает всё, кроме спешки.</p>',
    },
  },
  {
    name: { en: 'Ed Cole', ru: 'Егор Кольцов' },
    role: { en: 'Restorer', ru: 'Реставратор' },
    image: 'author-3',
    text: {
      en: '<p>Paper, glass and old letters. Nothing he does cannot be undone with water.</p>',
      ru: '<p>Бумага, стекло и старые письма. Всё, что он делает, можно снять водой.</p>',
    },
  },
];

const steps: { icon: string; title: Localized; text: Localized }[] = [
  {
    icon: 'star',
    title: { en: 'Put an order together', ru: 'Соберите заказ', ar: 'اجمع طلبك' },
    text: {
      en: 'Choose what you need; nothing is to be paid yet.',
      ru: 'Выберите, что нужно; платить пока не надо.',
      ar: 'اختر ما تحتاج إليه؛ لا تدفع شيئًا بعد.',
    },
  },
  {
    icon: 'chat',
    title: { en: 'We call you', ru: 'Мы позвоним', ar: 'نتصل بك' },
    text: {
      en: 'Within two working hours: three questions and a day.',
      ru: 'В течение двух рабочих часов: три вопроса и день.',
      ar: 'خلال ساعتَي عمل: ثلاثة أسئلة وموعد.',
    },
  },
  {
    icon: 'hand',
    title: { en: 'We do the work', ru: 'Сделаем работу', ar: 'ننجز العمل' },
    text: {
      en: 'In the workshop or at your home, as was agreed.',
      ru: 'В мастерской или у вас дома, как договорились.',
      ar: 'في الورشة أو في بيتك، كما اتفقنا.',
    },
  },
  {
    icon: 'shield',
    title: { en: 'You look and pay', ru: 'Посмотрите и оплатите', ar: 'تنظر ثم تدفع' },
    text: {
      en: 'If something is not straight, we do it again.',
      ru: 'Если что-то висит неровно, переделаем.',
      ar: 'وإن لم يستقم شيء أعدناه.',
    },
  },
];

/** The home page: what there is, how it goes, prices, a form. */
export function servicesHomeSections(context: SeedContext): DemoSection[] {
  const image = (key: string) => known(context.imageIds, key);
  const t = (en: string, ru: string) => say(context, { en, ru });
  const catalog = (key: string) => known(context.catalogIds, key);
  const toCatalog = (key: string) => ({ type: 'catalog', url: known(context.slugs, `catalog:${key}`) });
  const widget = (key: string, heading: string, note: string, button: string, background = 'white') =>
    section('product-widget', {
      background,
      ...(background === 'white' ? {} : { section: { width: 'full' } }),
      heading: { title: heading, note },
      catalogId: catalog(key),
      layout: 'grid',
      columns: { desktop: 4, tablet: 6, mobile: 12 },
      limit: 3,
      button: { title: button, style: 'outline', link: toCatalog(key) },
    });
  return [
    section('banner-1', {
      section: { width: 'full' },
      words: 'panel',
      media: { desktop: { image: image('hero-3') }, mobile: { image: image('hero-3-mobile') } },
      tag: t('Framing workshop since 2009', 'Багетная мастерская с 2009 года'),
      heading: { title: t('A good wall begins with one nail', 'Хорошая стена начинается с гвоздя') },
      content: {
        html: t(
          '<p>We frame, hang and teach. You choose on the site and pay when it is done.</p>',
          '<p>Делаем рамы, вешаем картины и учим. Выбираете на сайте, платите после работы.</p>',
        ),
      },
      button: { title: t('Ask for a visit', 'Позвать мастера'), type: 'popup' },
    }),
    section('h1', {
      heading: {
        title: t('Framing, hanging, classes', 'Рамы, развеска, занятия'),
        textAlign: 'center',
      },
    }),
    section('category-1', {
      source: 'picked',
      showCount: false,
      catalogs: ['framing', 'at-home', 'classes'].map(catalog),
    }),
    section(
      'benefit-2',
      {
        background: 'light',
        section: { width: 'full' },
        heading: { title: t('How it goes', 'Как это проходит'), textAlign: 'center' },
      },
      steps.map(({ icon, title, text }) => ({ icon, title: say(context, title), text: say(context, text) })),
    ),
    widget(
      'framing',
      t('Frames', 'Рамы'),
      t('The price is for everything together', 'Цена — сразу за всё'),
      t('All about framing', 'Всё о рамах'),
    ),
    section('text-picture-right', {
      background: 'middle',
      section: { width: 'full' },
      split: '6-6',
      ratio: '4:3',
      heading: { title: t('The wall is ours to worry about', 'Стена — наша забота') },
      content: {
        html: t(
          '<p>We lay everything out on the floor, move it about until you smile, and drill only then. The dust leaves with us.</p><p>If you change your mind within a month, we come back and fill the holes.</p>',
          '<p>Раскладываем всё на полу, двигаем, пока вы не улыбнётесь, и только потом сверлим. Пыль увозим с собой.</p><p>Передумаете в течение месяца — вернёмся и заделаем отверстия.</p>',
        ),
        image: image('article-04'),
      },
      button: { title: t('Services at your home', 'Услуги на дому'), link: toCatalog('at-home') },
    }),
    widget(
      'classes',
      t('At the long table', 'За длинным столом'),
      t('Six people at most, and coffee', 'Не больше шести человек и кофе'),
      t('All classes', 'Все занятия'),
    ),
    section(
      'faq',
      { background: 'white', heading: { title: t('Before you order', 'Прежде чем заказать') } },
      faqItems(context),
    ),
    section('form-1', {
      background: 'light',
      section: { width: 'full' },
      heading: {
        title: t('Not sure what it takes?', 'Не знаете, что нужно?'),
        note: t(
          'Tell us what you have and how large it is. We answer with a price, usually the same day.',
          'Расскажите, что у вас и какого размера. Ответим с ценой, обычно в тот же день.',
        ),
        textAlign: 'center',
      },
    }),
  ];
}

/** A page with what belongs onto it beside its own blocks. */
export function servicesPageSections(context: SeedContext, page: DemoPage): DemoSection[] {
  const [lead, ...rest] = page.blocks;
  const text = (block: DemoPage['blocks'][number]) =>
    section('text', {
      ...(block.heading ? { heading: { title: say(context, block.heading) } } : {}),
      content: { html: say(context, block.html) },
    });
  const top = [section('breadcrumbs'), section('h1')];
  const blocks = (some: DemoPage['blocks']) => some.map(text);
  switch (page.key) {
    case 'about':
      return [
        ...top,
        section('text-picture-right', {
          content: {
            html: lead ? say(context, lead.html) : '',
            image: known(context.imageIds, 'article-08'),
          },
        }),
        section(
          'authors',
          {
            look: 'portraits',
            heading: { title: say(context, { en: 'The four of us', ru: 'Нас четверо' }) },
          },
          people.map(({ name, role, image, text: about }) => ({
            name: say(context, name),
            role: say(context, role),
            image: known(context.imageIds, image),
            text: say(context, about),
          })),
        ),
        ...blocks(rest),
      ];
    case 'how-it-works':
      return [
        ...top,
        ...blocks(lead ? [lead] : []),
        section(
          'benefit-2',
          { background: 'light', section: { width: 'full' } },
          steps.map(({ icon, title, text: words }) => ({
            icon,
            title: say(context, title),
            text: say(context, words),
          })),
        ),
        ...blocks(rest),
        section('faq', {}, faqItems(context)),
      ];
    case 'contacts':
      return [...top, ...blocks(page.blocks), section('contacts-form', { showMap: true })];
    default:
      return [...top, ...blocks(page.blocks)];
  }
}

function faqItems(context: SeedContext) {
  return questions.map(({ question, answer }) => ({
    question: say(context, question),
    answer: say(context, answer),
  }));
}
