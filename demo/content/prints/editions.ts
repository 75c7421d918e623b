import type { ValueOf } from '../properties.ts';
import type { Localized } from '../types.ts';

export type EditionKey = 'giclee' | 'screen' | 'riso' | 'lino';

interface Edition {
  technique: ValueOf<'technique'>;
  paper: ValueOf<'paper'>;
  grams: number;
  /** HTML that closes the description: how the sheet is made and what arrives. */
  about: Localized;
}

export const editions: Record<EditionKey, Edition> = {
  giclee: {
    technique: 'giclee',
    paper: 'cotton',
    grams: 310,
    about: {
      en: '<h3>The sheet</h3><ul><li>Eleven pigment inks on cotton rag, 310 g/m², with a surface like watercolor paper</li><li>Rated for 80 years without fading when kept out of direct sun</li><li>A 2 cm white margin all around, so it can go under a mat</li></ul><p><strong>What arrives:</strong> the print, signed in pencil on the back, between two sheets of acid-free tissue. Framed prints come ready to hang, with hooks and a paper template for the wall.</p>',
      ru: '<h3>О листе</h3><ul><li>Одиннадцать пигментных красок на хлопковой бумаге 310 г/м² с фактурой акварельной</li><li>Не выцветает 80 лет, если не вешать под прямое солнце</li><li>Белое поле 2 см со всех сторон — хватит под паспарту</li></ul><p><strong>Что придёт:</strong> лист с карандашной подписью на обороте, переложенный бескислотной бумагой. Работы в раме готовы к развеске: крючки и бумажный шаблон для стены лежат внутри.</p>',
    },
  },
  screen: {
    technique: 'screen',
    paper: 'etching',
    grams: 270,
    about: {
      en: '<h3>The sheet</h3><ul><li>Pulled by hand, one color at a time, on heavy etching paper of 270 g/m²</li><li>Water-based inks mixed for this edition and not repeated</li><li>Tiny shifts between layers are part of the process: no two sheets are identical</li></ul><p><strong>What arrives:</strong> a numbered and signed sheet with our blind stamp in the lower left corner. Unframed prints larger than 30×40 cm travel in a thick-walled tube.</p>',
      ru: '<h3>О листе</h3><ul><li>Печатаем вручную, цвет за цветом, на плотной офортной бумаге 270 г/м²</li><li>Краски на водной основе смешаны для этого тиража и больше не повторятся</li><li>Слои чуть смещены друг относительно друга — такова техника, двух одинаковых листов нет</li></ul><p><strong>Что придёт:</strong> пронумерованный и подписанный лист с тиснением мастерской в левом нижнем углу. Листы без рамы крупнее 30×40 см едут в толстостенном тубусе.</p>',
    },
  },
  riso: {
    technique: 'riso',
    paper: 'recycled',
    grams: 240,
    about: {
      en: '<h3>The sheet</h3><ul><li>Risograph with soy-based inks on recycled paper of 240 g/m²</li><li>Visible grain and a slight misregistration, the charm of the machine</li><li>The ink stays a little soft to the touch: hang it behind glass</li></ul><p><strong>What arrives:</strong> the print in a board-backed sleeve with no plastic in it. A good first print for a first apartment, and an easy gift to mail.</p>',
      ru: '<h3>О листе</h3><ul><li>Ризограф, соевые краски, переработанная бумага 240 г/м²</li><li>Видимое зерно и лёгкое несовмещение цветов — за это ризограф и любят</li><li>Краска остаётся чуть мягкой на ощупь, поэтому вешайте лист под стекло</li></ul><p><strong>Что придёт:</strong> лист на картонной подложке в бумажном конверте, без пластика. Хорошая первая работа для первой квартиры и подарок, который легко отправить почтой.</p>',
    },
  },
  lino: {
    technique: 'lino',
    paper: 'washi',
    grams: 90,
    about: {
      en: '<h3>The sheet</h3><ul><li>Cut by hand in linoleum and printed on a 1961 proofing press</li><li>Japanese washi of 90 g/m²: thin, strong, with a deckled edge</li><li>An edition of 40, each numbered; when it sells out the block is retired</li></ul><p><strong>What arrives:</strong> the sheet, 50×70 cm, held by paper corners on a board, with a card about the block and the press.</p>',
      ru: '<h3>О листе</h3><ul><li>Вырезана вручную на линолеуме и отпечатана на пробном станке 1961 года</li><li>Японская бумага васи 90 г/м²: тонкая, прочная, с рваным краем</li><li>Тираж 40 экземпляров, все пронумерованы; когда они закончатся, доска уходит в архив</li></ul><p><strong>Что придёт:</strong> лист 50×70 см на картонной основе, закреплённый бумажными уголками, и карточка о доске и станке.</p>',
    },
  },
};
