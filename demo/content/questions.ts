import type { DemoProductQuestion } from './types.ts';

/** Answered questions by product key, newest first. */
export const demoQuestions: Record<string, DemoProductQuestion[]> = {
  'print-01': [
    {
      name: { en: 'Julia', ru: 'Юлия', ar: 'جوليا' },
      text: {
        en: 'Will it stand a wall that gets sun in the morning?',
        ru: 'Можно повесить на стену, куда утром светит солнце?',
        ar: 'هل تتحمّل جدارًا تصله شمس الصباح؟',
      },
      reply: {
        en: 'Yes. The pigments are rated for a hundred years behind glass; with two hours of morning sun take the museum glass to be safe.',
        ru: 'Да. Пигменты под стеклом рассчитаны на сто лет; если солнце бывает больше двух часов, возьмите музейное стекло.',
        ar: 'نعم. الأصباغ مقدّرة لمئة عام خلف الزجاج؛ ومع ساعتين من شمس الصباح خذوا زجاج المتاحف للاطمئنان.',
      },
      daysAgo: 8,
    },
    {
      name: { en: 'Martin', ru: 'Мартин', ar: 'مارتن' },
      text: {
        en: 'Does the frame come with a hook, or do I need to buy one?',
        ru: 'Крючок идёт вместе с рамой или нужно купить отдельно?',
        ar: 'هل يأتي المعلاق مع الإطار أم أشتريه؟',
      },
      reply: {
        en: 'Two hooks, a wire and a paper template for the wall are in the box.',
        ru: 'В коробке два крючка, тросик и бумажный шаблон для стены.',
        ar: 'في العلبة معلاقان وسلك وقالب ورقي للجدار.',
      },
      daysAgo: 33,
    },
  ],
  'pot-01': [
    {
      name: { en: 'Carla', ru: 'Карина', ar: 'كارلا' },
      text: {
        en: 'Is it glazed inside, so that it holds water?',
        ru: 'Внутри есть глазурь? Воду держит?',
        ar: 'هل هي مزجّجة من الداخل فتحفظ الماء؟',
      },
      reply: {
        en: 'Glazed inside and tested with water for a night before it leaves us.',
        ru: 'Да, внутри глазурь, и каждую мы на ночь наливаем водой, прежде чем отправить.',
        ar: 'مزجّجة من الداخل، ونملؤها ماءً ليلة كاملة قبل أن تغادرنا.',
      },
      daysAgo: 15,
    },
  ],
};
