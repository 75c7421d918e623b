import type { LegalFacts, LegalPageKind } from '#domain/schemas/shop-setup.schema.ts';
import type { Language } from '#locales/languages.ts';
import { inLanguage, type WithEnglish } from '#locales/with-english.ts';

/** A heading, and paragraphs; `{name}` is a fact of the shop. */
type Part = readonly [heading: string, ...paragraphs: string[]];

interface LegalTemplate {
  title: string;
  parts: readonly Part[];
}

/** What stands where a fact is missing. */
const blanks: WithEnglish<LegalFacts> = {
  en: {
    seller: 'legal name of the seller',
    registration: 'registration or tax number',
    address: 'address of the seller',
    email: 'email',
    phone: 'phone',
    dispatch: 'how soon orders leave, such as 2 working days',
    returns: 'how long goods may be returned, such as 14 days; check what your law asks for',
    law: 'country whose law applies',
  },
  ru: {
    seller: 'наименование продавца',
    registration: 'ОГРН или ОГРНИП, ИНН',
    address: 'адрес продавца',
    email: 'электронная почта',
    phone: 'телефон',
    dispatch: 'срок отправки, например 2 рабочих дня',
    returns: 'срок возврата, например 7 дней; проверьте, что требует закон',
    law: 'страна, чьё право применяется',
  },
};

const templates: WithEnglish<Readonly<Record<LegalPageKind, LegalTemplate>>> = {
  en: {
    privacy: {
      title: 'Privacy policy',
      parts: [
        ['Who is responsible', '{seller}, {registration}, {address}. Write to {email} or call {phone}.'],
        [
          'What we process, and why',
          'Orders: name, phone, email, address and what was ordered, to fulfil the contract with you and to keep the books that the law asks for.',
          'Account: email and a password that is stored in a form nobody can read, to let you see your orders.',
          'Enquiries, reviews and comments: what you write and how to answer you, because you ask us to.',
          'Visits: only if you accept cookies for it, to see how the shop is used.',
        ],
        [
          'Who receives it',
          'The carrier and the payment service, each what it needs for your order; those who run the server for us. Card numbers never reach us.',
        ],
        [
          'How long',
          'Order papers as long as tax law asks for, an account until you delete it, enquiries until they are answered, and your consent until you withdraw it.',
        ],
        [
          'Your rights',
          'You may see what we hold about you, have it corrected, erased, restricted or handed over, object to its use, and withdraw a consent at any time. Write to {email}. You may also complain to the data protection authority where you live.',
        ],
      ],
    },
    terms: {
      title: 'Terms of sale',
      parts: [
        ['The seller', '{seller}, {registration}, {address}. Email {email}, phone {phone}.'],
        [
          'The order',
          'By placing an order you offer to buy the goods at the price shown. The contract is made when we confirm the order. If something is not available, we tell you and give back what you have paid.',
        ],
        [
          'Prices and payment',
          'The checkout shows the price of the goods, of the delivery, and the total before you order. You choose one of the ways to pay that it offers.',
        ],
        [
          'Delivery and returns',
          'How orders are delivered and how goods are returned says the page on delivery and returns.',
        ],
        [
          'Defects',
          'If goods are not as agreed, you have the rights that the law gives you: repair, replacement, a lower price or your money back.',
        ],
        ['Law', 'The law of {law} applies. What protects you as a consumer where you live stays as it is.'],
      ],
    },
    delivery: {
      title: 'Delivery and returns',
      parts: [
        [
          'Delivery',
          'Orders leave within {dispatch}. Ways, prices and times of delivery are shown at the checkout before you order.',
        ],
        [
          'Changing your mind',
          'You may return goods within {returns} of receiving them, without giving a reason. Write to {email} with the number of the order.',
        ],
        [
          'How to return',
          'Send the goods, complete and unused, to: {address}. We give back what you have paid by the same way as you paid it.',
        ],
        [
          'Damaged or wrong',
          'Write to {email} or call {phone}, best with a picture. We replace the goods or give your money back, and bear the cost of sending them.',
        ],
      ],
    },
    cookies: {
      title: 'Cookies',
      parts: [
        [
          'Necessary',
          'The cart, signing in and your answer to the question about cookies are kept in your browser. Without them the shop does not work, so they need no consent.',
        ],
        [
          'With your consent',
          'If you choose “Accept”, services that count visits may keep cookies of their own. If you choose “Only necessary”, none of them starts.',
        ],
        [
          'Changing your choice',
          '“Cookie settings” at the foot of every page asks you again. Your browser can also delete what it keeps.',
        ],
        ['Who is responsible', '{seller}, {address}, {email}.'],
      ],
    },
  },
  ru: {
    privacy: {
      title: 'Политика обработки персональных данных',
      parts: [
        ['Оператор', '{seller}, {registration}, {address}. Почта {email}, телефон {phone}.'],
        [
          'Что мы обрабатываем и зачем',
          'Заказы: имя, телефон, почта, адрес и состав заказа — чтобы исполнить договор с вами и вести учёт, которого требует закон.',
          'Личный кабинет: почта и пароль в виде, который нельзя прочитать, — чтобы вы видели свои заказы.',
          'Заявки, отзывы и комментарии: что вы написали и как вам ответить — с вашего согласия.',
          'Посещения: только если вы приняли для этого файлы cookie.',
        ],
        [
          'Что мы делаем с данными',
          'Собираем, записываем, храним, уточняем, используем, передаём тем, кто назван ниже, и удаляем, с помощью программ и без них.',
        ],
        [
          'Кому передаём',
          'Службе доставки и платёжному сервису — то, что нужно для вашего заказа; тем, кто ведёт для нас сервер. Номера карт к нам не попадают.',
        ],
        [
          'Сколько храним',
          'Документы по заказам — сколько требует закон, личный кабинет — пока вы его не удалите, заявки — пока на них не ответили, данные по согласию — пока вы его не отозвали.',
        ],
        [
          'Ваши права',
          'Вы можете узнать, какие ваши данные у нас есть, исправить их, потребовать блокирования или удаления и отозвать согласие в любой момент: напишите на {email}. Жаловаться можно в Роскомнадзор или в суд.',
        ],
      ],
    },
    terms: {
      title: 'Условия продажи (публичная оферта)',
      parts: [
        ['Продавец', '{seller}, {registration}, {address}. Почта {email}, телефон {phone}.'],
        [
          'Заказ',
          'Описание товаров на сайте — предложение заключить договор купли-продажи на этих условиях. Договор заключён с момента, когда мы выдали вам документ об оплате или подтвердили заказ. Если товара нет, мы сообщим об этом и вернём оплаченное.',
        ],
        [
          'Цены и оплата',
          'Стоимость товаров, доставки и итог видны при оформлении до заказа. Способ оплаты вы выбираете там же.',
        ],
        [
          'Доставка и возврат',
          'Как мы доставляем и принимаем возвраты, сказано на странице о доставке и возврате.',
        ],
        [
          'Недостатки',
          'Если товар с недостатком, вы вправе потребовать ремонта, замены, снижения цены или возврата денег, как это установлено законом.',
        ],
        [
          'Право',
          'Применяется право: {law}. Права потребителя, данные законом, этими условиями не ограничиваются.',
        ],
      ],
    },
    delivery: {
      title: 'Доставка и возврат',
      parts: [
        [
          'Доставка',
          'Срок отправки заказа: {dispatch}. Способы, цены и сроки доставки видны при оформлении до заказа.',
        ],
        [
          'Если передумали',
          'Отказаться от товара можно в любое время до получения, а после получения — в течение срока: {returns}. Напишите на {email} и укажите номер заказа.',
        ],
        [
          'Как вернуть',
          'Пришлите товар в полном комплекте и без следов использования по адресу: {address}. Деньги вернём тем же способом, каким вы платили.',
        ],
        [
          'Брак или не тот товар',
          'Напишите на {email} или позвоните: {phone}; лучше со снимком. Заменим товар или вернём деньги, пересылку оплатим мы.',
        ],
      ],
    },
    cookies: {
      title: 'Файлы cookie',
      parts: [
        [
          'Необходимые',
          'Корзина, вход и ваш ответ на вопрос о cookie хранятся в браузере. Без них магазин не работает, поэтому согласия они не требуют.',
        ],
        [
          'С вашего согласия',
          'Если выбрать «Принять», сервисы, которые считают посещения, могут хранить свои файлы cookie. Если выбрать «Только необходимые», ни один из них не запустится.',
        ],
        [
          'Как изменить выбор',
          '«Настройки cookie» внизу каждой страницы спросят вас снова. Удалить сохранённое можно и в самом браузере.',
        ],
        ['Кто отвечает', '{seller}, {address}, {email}.'],
      ],
    },
  },
};

export interface LegalPage {
  title: string;
  sections: { heading: string; html: string }[];
  blanks: number;
}

/** A page of its template; what is not known stands as `[[…]]`, to be found and filled. */
export function writeLegalPage(kind: LegalPageKind, language: Language, facts: LegalFacts): LegalPage {
  const { title, parts } = inLanguage(templates, language)[kind];
  let missing = 0;
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_match, name: keyof LegalFacts) => {
      if (facts[name] !== '') return escapeText(facts[name]);
      missing++;
      return `<strong>[[${inLanguage(blanks, language)[name]}]]</strong>`;
    });
  const sections = parts.map(([heading, ...paragraphs]) => ({
    heading,
    html: paragraphs.map((paragraph) => `<p>${fill(paragraph)}</p>`).join(''),
  }));
  return { title, sections, blanks: missing };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
