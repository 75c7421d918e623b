import type { DemoReview } from './types.ts';

/** Approved reviews by product key, newest first. */
export const printReviews: Record<string, DemoReview[]> = {
  'print-01': [
    {
      name: { en: 'Hannah P.', ru: 'Анна П.' },
      rating: 5,
      text: {
        en: 'It hangs where I take my shoes off. I have started coming home a little slower.',
        ru: 'Висит там, где я снимаю обувь. Заметила, что стала возвращаться домой чуть медленнее.',
      },
      daysAgo: 6,
    },
    {
      name: { en: 'Oliver T.', ru: 'Олег Т.' },
      rating: 5,
      text: {
        en: 'The paper alone is worth it. You can see where the ink sits in the tooth of it.',
        ru: 'Одна бумага чего стоит. Видно, как краска лежит в фактуре.',
      },
      daysAgo: 31,
    },
    {
      name: { en: 'Priya S.', ru: 'Полина С.' },
      rating: 4,
      text: {
        en: 'Beautiful print, a touch cooler in color than on my screen. Against a gray wall it turned out to be an advantage.',
        ru: 'Красивый лист, по цвету чуть холоднее, чем на моём экране. На серой стене это оказалось плюсом.',
      },
      daysAgo: 77,
      reply: {
        en: 'Thank you, Priya. Screens do warm things up; we mail a free color swatch to anyone who asks.',
        ru: 'Спасибо, Полина! Экраны и правда теплят. Если нужно, мы бесплатно присылаем пробный отпечаток цвета.',
      },
    },
  ],
  'print-02': [
    {
      name: { en: 'Daniel K.', ru: 'Даниил К.' },
      rating: 5,
      text: {
        en: 'We took your advice about the wide mat. The framer asked where it came from.',
        ru: 'Послушались совета и взяли широкое паспарту. Багетчик спросил, откуда лист.',
      },
      daysAgo: 20,
    },
  ],
  'print-03': [
    {
      name: { en: 'Ellen B.', ru: 'Елена Б.' },
      rating: 5,
      text: {
        en: 'The dark ridge has a faint sheen, and in the evening it is the last thing in the room to go out.',
        ru: 'Тёмный хребет чуть блестит, и вечером он гаснет в комнате последним.',
      },
      daysAgo: 9,
    },
  ],
  'print-04': [
    {
      name: { en: 'George M.', ru: 'Георгий М.' },
      rating: 5,
      text: {
        en: 'I counted six ridges until my daughter showed me the next one. She is five.',
        ru: 'Насчитал шесть хребтов, следующий показала дочь. Ей пять лет.',
      },
      daysAgo: 12,
    },
    {
      name: { en: 'Carol W.', ru: 'Карина В.' },
      rating: 4,
      text: {
        en: 'Took a week because it is printed to order, which the page does say. Worth the week.',
        ru: 'Ждала неделю, потому что печатают под заказ, — об этом честно написано. Недели не жалко.',
      },
      daysAgo: 48,
    },
  ],
  'print-05': [
    {
      name: { en: 'Jacob N.', ru: 'Яков Н.' },
      rating: 5,
      text: {
        en: 'I sail, and my wife does not, and this is the first picture we agreed on.',
        ru: 'Я хожу под парусом, жена — нет, и это первая картина, на которой мы сошлись.',
      },
      daysAgo: 25,
    },
    {
      name: { en: 'Tessa G.', ru: 'Таисия Г.' },
      rating: 5,
      text: {
        en: 'Second order. Packed like an heirloom, and the paper template for the nail was a lovely touch.',
        ru: 'Второй заказ. Упаковано как фамильная ценность, а бумажный шаблон для гвоздя — отдельная радость.',
      },
      daysAgo: 63,
    },
  ],
  'print-06': [
    {
      name: { en: 'Martin H.', ru: 'Мартин Х.' },
      rating: 5,
      text: {
        en: 'Number 87 of 120. Sorry, everyone, it is not for sale.',
        ru: 'Номер 87 из 120. Простите, не продаётся.',
      },
      daysAgo: 120,
    },
  ],
  'print-07': [
    {
      name: { en: 'Laura D.', ru: 'Лариса Д.' },
      rating: 4,
      text: {
        en: 'Calm without being hotel-lobby calm. I would have liked a 40×50 as well.',
        ru: 'Спокойный, но не «гостиничный». Хотелось бы ещё размер 40×50.',
      },
      daysAgo: 34,
      reply: {
        en: 'Noted, Laura: you are the eleventh to ask. At twenty we add the size.',
        ru: 'Записали, Лариса: вы одиннадцатая. На двадцатой просьбе добавим размер.',
      },
    },
  ],
  'print-08': [
    {
      name: { en: 'Julia K.', ru: 'Юлия К.' },
      rating: 5,
      text: {
        en: 'Bathroom, narrow wall, exactly as suggested. It has survived three months of showers behind glass.',
        ru: 'Ванная, узкая стена — всё по совету. Под стеклом пережил три месяца душа.',
      },
      daysAgo: 14,
    },
  ],
  'print-09': [
    {
      name: { en: 'Sophie A.', ru: 'Софья А.' },
      rating: 5,
      text: {
        en: 'Kitchen, above the spice shelf. My mother-in-law identified the plant before I did.',
        ru: 'Кухня, над полкой со специями. Свекровь узнала растение раньше меня.',
      },
      daysAgo: 18,
    },
    {
      name: { en: 'Ben C.', ru: 'Борис Ч.' },
      rating: 4,
      text: {
        en: 'Good line, good paper. The white frame is a warmer white than my walls, so check that.',
        ru: 'Хорошая линия, хорошая бумага. Белая рама теплее моих стен — учтите.',
      },
      daysAgo: 90,
    },
  ],
  'print-10': [
    {
      name: { en: 'Grace O.', ru: 'Галина О.' },
      rating: 5,
      text: {
        en: 'Ida wrote their names on the back so neatly that the bride cried before seeing the front.',
        ru: 'Ида подписала имена на обороте так красиво, что невеста расплакалась, ещё не увидев картину.',
      },
      daysAgo: 22,
    },
    {
      name: { en: 'Peter F.', ru: 'Пётр Ф.' },
      rating: 5,
      text: {
        en: 'Third wedding in a row. I am not going to look for another present.',
        ru: 'Третья свадьба подряд с этим подарком. Другого искать не собираюсь.',
      },
      daysAgo: 55,
    },
    {
      name: { en: 'Nadia V.', ru: 'Надежда В.' },
      rating: 4,
      text: {
        en: 'Lovely. Delivery came a day later than promised, after they had warned me by message.',
        ru: 'Чудесно. Доставили на день позже, но заранее предупредили.',
      },
      daysAgo: 101,
    },
  ],
  'print-12': [
    {
      name: { en: 'Ian B.', ru: 'Иван Б.' },
      rating: 4,
      text: {
        en: 'My wife says kiosk, I say ferry terminal. We look at it over breakfast and neither gives in.',
        ru: 'Жена говорит — киоск, я говорю — речной вокзал. Смотрим за завтраком, никто не сдаётся.',
      },
      daysAgo: 52,
    },
  ],
  'print-13': [
    {
      name: { en: 'Adam S.', ru: 'Артём С.' },
      rating: 5,
      text: {
        en: 'I stare at it during calls and still have not found a repeat.',
        ru: 'Смотрю на него во время созвонов и до сих пор не нашёл повтора.',
      },
      daysAgo: 8,
    },
    {
      name: { en: 'Rita J.', ru: 'Рита Ж.' },
      rating: 4,
      text: {
        en: 'Strong colors, perfect edges. Heavier than expected in the frame: use two hooks.',
        ru: 'Сочный цвет, безупречные края. В раме тяжелее, чем думала, — вешайте на два крючка.',
      },
      daysAgo: 44,
    },
  ],
  'print-14': [
    {
      name: { en: 'Monica Z.', ru: 'Моника З.' },
      rating: 5,
      text: {
        en: 'My son points at it and says “house”. There is no house. I am delighted.',
        ru: 'Сын показывает на неё и говорит «дом». Дома там нет. Я в восторге.',
      },
      daysAgo: 37,
    },
  ],
  'print-15': [
    {
      name: { en: 'Captain R.', ru: 'Капитан Р.' },
      rating: 5,
      text: {
        en: 'Thirty years with charts. The slopes are honest.',
        ru: 'Тридцать лет работаю с картами. Уклоны честные.',
      },
      daysAgo: 26,
      reply: {
        en: 'Tom has read this aloud to everyone in the studio, twice.',
        ru: 'Тимур прочёл это вслух всей мастерской. Дважды.',
      },
    },
  ],
  'print-16': [
    {
      name: { en: 'Victor U.', ru: 'Виктор У.' },
      rating: 3,
      text: {
        en: 'Good print, but I expected thicker lines; from across the room they disappear.',
        ru: 'Печать хорошая, но линии тоньше, чем я ждал: через комнату их не видно.',
      },
      daysAgo: 70,
    },
  ],
  'print-18': [
    {
      name: { en: 'Naomi I.', ru: 'Нонна И.' },
      rating: 5,
      text: {
        en: 'Hung in the darkest corner, as advised. It floats.',
        ru: 'Повесила в самый тёмный угол, как советовали. Парит.',
      },
      daysAgo: 30,
    },
  ],
  'print-19': [
    {
      name: { en: 'Theo W.', ru: 'Фёдор В.' },
      rating: 5,
      text: {
        en: 'For our daughter’s first birthday, with the dot on the back. The best thing in the nursery.',
        ru: 'На первый день рождения дочери, с точкой на обороте. Лучшая вещь в детской.',
      },
      daysAgo: 5,
    },
    {
      name: { en: 'Clara N.', ru: 'Клара Н.' },
      rating: 5,
      text: {
        en: 'They asked about the time zone of the birth. That is the level of care I am talking about.',
        ru: 'Уточнили часовой пояс роддома. Вот о таком внимании я и говорю.',
      },
      daysAgo: 39,
    },
  ],
  'print-20': [
    {
      name: { en: 'Vivian L.', ru: 'Вивиана Л.' },
      rating: 5,
      text: {
        en: 'You can feel the press in the paper. Number 12 of 40, and I check on it daily.',
        ru: 'В бумаге чувствуется станок. Номер 12 из 40, навещаю его каждый день.',
      },
      daysAgo: 11,
    },
  ],
  'print-21': [
    {
      name: { en: 'Felix M.', ru: 'Феликс М.' },
      rating: 4,
      text: {
        en: 'Cheerful but not loud. Please pass my compliments to the courier.',
        ru: 'Весёлая, но не громкая. Передайте курьеру моё почтение.',
      },
      daysAgo: 21,
    },
  ],
  'print-23': [
    {
      name: { en: 'Dr. Simone H.', ru: 'Доктор Симонова' },
      rating: 5,
      text: {
        en: 'We are the dental practice. Children look at it with their mouths open, which helps.',
        ru: 'Мы и есть та самая стоматология. Дети смотрят на неё с открытым ртом — очень удобно.',
      },
      daysAgo: 33,
    },
  ],
  'print-24': [
    {
      name: { en: 'Connor P.', ru: 'Константин П.' },
      rating: 5,
      text: {
        en: 'Hung it low, over the bench in the hall. People sit down next to it without noticing.',
        ru: 'Повесили низко, над скамейкой в прихожей. Гости сами собой садятся рядом.',
      },
      daysAgo: 13,
    },
  ],
  'print-27': [
    {
      name: { en: 'Isabel R.', ru: 'Изабелла Р.' },
      rating: 5,
      text: {
        en: 'My study faces north. I confirm the two degrees.',
        ru: 'Кабинет выходит на север. Два градуса подтверждаю.',
      },
      daysAgo: 10,
    },
    {
      name: { en: 'Kevin O.', ru: 'Кирилл О.' },
      rating: 4,
      text: {
        en: 'Very good color. The tube was dented, the print inside was not.',
        ru: 'Отличный цвет. Тубус помяли, лист внутри цел.',
      },
      daysAgo: 58,
    },
  ],
  'print-28': [
    {
      name: { en: 'Paula Y.', ru: 'Павла Ю.' },
      rating: 5,
      text: {
        en: 'At the end of the corridor, as you said. The apartment is now longer.',
        ru: 'В конце коридора, как вы и советовали. Квартира стала длиннее.',
      },
      daysAgo: 28,
    },
  ],
  'print-30': [
    {
      name: { en: 'Marina L.', ru: 'Марина Л.' },
      rating: 5,
      text: {
        en: 'The 70×100 in oak fills the wall above our bed. We have found the cat, second row from the top.',
        ru: 'Взяли 70×100 в дубе, висит над кроватью. Кота нашли: второй ряд сверху.',
      },
      daysAgo: 15,
    },
  ],
  'print-33': [
    {
      name: { en: 'Walter E.', ru: 'Валерий Е.' },
      rating: 5,
      text: {
        en: 'I teach geology. My students touch the glass when they think I am not looking.',
        ru: 'Преподаю геологию. Студенты трогают стекло, когда думают, что я не вижу.',
      },
      daysAgo: 29,
    },
  ],
};
