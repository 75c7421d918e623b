import type { messages as english } from '../../en/sections/hover-text.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'كلمات فوق الصور',
  about: 'ترتفع الكلمات فوق الصورة عند مرور المؤشر، وتظهر دائمًا على شاشات اللمس.',
  item: 'مربع',
  fields: {
    'items.image': 'الصورة',
    'items.title': 'العنوان',
    'items.text': 'النص',
    'items.link': 'يؤدي إلى',
  },
  presets: { 'three-tiles': 'ثلاثة مربعات', 'two-tiles': 'مربعان' },
  content: {
    theWorkshop: 'الورشة',
    twoRoomsOne: 'غرفتان ومكبس واحد وضوء من الشمال.',
    thePaper: 'الورق',
    cotton300Grams: 'قطن، 300 غرام، مقصوص باليد على حافة مسطرة.',
    theInk: 'الحبر',
    mixedEachEdition: 'يُمزج لكل طبعة، ولا يتكرر مرتين.',
    aLookInside: 'نظرة من الداخل',
  },
} satisfies Messages<typeof english>;
