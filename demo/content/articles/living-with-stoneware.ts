import type { DemoArticle } from '../types.ts';

export const livingWithStoneware: DemoArticle = {
  key: 'living-with-stoneware',
  category: 'journal',
  slug: 'living-with-stoneware',
  title: {
    en: 'Living with stoneware: an owner’s manual',
    ru: 'Каменная масса: руководство по эксплуатации',
    ar: 'العيش مع الخزف الحجري: دليل المالك',
  },
  excerpt: {
    en: 'Dishwashers, ovens, gray scratches, tea stains and chips: what is normal, what can be fixed, what to avoid.',
    ru: 'Посудомойка, духовка, серые царапины, чайный налёт и сколы: что нормально, что лечится и чего избегать.',
    ar: 'غسالات الأطباق والأفران والخدوش الرمادية وبقع الشاي والثلوم: ما الطبيعي، وما يمكن إصلاحه، وما يُتجنّب.',
  },
  cover: 'article-11',
  author: 'mark',
  tags: ['care', 'glaze'],
  publishedDaysAgo: 72,
  body: {
    en: `
<p>A stoneware bowl needs less looking after than a cast-iron pan and about as much as a wooden table. Still, it comes without a booklet, so here is the booklet. It is arranged by the questions you ask most.</p>
<h2>Can it go in the dishwasher?</h2>
<p>If the product page says yes, it can, every day, for years. High-fired clay takes up almost no water, and the glaze is harder than the detergent. What harms a pot in there is not the heat but the company: <strong>two rims that knock together for an hour at seventy degrees</strong>. Leave a finger’s width between pieces, and do not lean a plate on a knife.</p>
<h3>What always goes by hand</h3>
<ul>
<li>Thin porcelain: the walls are thinner than the basket’s prongs.</li>
<li>Anything unglazed, because it would remember the detergent.</li>
<li>Large platters, for the simple reason that they do not fit and you will force them.</li>
</ul>
<h2>Oven, microwave, freezer</h2>
<p>All three are fine, one at a time. Clay does not mind heat or cold; it minds the step between them. Put the dish into a cold oven and let them warm up together. Take it out onto wood or a folded towel, not onto a stone counter. And never from the freezer to the oven, however late the guests are.</p>
<blockquote><p>The rule fits on a fridge magnet: slowly up, slowly down.</p></blockquote>
<h2>Gray lines on the plate</h2>
<p>They look like scratches, and they are the opposite: the plate is harder than your knife and has filed a little steel off it. On matte glazes it shows sooner. A paste of baking soda and water, a soft cloth, one minute, and they are gone. Do not use a scouring pad, that one really does scratch.</p>
<h2>Tea, turmeric, tomato</h2>
<p>Tea leaves a brown film on everything, and on a crackled glaze it creeps into the cracks and stays. In Japan people wait for this for decades. If you would rather not wait:</p>
<ol>
<li>Fill the cup with hot water and a spoon of citric acid.</li>
<li>Leave it for half an hour.</li>
<li>Rinse, and wash as usual.</li>
</ol>
<p>Turmeric and tomato sit on the surface and go with the next wash, or with an afternoon of sun on the windowsill. I am not joking, try it.</p>
<h2>The foot</h2>
<p>The ring at the bottom is bare clay. We polish it with diamond paper until it slides over a varnished table, but if yours catches, rub it on the underside of another cup with a few drops of water. Ten turns will do.</p>
<h2>It is chipped</h2>
<p>If it arrived that way, send a picture to the address in the box and throw nothing away until we answer: sometimes we ask for a close-up to see how the parcel fell. A new one leaves on the next working day.</p>
<p>If it happened at home, look at the edge. A smooth chip on the outside is only a story. A sharp one on the rim is the end of drinking from it, though not of the pot: pencils, toothbrushes, an onion sprouting in March. And if you loved it, bring it to the studio. Anna mends with lacquer and a gold-colored powder on the last Saturday of the month, and will show you how to do it yourself.</p>
<p>More questions are answered on the <a href="/faq">questions page</a>. If yours is not there, write, and it soon will be.</p>
`,
    ru: `
<p>Миске из каменной массы нужно меньше ухода, чем чугунной сковороде, и примерно столько же, сколько деревянному столу. Но инструкции к ней нет, поэтому вот инструкция. Разделы — по вопросам, которые вы задаёте чаще всего.</p>
<h2>Можно ли в посудомойку?</h2>
<p>Если в карточке написано «можно» — можно, каждый день, годами. Глина высокого обжига почти не впитывает воду, а глазурь твёрже любого порошка. Посуде там вредит не жар, а соседи: <strong>два края, которые час стучат друг о друга при семидесяти градусах</strong>. Оставляйте между предметами палец и не прислоняйте тарелку к ножу.</p>
<h3>Что мыть только руками</h3>
<ul>
<li>Тонкий фарфор: стенки у него тоньше прутьев корзины.</li>
<li>Всё, что без глазури: оно запомнит моющее средство.</li>
<li>Большие блюда — по той простой причине, что они не влезают, а вы будете их заталкивать.</li>
</ul>
<h2>Духовка, микроволновка, морозилка</h2>
<p>Можно всё, но по очереди. Глине безразличны и жар, и холод — она не любит скачка между ними. Ставьте форму в холодную духовку, и пусть греются вместе. Вынимайте на дерево или сложенное полотенце, а не на каменную столешницу. И никогда не ставьте из морозилки сразу в печь, как бы ни торопились гости.</p>
<blockquote><p>Правило помещается на магнит для холодильника: медленно вверх, медленно вниз.</p></blockquote>
<h2>Серые линии на тарелке</h2>
<p>Они похожи на царапины, а на деле всё наоборот: тарелка твёрже ножа и сточила с него немного стали. На матовой глазури это видно раньше. Кашица из соды и воды, мягкая тряпка, одна минута — и следов нет. А жёсткую губку не берите: вот она действительно царапает.</p>
<h2>Чай, куркума, томат</h2>
<p>Чай оставляет коричневую плёнку на чём угодно, а на глазури с сеткой трещин забирается внутрь и остаётся. В Японии этого ждут десятилетиями. Если ждать не хочется:</p>
<ol>
<li>Налейте в чашку горячей воды с ложкой лимонной кислоты.</li>
<li>Оставьте на полчаса.</li>
<li>Ополосните и вымойте как обычно.</li>
</ol>
<p>Куркума и томат держатся на поверхности и сойдут в следующую мойку — или за день на солнечном подоконнике. Не шучу, попробуйте.</p>
<h2>Донышко</h2>
<p>Кольцо внизу — голая глина. Мы шлифуем его алмазной бумагой, пока оно не начнёт скользить по лакированному столу. Если ваше всё-таки цепляет, потрите его о донышко другой чашки с парой капель воды. Десяти оборотов хватит.</p>
<h2>Появился скол</h2>
<p>Если так приехало, пришлите снимок на адрес из вкладыша и ничего не выбрасывайте, пока мы не ответим: иногда мы просим крупный план, чтобы понять, как падала посылка. Новый предмет уедет на следующий рабочий день.</p>
<p>Если это случилось дома, посмотрите на край. Гладкий скол снаружи — просто история. Острый на кромке — значит, пить из чашки больше нельзя, но жизнь её не кончена: карандаши, зубные щётки, лук, пророщенный в марте. А если чашка любимая, несите в мастерскую. В последнюю субботу месяца Анна чинит посуду лаком и золотистым порошком и покажет, как сделать это самому.</p>
<p>Другие ответы — на <a href="/faq">странице вопросов</a>. Если вашего там нет, напишите, и он появится.</p>
`,
    ar: `
<p>وعاء الخزف الحجري يحتاج إلى عناية أقل من مقلاة حديد الصبّ، وإلى مثل ما تحتاج إليه طاولة خشب. ومع ذلك يأتي بلا كتيّب، فهذا هو الكتيّب. ورتّبناه بحسب أكثر ما تسألون.</p>
<h2>هل يدخل غسالة الأطباق؟</h2>
<p>إن قالت صفحة المنتج نعم فنعم، كل يوم ولأعوام. الطين المحروق على حرارة عالية لا يكاد يمتص ماءً، والطلاء أصلب من المنظّف. وما يؤذي الآنية هناك ليس الحرارة بل الصحبة: <strong>حافتان تتصادمان ساعة عند سبعين درجة</strong>. اترك بين القطع عرض إصبع، ولا تسند طبقًا إلى سكين.</p>
<h3>ما يُغسل باليد دائمًا</h3>
<ul>
<li>البورسلان الرقيق: جدرانه أرقّ من أسنان السلة.</li>
<li>كل ما هو غير مطليّ، لأنه سيتذكر المنظّف.</li>
<li>الأطباق الكبيرة، لسبب بسيط هو أنها لا تتّسع وستدفعها دفعًا.</li>
</ul>
<h2>الفرن والميكروويف والمجمّد</h2>
<p>كلها جائزة، واحدًا في كل مرة. لا يبالي الطين بالحرارة ولا بالبرد؛ إنما يبالي بالخطوة بينهما. ضع الطبق في فرن بارد ودعهما يسخنان معًا. وأخرجه إلى خشب أو منشفة مطوية، لا إلى رخام. ولا من المجمّد إلى الفرن أبدًا، مهما تأخر الضيوف.</p>
<blockquote><p>القاعدة تكفيها مغناطيسة على الثلاجة: ببطء إلى أعلى، وببطء إلى أسفل.</p></blockquote>
<h2>خطوط رمادية على الطبق</h2>
<p>تبدو خدوشًا وهي العكس: الطبق أصلب من سكينك، وقد برد عنها قليلًا من الفولاذ. وعلى الطلاء المطفأ تظهر أسرع. عجينة من صودا الخبز والماء، وقماش ناعم، ودقيقة واحدة، وتزول. لا تستعمل السلك الخشن، فهو يخدش حقًّا.</p>
<h2>الشاي والكركم والطماطم</h2>
<p>يترك الشاي طبقة بنّية على كل شيء، وفي الطلاء المتشقق يتسلل إلى الشقوق ويبقى. في اليابان ينتظر الناس ذلك عقودًا. فإن كنت لا تريد أن تنتظر:</p>
<ol>
<li>املأ الكوب بماء ساخن وملعقة من حمض الليمون.</li>
<li>اتركه نصف ساعة.</li>
<li>اشطفه واغسله كالمعتاد.</li>
</ol>
<p>أما الكركم والطماطم فيبقيان على السطح ويزولان مع الغسلة التالية، أو مع عصر يوم مشمس على حافة النافذة. لست أمزح، جرّب.</p>
<h2>القاعدة</h2>
<p>الحلقة في الأسفل طين عارٍ. نصقلها بورق الألماس حتى تنزلق على طاولة مدهونة، فإن علقت قاعدتك فافركها بقاعدة كوب آخر مع بضع قطرات ماء. عشر دورات تكفي.</p>
<h2>انثلمت</h2>
<p>إن وصلت كذلك فأرسل صورة إلى العنوان الذي في الصندوق ولا ترمِ شيئًا حتى نردّ: نطلب أحيانًا صورة قريبة لنرى كيف سقط الطرد. وتغادرنا قطعة جديدة في يوم العمل التالي.</p>
<p>وإن حدث ذلك في البيت فانظر إلى الحافة. الثلمة الملساء من الخارج قصة لا أكثر. والحادّة على الشفة نهاية الشرب منها لا نهاية الآنية: أقلام، وفرش أسنان، وبصلة تنبت في مارس. وإن كنت تحبها فأحضرها إلى المرسم. تصلح أمينة باللك ومسحوق ذهبي اللون في آخر سبت من الشهر، وتعلّمك كيف تفعل ذلك بنفسك.</p>
<p>وأسئلة أخرى لها أجوبة في <a href="/faq">صفحة الأسئلة</a>. وإن لم تجد سؤالك فاكتب، وسيكون فيها قريبًا.</p>
`,
  },
  comments: [
    {
      name: { en: 'Terrence', ru: 'Терентий', ar: 'ثروت' },
      text: {
        en: 'The turmeric trick with the windowsill works. I apologize for laughing.',
        ru: 'Фокус с куркумой и подоконником работает. Простите, что смеялся.',
        ar: 'حيلة الكركم وحافة النافذة تنجح. أعتذر عن ضحكي.',
      },
      daysAgo: 64,
    },
    {
      name: { en: 'Lena', ru: 'Лена', ar: 'لينا' },
      text: {
        en: 'Is the mending class open to complete beginners?',
        ru: 'На починку можно прийти, если руки совсем не оттуда?',
        ar: 'هل درس الإصلاح للمبتدئين تمامًا؟',
      },
      daysAgo: 60,
      replies: [
        {
          name: { en: 'Mark Alder', ru: 'Марк Ольхин', ar: 'مروان العطار' },
          text: {
            en: 'It is open to anyone with something broken.',
            ru: 'Можно всем, у кого что-нибудь разбилось.',
            ar: 'هو لكل من عنده شيء مكسور.',
          },
          daysAgo: 60,
        },
      ],
    },
    {
      name: { en: 'Walt', ru: 'Володя', ar: 'وائل' },
      text: {
        en: 'Slowly up, slowly down. On the fridge.',
        ru: '«Медленно вверх, медленно вниз». Уже на холодильнике.',
        ar: 'ببطء إلى أعلى، وببطء إلى أسفل. على الثلاجة.',
      },
      daysAgo: 21,
    },
    {
      name: { en: 'Gwen', ru: 'Галя', ar: 'جنى' },
      text: {
        en: 'Would this also apply to the red clay pitcher?',
        ru: 'А к кувшину из красной глины это тоже относится?',
        ar: 'وهل ينطبق هذا على إبريق الطين الأحمر أيضًا؟',
      },
      daysAgo: 14,
    },
  ],
};
