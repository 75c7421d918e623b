import type { DemoArticle } from '../types.ts';

export const howToHangAPrint: DemoArticle = {
  key: 'how-to-hang-a-print',
  category: 'journal',
  slug: 'how-to-hang-a-print',
  title: {
    en: 'How to hang a print and never think about it again',
    ru: 'Как повесить картину и больше о ней не думать',
    ar: 'كيف تعلّق لوحة ولا تفكّر فيها بعد ذلك أبدًا',
  },
  excerpt: {
    en: 'Height, hooks, light, and the one mistake that makes every picture look lonely. A framer’s short course.',
    ru: 'Высота, крючки, свет и одна ошибка, из-за которой любая картина выглядит сиротой. Короткий курс от багетчика.',
    ar: 'الارتفاع والخطاطيف والضوء، والخطأ الواحد الذي يجعل كل لوحة تبدو وحيدة. دورة قصيرة من صانع إطارات.',
  },
  cover: 'article-04',
  author: 'leo',
  tags: ['framing', 'interiors', 'care'],
  publishedDaysAgo: 3,
  body: {
    en: `
<p>I hang about three hundred pictures a year, most of them in other people’s homes, and almost every visit starts with the same sentence: “We put it up ourselves, and something is off.” The something is nearly always one of four things. Here they are, in the order in which I check them.</p>
<h2>Height: the museum line</h2>
<p>Museums hang the middle of a picture at about 145–150 cm from the floor. That is the eye level of a person of average height who is standing, and it works at home too, in halls and corridors. Where you mostly sit, go lower: <strong>over a sofa, leave 15–20 cm between its back and the frame</strong>. People leave half a meter, and the picture floats off towards the ceiling like a balloon somebody let go of.</p>
<h3>How to measure it once</h3>
<ol>
<li>Measure the height of the frame and halve it.</li>
<li>Pull the wire up, as the hook will, and measure from the wire to the top edge.</li>
<li>Subtract the second number from the first and add the rest to 147 cm. That is where the nail goes.</li>
</ol>
<p>Our framed prints come with a paper template that has done the sum for you: tape it to the wall, drive the nail through the cross, tear the paper off.</p>
<h2>Size: the newspaper test</h2>
<p>A print that is too small is the mistake I mentioned. On a big wall it does not look modest, it looks lost. Cut the size you are considering out of newspaper, fix it with masking tape and live with it for an evening. If by bedtime you have stopped noticing it, take the next size up. A good rule for a wall above furniture: the picture, or the group, takes up about two thirds of the width below it.</p>
<blockquote><p>Nobody has ever called to say that the picture turned out too large.</p></blockquote>
<h2>Hooks: two, always</h2>
<p>One hook is a pivot. Doors slam, trams pass, and in a month the frame hangs like a question mark. Two hooks a hand’s width apart keep it level for years.</p>
<ul>
<li><strong>Up to 2 kg</strong> (30×40 in a frame): two pin hooks, plain nails, any wall.</li>
<li><strong>2–5 kg</strong> (50×70): two-nail hooks in plaster, plugs in brick.</li>
<li><strong>Over 5 kg</strong> (70×100): screws and plugs, and for drywall the butterfly kind. Do not trust glue strips here, whatever the package says.</li>
</ul>
<h2>Light: from the side, not from the front</h2>
<p>Sun is the only real enemy of paper. Pigment inks will last for decades on a bright wall, but not on one where the noon light falls straight on the sheet. If you have just one such wall, ask us for UV glass. A lamp is a different matter: place it high and to the side, so that the beam grazes the surface. Screen prints and linocuts have a relief you will not see in any other way.</p>
<h2>And then leave it alone</h2>
<p>Wipe the glass with a dry cloth, never a spray: liquid creeps under the edge. Take the picture down once a year and check the wire. The rest of the time it should simply be there, the way a window is. If you are stuck, <a href="/contacts">send me a photo</a> of the wall with a sheet of office paper taped to it for scale. I answer with a drawing.</p>
`,
    ru: `
<p>За год я вешаю картин триста, в основном у чужих людей дома, и почти каждый раз слышу с порога: «Мы повесили сами, но что-то не то». «Что-то» — это почти всегда одно из четырёх. Перечислю в том порядке, в каком проверяю сам.</p>
<h2>Высота: музейная линия</h2>
<p>В музеях середина картины висит на высоте 145–150 см от пола. Это уровень глаз стоящего человека среднего роста, и дома, в прихожей или коридоре, правило тоже работает. Там, где вы чаще сидите, вешайте ниже: <strong>над диваном между спинкой и рамой хватит 15–20 см</strong>. Обычно оставляют полметра, и картина уплывает к потолку, как выпущенный из рук шарик.</p>
<h3>Как посчитать один раз</h3>
<ol>
<li>Измерьте высоту рамы и разделите пополам.</li>
<li>Оттяните тросик вверх, как потянет крючок, и измерьте расстояние от него до верхнего края.</li>
<li>Вычтите второе из первого и прибавьте остаток к 147 см. Сюда и пойдёт гвоздь.</li>
</ol>
<p>К нашим работам в рамах приложен бумажный шаблон, в котором всё уже посчитано: прикрепите его к стене малярным скотчем, вбейте гвоздь в крестик, а бумагу оторвите.</p>
<h2>Размер: проверка газетой</h2>
<p>Слишком маленький лист — та самая ошибка. На большой стене он выглядит не скромно, а потерянно. Вырежьте формат из газеты, прикрепите скотчем и поживите с ним вечер. Если ко сну вы перестали его замечать, берите на размер больше. Для стены над мебелью правило простое: картина или группа занимает примерно две трети ширины того, что стоит под ней.</p>
<blockquote><p>Ещё никто не позвонил и не сказал, что картина оказалась слишком большой.</p></blockquote>
<h2>Крючки: всегда два</h2>
<p>Один крючок — это ось. Хлопают двери, ходят трамваи, и через месяц рама висит вопросительным знаком. Два крючка на расстоянии ладони держат горизонт годами.</p>
<ul>
<li><strong>До 2 кг</strong> (30×40 в раме): два крючка на тонких гвоздях, стена любая.</li>
<li><strong>2–5 кг</strong> (50×70): крючки на двух гвоздях для штукатурки, дюбели для кирпича.</li>
<li><strong>Больше 5 кг</strong> (70×100): шурупы с дюбелями, для гипсокартона — «бабочки». Клейким полоскам здесь не доверяйте, что бы ни обещала упаковка.</li>
</ul>
<h2>Свет: сбоку, а не в лоб</h2>
<p>Единственный настоящий враг бумаги — солнце. На светлой стене пигментные краски проживут десятилетия, но не там, где полуденный луч падает прямо на лист. Если другой стены нет, попросите у нас стекло с защитой от ультрафиолета. Лампа — дело другое: поставьте её выше и сбоку, чтобы свет скользил по поверхности. У шелкографии и линогравюры есть рельеф, и увидеть его можно только так.</p>
<h2>А потом оставьте её в покое</h2>
<p>Стекло протирайте сухой тканью, без спрея: жидкость затекает под край. Раз в год снимите картину и проверьте тросик. Всё остальное время она должна просто быть — как окно. Если зашли в тупик, <a href="/contacts">пришлите мне снимок</a> стены, на которую для масштаба приклеен лист А4. Отвечу рисунком.</p>
`,
    ar: `
<p>أعلّق نحو ثلاثمئة لوحة في العام، أكثرها في بيوت الآخرين، وتكاد كل زيارة تبدأ بالجملة نفسها: «علّقناها بأنفسنا، وفيها شيء ليس في مكانه». وهذا الشيء واحد من أربعة في الغالب. وها هي بالترتيب الذي أفحصها به.</p>
<h2>الارتفاع: خط المتاحف</h2>
<p>تعلّق المتاحف منتصف اللوحة على نحو 145–150 سم من الأرض. هذا مستوى عين شخص متوسط القامة وهو واقف، ويصلح في البيت أيضًا، في المداخل والممرات. وحيث تجلس أكثر وقتك انزل قليلًا: <strong>فوق الأريكة اترك 15–20 سم بين ظهرها والإطار</strong>. يترك الناس نصف متر، فتطفو اللوحة نحو السقف كبالون أفلته أحدهم.</p>
<h3>كيف تقيس مرة واحدة</h3>
<ol>
<li>قِس ارتفاع الإطار واقسمه على اثنين.</li>
<li>شُدّ السلك إلى أعلى كما سيشدّه الخطاف، وقِس من السلك إلى الحافة العليا.</li>
<li>اطرح الثاني من الأول وأضف الباقي إلى 147 سم. هناك يكون المسمار.</li>
</ol>
<p>لوحاتنا المؤطّرة تأتي مع قالب ورقي أجرى الحساب عنك: ألصقه على الجدار، ودُقّ المسمار في التقاطع، وانزع الورق.</p>
<h2>المقاس: اختبار الجريدة</h2>
<p>اللوحة الأصغر مما ينبغي هي الخطأ الذي ذكرته. على جدار كبير لا تبدو متواضعة بل تائهة. قُصّ من ورق الجرائد المقاس الذي تفكّر فيه، وثبّته بشريط لاصق وعِش معه أمسية. فإن كففت عن ملاحظته قبل النوم فخذ المقاس الأكبر. والقاعدة الطيبة لجدار فوق أثاث: أن تشغل اللوحة أو المجموعة نحو ثلثي عرض ما تحتها.</p>
<blockquote><p>لم يتصل بنا أحد قط ليقول إن اللوحة جاءت أكبر مما ينبغي.</p></blockquote>
<h2>الخطاطيف: اثنان دائمًا</h2>
<p>الخطاف الواحد محور دوران. تُصفق الأبواب وتمرّ الشاحنات، وبعد شهر يكون الإطار معلّقًا كعلامة استفهام. خطافان بينهما عرض كفّ يحفظان استواءه أعوامًا.</p>
<ul>
<li><strong>حتى 2 كغ</strong> (30×40 بإطار): خطافان بمسمار رفيع، على أي جدار.</li>
<li><strong>2–5 كغ</strong> (50×70): خطاطيف بمسمارين في الجص، وبراغٍ بأوتاد في الطوب.</li>
<li><strong>أكثر من 5 كغ</strong> (70×100): براغٍ وأوتاد، ولألواح الجبس النوع المسمى بالفراشة. ولا تثق هنا بالشرائط اللاصقة مهما قالت العبوة.</li>
</ul>
<h2>الضوء: من الجانب لا من الأمام</h2>
<p>الشمس هي عدو الورق الحقيقي الوحيد. تدوم الأحبار الصبغية عقودًا على جدار مضيء، لكن لا على جدار يسقط عليه ضوء الظهيرة مباشرة. وإن لم يكن عندك إلا جدار كهذا فاطلب منا زجاجًا واقيًا من الأشعة. أما المصباح فشأن آخر: ضعه عاليًا وعلى الجانب ليلامس الشعاع السطح. للطباعة الحريرية وأعمال اللينوليوم بروز لن تراه بطريقة أخرى.</p>
<h2>ثم اتركها وشأنها</h2>
<p>امسح الزجاج بقماش جاف، لا برذاذ أبدًا: السائل يتسلل تحت الحافة. أنزل اللوحة مرة في العام وافحص السلك. وفي بقية الوقت عليها أن تكون هناك فحسب، كما تكون النافذة. وإن احترت <a href="/contacts">فأرسل إليّ صورة</a> للجدار وعليه ورقة مكتب ملصوقة للقياس. أردّ برسم.</p>
`,
  },
  comments: [
    {
      name: { en: 'Wendy', ru: 'Ванда', ar: 'وداد' },
      text: {
        en: 'The newspaper test saved us from a 30×40 over a three-seat sofa. The 70×100 arrives on Friday.',
        ru: 'Газета спасла нас от 30×40 над трёхместным диваном. В пятницу приедет 70×100.',
        ar: 'أنقذنا اختبار الجريدة من 30×40 فوق أريكة بثلاثة مقاعد. تصل 70×100 يوم الجمعة.',
      },
      daysAgo: 2,
      replies: [
        {
          name: { en: 'Leo Hazel', ru: 'Лев Орешин', ar: 'ليث حجازي' },
          text: {
            en: 'That makes my week. Two hooks, remember.',
            ru: 'Лучшая новость недели. Только не забудьте: два крючка.',
            ar: 'أسعدتِ أسبوعي. خطافان، تذكّري.',
          },
          daysAgo: 2,
        },
      ],
    },
    {
      name: { en: 'Piotr', ru: 'Пётр', ar: 'بطرس' },
      text: {
        en: 'What about concrete? My drill just cries.',
        ru: 'А что делать с бетоном? Моя дрель просто плачет.',
        ar: 'وماذا عن الخرسانة؟ مثقابي يبكي.',
      },
      daysAgo: 1,
      replies: [
        {
          name: { en: 'Leo Hazel', ru: 'Лев Орешин', ar: 'ليث حجازي' },
          text: {
            en: 'Hard-wall hooks with four steel pins: a hammer is enough, up to 4 kg.',
            ru: 'Возьмите крючки на четырёх стальных иглах: хватит молотка, держат до 4 кг.',
            ar: 'خطاطيف الجدران الصلبة بأربعة مسامير فولاذية: تكفيها مطرقة، حتى 4 كغ.',
          },
          daysAgo: 1,
        },
      ],
    },
  ],
  meta: {
    description: {
      en: 'The right height, size, hooks and light for a framed print: a short guide from our framer.',
      ru: 'Правильная высота, размер, крючки и свет: короткая инструкция от нашего багетчика.',
      ar: 'الارتفاع والمقاس والخطاطيف والضوء المناسبة للوحة مؤطّرة: دليل قصير من صانع الإطارات عندنا.',
    },
  },
};
