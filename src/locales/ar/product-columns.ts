import type { messages as english } from '../en/product-columns.ts';
import type { Messages } from '../messages.ts';

/** What product files call their columns; the grid and the form of products use the same words. */
export const messages = {
  columns: {
    slug: 'الرابط',
    title: 'الاسم',
    description: 'الوصف',
    pitch: 'وصف موجز في سطرين',
    inTheBox: 'ما في الصندوق',
    care: 'الخامة والعناية',
    goesWith: 'منتجات تكمّله',
    enabled: 'معروض',
    catalogs: 'الأقسام',
    images: 'الصور',
    metaTitle: 'عنوان البحث',
    metaDescription: 'وصف البحث',
    weight: 'الوزن',
    height: 'الارتفاع',
    width: 'العرض',
    length: 'الطول',
    position: 'الترتيب',
    vatCode: 'رمز الضريبة (54-FZ)',
    paymentMode: 'طريقة الدفع (54-FZ)',
    taxClass: 'فئة الضريبة',
    fulfilment: 'طريقة الاستلام',
    sku: 'رمز SKU',
    price: 'السعر',
    discountPrice: 'سعر الخصم',
    stock: 'المخزون',
    default: 'المتغيّر الأساسي',
    variationImage: 'صورة المتغيّر',
    variationWeight: 'وزن المتغيّر',
    variationHeight: 'ارتفاع المتغيّر',
    variationWidth: 'عرض المتغيّر',
    variationLength: 'طول المتغيّر',
    barcode: 'الباركود',
    cost: 'سعر التكلفة',
  },
  /** Before the name of a property or an option: `Property: Paper`. */
  prefixes: {
    property: 'المواصفة',
    option: 'الخيار',
  },
} satisfies Messages<typeof english>;
