import type { DemoPage, DemoQuestion } from '../../content/types.ts';

export const questions: DemoQuestion[] = [
  {
    question: {
      en: 'Do I pay before you have seen the picture?',
      ru: 'Нужно платить до того, как вы увидите картину?',
    },
    answer: {
      en: '<p>No. The order on the site books the time and tells us what to prepare. The price is fixed when the picture lies on the table, and you may still say no.</p>',
      ru: '<p>Нет. Заказ на сайте бронирует время и говорит нам, что подготовить. Окончательную цену назовём, когда картина ляжет на стол, и вы ещё сможете отказаться.</p>',
    },
  },
  {
    question: { en: 'How do I get a large picture to you?', ru: 'Как привезти большую картину?' },
    answer: {
      en: '<p>Up to a metre: any taxi, face to face with cardboard between. Larger: choose “We come to you” in the order, and we fetch it in our van with blankets.</p>',
      ru: '<p>До метра — в любом такси, лицом к лицу и с картоном между. Больше — выберите в заказе «Приедем к вам», и мы заберём её в своём фургоне, в одеялах.</p>',
    },
  },
  {
    question: { en: 'Can you do it by tomorrow?', ru: 'Можно к завтрашнему дню?' },
    answer: {
      en: '<p>Sometimes. Glass and simple frames yes, gilding and museum work never: glue dries as long as it dries. Call us before you order.</p>',
      ru: '<p>Иногда. Стекло и простые рамы — да, золочение и музейные работы — никогда: клей сохнет столько, сколько сохнет. Позвоните, прежде чем заказывать.</p>',
    },
  },
  {
    question: { en: 'What if I cannot come to a class?', ru: 'Что, если я не смогу прийти на занятие?' },
    answer: {
      en: '<p>Tell us two days before, and the place waits for you next month. Later than that somebody else’s chair stands empty, so we keep half.</p>',
      ru: '<p>Предупредите за два дня, и место подождёт вас в следующем месяце. Если позже, чей-то стул останется пустым, поэтому половину мы оставляем себе.</p>',
    },
  },
];

export const pages: DemoPage[] = [
  {
    key: 'about',
    slug: 'about',
    title: { en: 'About the workshop', ru: 'О мастерской' },
    blocks: [
      {
        html: {
          en: '<p>Mitre & Nail is four people and a saw from 1958. We have framed since 2009: children’s drawings, a president’s letter, a football shirt, a pressed snowdrop. We never ask what a thing is worth, only how long it has to last.</p>',
          ru: '<p>«Ус и гвоздь» — это четыре человека и пила 1958 года. Мы делаем рамы с 2009 года: для детских рисунков, письма президента, футбольной майки, засушенного подснежника. Никогда не спрашиваем, сколько вещь стоит, — только сколько она должна прожить.</p>',
        },
      },
      {
        heading: { en: 'What we do not do', ru: 'Чего мы не делаем' },
        html: {
          en: '<p>We do not glue pictures to boards, do not cut a print to fit a frame, and do not sell you a mount that you do not need. If a ready-made frame from a shop will do, we tell you which one.</p>',
          ru: '<p>Не клеим картины на картон, не обрезаем лист под раму и не продаём паспарту, которое вам не нужно. Если хватит готовой рамы из магазина, скажем, какой.</p>',
        },
      },
    ],
    meta: {
      description: {
        en: 'Four people, a saw from 1958 and two hundred mouldings: the workshop Mitre & Nail.',
        ru: 'Четыре человека, пила 1958 года и двести багетов: мастерская «Ус и гвоздь».',
      },
    },
  },
  {
    key: 'how-it-works',
    slug: 'how-it-works',
    title: { en: 'How it works', ru: 'Как это устроено' },
    blocks: [
      {
        html: {
          en: '<p>Put what you need into an order, as in a shop. There is nothing to pay yet: we call within two working hours, ask three questions and agree on a day.</p>',
          ru: '<p>Соберите заказ из того, что вам нужно, как в магазине. Платить пока не надо: в течение двух рабочих часов мы позвоним, зададим три вопроса и договоримся о дне.</p>',
        },
      },
      {
        heading: { en: 'How to pay', ru: 'Как оплатить' },
        html: {
          en: '<ul><li>In cash or by card in the workshop, when the work is done.</li><li>To the craftsman after a visit.</li><li>By invoice for companies: write to us before ordering.</li></ul>',
          ru: '<ul><li>Наличными или картой в мастерской, когда работа готова.</li><li>Мастеру после визита.</li><li>По счёту для компаний: напишите нам до заказа.</li></ul>',
        },
      },
    ],
    meta: {
      description: {
        en: 'From the order on the site to the picture on the wall: four steps, and how to pay.',
        ru: 'От заказа на сайте до картины на стене: четыре шага и способы оплаты.',
      },
    },
  },
  {
    key: 'contacts',
    slug: 'contacts',
    title: { en: 'Contacts', ru: 'Контакты' },
    blocks: [
      {
        html: {
          en: '<p>The bell is loud and the door is heavy: push. There is a parking space for unloading right in front.</p>',
          ru: '<p>Звонок громкий, дверь тяжёлая: толкайте. Прямо перед входом есть место, чтобы разгрузиться.</p>',
        },
      },
    ],
    meta: {
      description: {
        en: 'Address, hours, telephone and a map of the framing workshop Mitre & Nail.',
        ru: 'Адрес, часы работы, телефон и карта: багетная мастерская «Ус и гвоздь».',
      },
    },
  },
  {
    key: 'privacy',
    slug: 'privacy',
    title: { en: 'Privacy', ru: 'Политика конфиденциальности' },
    blocks: [
      {
        html: {
          en: '<p>We ask for a name and a telephone number to agree on a day, and for an address only if we come to you. We keep them for as long as the law wants papers of an order to be kept, and give them to nobody.</p><p>Write to <a href="mailto:hello@mitreandnail.example">hello@mitreandnail.example</a> to see, correct or erase what we have about you; it takes ten working days at most.</p>',
          ru: '<p>Мы спрашиваем имя и телефон, чтобы договориться о дне, и адрес — только если едем к вам. Храним их столько, сколько закон велит хранить бумаги по заказу, и никому не передаём.</p><p>Напишите на <a href="mailto:hello@mitreandnail.example">hello@mitreandnail.example</a>, чтобы посмотреть, исправить или удалить то, что мы о вас знаем; это займёт не больше десяти рабочих дней.</p>',
        },
      },
    ],
    meta: {
      description: {
        en: 'What the workshop Mitre & Nail keeps about you, for how long, and how to have it erased.',
        ru: 'Что хранит о вас мастерская «Ус и гвоздь», как долго и как это удалить.',
      },
    },
  },
];
