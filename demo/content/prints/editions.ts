import type { ValueOf } from '../properties.ts';
import type { Localized } from '../types.ts';

export type EditionKey = 'giclee' | 'screen' | 'riso' | 'lino';

interface Edition {
  technique: ValueOf<'technique'>;
  paper: ValueOf<'paper'>;
  grams: number;
  pitch: Localized;
  inTheBox: Localized;
  care: Localized;
  /** HTML that closes the description: how the sheet is made and what arrives. */
  about: Localized;
}

export const editions: Record<EditionKey, Edition> = {
  giclee: {
    technique: 'giclee',
    paper: 'cotton',
    grams: 310,
    pitch: {
      en: 'Eleven pigment inks on cotton paper with the tooth of watercolor. It keeps its colors for eighty years.',
      ru: 'Одиннадцать пигментных красок на хлопковой бумаге с фактурой акварельной. Цвет держится восемьдесят лет.',
      ar: 'أحد عشر حبرًا صبغيًّا على ورق قطن بملمس الألوان المائية. تحتفظ بألوانها ثمانين عامًا.',
    },
    inTheBox: {
      en: 'The print, signed in pencil on the back\nTwo sheets of acid-free tissue\nWith a frame: hooks and a paper template for the wall',
      ru: 'Лист с карандашной подписью на обороте\nДва листа бескислотной бумаги\nС рамой: крючки и бумажный шаблон для стены',
      ar: 'اللوحة موقّعة بقلم الرصاص على ظهرها\nورقتان خاليتان من الأحماض\nمع الإطار: خطاطيف وقالب ورقي للجدار',
    },
    care: {
      en: 'Cotton rag, 310 g/m²; frames of solid wood with acrylic glass.\nHang it out of direct sun and dust the glass with a dry cloth.',
      ru: 'Хлопковая бумага, 310 г/м²; рамы из массива с акриловым стеклом.\nНе вешайте под прямое солнце, стекло протирайте сухой тканью.',
      ar: 'قطن خالص 310 غ/م²؛ وإطارات من الخشب الطبيعي بزجاج أكريليك.\nعلّقها بعيدًا عن الشمس المباشرة وامسح الزجاج بقماش جاف.',
    },
    about: {
      en: '<h3>The sheet</h3><ul><li>Eleven pigment inks on cotton rag, 310 g/m², with a surface like watercolor paper</li><li>Rated for 80 years without fading when kept out of direct sun</li><li>A 2 cm white margin all around, so it can go under a mat</li></ul><p><strong>What arrives:</strong> the print, signed in pencil on the back, between two sheets of acid-free tissue. Framed prints come ready to hang, with hooks and a paper template for the wall.</p>',
      ru: '<h3>О листе</h3><ul><li>Одиннадцать пигментных красок на хлопковой бумаге 310 г/м² с фактурой акварельной</li><li>Не выцветает 80 лет, если не вешать под прямое солнце</li><li>Белое поле 2 см со всех сторон — хватит под паспарту</li></ul><p><strong>Что придёт:</strong> лист с карандашной подписью на обороте, переложенный бескислотной бумагой. Работы в раме готовы к развеске: крючки и бумажный шаблон для стены лежат внутри.</p>',
      ar: '<h3>الورقة</h3><ul><li>أحد عشر حبرًا صبغيًّا على ورق قطن 310 غ/م²، بملمس ورق الألوان المائية</li><li>لا تبهت 80 عامًا إن بقيت بعيدة عن الشمس المباشرة</li><li>هامش أبيض 2 سم من كل جهة، فيكفيها للباسبارتو</li></ul><p><strong>ما الذي يصلك:</strong> اللوحة موقّعة بقلم الرصاص على ظهرها، بين ورقتين خاليتين من الأحماض. واللوحات المؤطّرة تصل جاهزة للتعليق، مع خطاطيف وقالب ورقي للجدار.</p>',
    },
  },
  screen: {
    technique: 'screen',
    paper: 'etching',
    grams: 270,
    pitch: {
      en: 'Pulled by hand, one color at a time, in inks mixed for this edition alone. No two sheets are quite alike.',
      ru: 'Печатаем вручную, цвет за цветом, красками, смешанными только для этого тиража. Двух одинаковых листов нет.',
      ar: 'مطبوعة يدويًّا لونًا بعد لون، بأحبار خُلطت لهذا الإصدار وحده. لا تتطابق لوحتان تمامًا.',
    },
    inTheBox: {
      en: 'The sheet, numbered and signed, with our blind stamp\nA thick-walled tube, or a flat box for 30×40 cm and for frames',
      ru: 'Пронумерованный и подписанный лист с тиснением мастерской\nТолстостенный тубус; для 30×40 см и рам — плоская коробка',
      ar: 'اللوحة مرقّمة وموقّعة وعليها ختمنا البارز\nأنبوب سميك الجدران، أو صندوق مسطّح لمقاس 30×40 سم وللإطارات',
    },
    care: {
      en: 'Etching paper, 270 g/m², and water-based inks.\nLet the sheet lie flat for a day before you frame it; hold it by its edges.',
      ru: 'Офортная бумага, 270 г/м², и краски на водной основе.\nПрежде чем вставить лист в раму, дайте ему день полежать; держите за края.',
      ar: 'ورق حفر 270 غ/م² وأحبار مائية.\nاتركها مبسوطة يومًا قبل تأطيرها، وأمسكها من حوافّها.',
    },
    about: {
      en: '<h3>The sheet</h3><ul><li>Pulled by hand, one color at a time, on heavy etching paper of 270 g/m²</li><li>Water-based inks mixed for this edition and not repeated</li><li>Tiny shifts between layers are part of the process: no two sheets are identical</li></ul><p><strong>What arrives:</strong> a numbered and signed sheet with our blind stamp in the lower left corner. Unframed prints larger than 30×40 cm travel in a thick-walled tube.</p>',
      ru: '<h3>О листе</h3><ul><li>Печатаем вручную, цвет за цветом, на плотной офортной бумаге 270 г/м²</li><li>Краски на водной основе смешаны для этого тиража и больше не повторятся</li><li>Слои чуть смещены друг относительно друга — такова техника, двух одинаковых листов нет</li></ul><p><strong>Что придёт:</strong> пронумерованный и подписанный лист с тиснением мастерской в левом нижнем углу. Листы без рамы крупнее 30×40 см едут в толстостенном тубусе.</p>',
      ar: '<h3>الورقة</h3><ul><li>نطبعها يدويًّا لونًا بعد لون على ورق حفر ثقيل 270 غ/م²</li><li>أحبار مائية خُلطت لهذا الإصدار ولن تتكرر</li><li>انزياحات دقيقة بين الطبقات من طبيعة التقنية: لا لوحتان متطابقتان</li></ul><p><strong>ما الذي يصلك:</strong> لوحة مرقّمة وموقّعة وعليها ختمنا البارز في الزاوية السفلى اليسرى. اللوحات غير المؤطّرة الأكبر من 30×40 سم تسافر في أنبوب سميك الجدران.</p>',
    },
  },
  riso: {
    technique: 'riso',
    paper: 'recycled',
    grams: 240,
    pitch: {
      en: 'Soy inks, honest grain and colors a hair out of line: a first print for a first apartment.',
      ru: 'Соевые краски, видимое зерно и чуть сдвинутые цвета. Хорошая первая работа для первой квартиры.',
      ar: 'أحبار صويا وحبيبات صريحة وألوان منزاحة بمقدار شعرة: لوحة أولى لشقة أولى.',
    },
    inTheBox: {
      en: 'The print in a board-backed paper sleeve, without plastic',
      ru: 'Лист на картонной подложке в бумажном конверте, без пластика',
      ar: 'اللوحة في ظرف ورقي مبطّن بالكرتون، بلا بلاستيك',
    },
    care: {
      en: 'Recycled paper, 240 g/m², and soy-based inks that stay a little soft.\nHang it behind glass and do not rub the surface.',
      ru: 'Переработанная бумага, 240 г/м², и соевые краски, которые остаются чуть мягкими.\nВешайте под стекло и не трите поверхность.',
      ar: 'ورق معاد تدويره 240 غ/م² وأحبار صويا تبقى طريّة قليلًا.\nعلّقها خلف زجاج ولا تفرك سطحها.',
    },
    about: {
      en: '<h3>The sheet</h3><ul><li>Risograph with soy-based inks on recycled paper of 240 g/m²</li><li>Visible grain and a slight misregistration, the charm of the machine</li><li>The ink stays a little soft to the touch: hang it behind glass</li></ul><p><strong>What arrives:</strong> the print in a board-backed sleeve with no plastic in it. A good first print for a first apartment, and an easy gift to mail.</p>',
      ru: '<h3>О листе</h3><ul><li>Ризограф, соевые краски, переработанная бумага 240 г/м²</li><li>Видимое зерно и лёгкое несовмещение цветов — за это ризограф и любят</li><li>Краска остаётся чуть мягкой на ощупь, поэтому вешайте лист под стекло</li></ul><p><strong>Что придёт:</strong> лист на картонной подложке в бумажном конверте, без пластика. Хорошая первая работа для первой квартиры и подарок, который легко отправить почтой.</p>',
      ar: '<h3>الورقة</h3><ul><li>ريزوغراف بأحبار الصويا على ورق معاد تدويره 240 غ/م²</li><li>حبيبات ظاهرة وانزياح طفيف في الألوان، وهذا سحر الآلة</li><li>يبقى الحبر طريًّا قليلًا عند اللمس: علّقها خلف زجاج</li></ul><p><strong>ما الذي يصلك:</strong> اللوحة في ظرف ورقي مبطّن بالكرتون لا بلاستيك فيه. لوحة أولى موفّقة لشقة أولى، وهدية يسهل إرسالها بالبريد.</p>',
    },
  },
  lino: {
    technique: 'lino',
    paper: 'washi',
    grams: 90,
    pitch: {
      en: 'Cut in linoleum and printed on a press of 1961, forty sheets and not one more.',
      ru: 'Вырезано на линолеуме и отпечатано на станке 1961 года. Сорок листов — и ни одним больше.',
      ar: 'محفورة على اللينوليوم ومطبوعة على مكبس من عام 1961، أربعون لوحة لا أكثر.',
    },
    inTheBox: {
      en: 'The numbered sheet, 50×70 cm, held by paper corners on a board\nA card about the block and the press',
      ru: 'Пронумерованный лист 50×70 см на картоне, закреплённый уголками\nКарточка о доске и станке',
      ar: 'اللوحة المرقّمة 50×70 سم مثبّتة بزوايا ورقية على لوح\nبطاقة عن القالب والمكبس',
    },
    care: {
      en: 'Japanese washi, 90 g/m², with a deckled edge.\nThin paper breathes with the room: leave it loose at the bottom of the frame.',
      ru: 'Японская бумага васи, 90 г/м², с рваным краем.\nТонкая бумага дышит вместе с комнатой: не прижимайте её в раме по нижнему краю.',
      ar: 'واشي ياباني 90 غ/م² بحوافّ خام.\nالورق الرقيق يتنفّس مع الغرفة: اتركه حرًّا من أسفل الإطار.',
    },
    about: {
      en: '<h3>The sheet</h3><ul><li>Cut by hand in linoleum and printed on a 1961 proofing press</li><li>Japanese washi of 90 g/m²: thin, strong, with a deckled edge</li><li>An edition of 40, each numbered; when it sells out the block is retired</li></ul><p><strong>What arrives:</strong> the sheet, 50×70 cm, held by paper corners on a board, with a card about the block and the press.</p>',
      ru: '<h3>О листе</h3><ul><li>Вырезана вручную на линолеуме и отпечатана на пробном станке 1961 года</li><li>Японская бумага васи 90 г/м²: тонкая, прочная, с рваным краем</li><li>Тираж 40 экземпляров, все пронумерованы; когда они закончатся, доска уходит в архив</li></ul><p><strong>Что придёт:</strong> лист 50×70 см на картонной основе, закреплённый бумажными уголками, и карточка о доске и станке.</p>',
      ar: '<h3>الورقة</h3><ul><li>محفورة يدويًّا على اللينوليوم ومطبوعة على مكبس تجارب من عام 1961</li><li>واشي ياباني 90 غ/م²: رقيق ومتين وحوافه خام</li><li>إصدار من 40 لوحة، كلها مرقّمة؛ وحين ينفد يُحال القالب إلى التقاعد</li></ul><p><strong>ما الذي يصلك:</strong> اللوحة بمقاس 50×70 سم، مثبّتة بزوايا ورقية على لوح كرتون، مع بطاقة عن القالب والمكبس.</p>',
    },
  },
};
