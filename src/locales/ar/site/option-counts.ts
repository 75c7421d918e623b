import type { messages as english } from '../../en/site/option-counts.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'optionCount.other': '{title}: {count}',
  'optionCount.size':
    '{count, plural, zero {# مقاس} one {# مقاس} two {مقاسان} few {# مقاسات} many {# مقاسًا} other {# مقاس}}',
  'optionCount.format':
    '{count, plural, zero {# صيغة} one {# صيغة} two {صيغتان} few {# صيغ} many {# صيغة} other {# صيغة}}',
  'optionCount.colour':
    '{count, plural, zero {# لون} one {# لون} two {لونان} few {# ألوان} many {# لونًا} other {# لون}}',
  'optionCount.color':
    '{count, plural, zero {# درجة لون} one {# درجة لون} two {درجتا لون} few {# درجات لون} many {# درجة لون} other {# درجة لون}}',
  'optionCount.frame':
    '{count, plural, zero {# إطار} one {# إطار} two {إطاران} few {# إطارات} many {# إطارًا} other {# إطار}}',
  'optionCount.glaze':
    '{count, plural, zero {# طلاء} one {# طلاء} two {طلاءان} few {# طلاءات} many {# طلاءً} other {# طلاء}}',
  'optionCount.volume':
    '{count, plural, zero {# حجم} one {# حجم} two {حجمان} few {# أحجام} many {# حجمًا} other {# حجم}}',
  'optionCount.capacity':
    '{count, plural, zero {# سعة} one {# سعة} two {سعتان} few {# سعات} many {# سعة} other {# سعة}}',
  'optionCount.weight':
    '{count, plural, zero {# وزن} one {# وزن} two {وزنان} few {# أوزان} many {# وزنًا} other {# وزن}}',
  'optionCount.amount':
    '{count, plural, zero {# كمية} one {# كمية} two {كميتان} few {# كميات} many {# كمية} other {# كمية}}',
  'optionCount.material':
    '{count, plural, zero {# خامة} one {# خامة} two {خامتان} few {# خامات} many {# خامة} other {# خامة}}',
  'optionCount.fabric':
    '{count, plural, zero {# قماش} one {# قماش} two {قماشان} few {# أقمشة} many {# قماشًا} other {# قماش}}',
  'optionCount.finish':
    '{count, plural, zero {# تشطيب} one {# تشطيب} two {تشطيبان} few {# تشطيبات} many {# تشطيبًا} other {# تشطيب}}',
  'optionCount.length':
    '{count, plural, zero {# طول} one {# طول} two {طولان} few {# أطوال} many {# طولًا} other {# طول}}',
  'optionCount.width':
    '{count, plural, zero {# عرض} one {# عرض} two {عرضان} few {# عروض} many {# عرضًا} other {# عرض}}',
  'optionCount.pattern':
    '{count, plural, zero {# نقش} one {# نقش} two {نقشان} few {# نقوش} many {# نقشًا} other {# نقش}}',
  'optionCount.scent':
    '{count, plural, zero {# رائحة} one {# رائحة} two {رائحتان} few {# روائح} many {# رائحة} other {# رائحة}}',
  'optionCount.flavour':
    '{count, plural, zero {# نكهة} one {# نكهة} two {نكهتان} few {# نكهات} many {# نكهة} other {# نكهة}}',
  'optionCount.pack':
    '{count, plural, zero {# عبوة} one {# عبوة} two {عبوتان} few {# عبوات} many {# عبوة} other {# عبوة}}',
  'optionCount.set':
    '{count, plural, zero {# طقم} one {# طقم} two {طقمان} few {# أطقم} many {# طقمًا} other {# طقم}}',
  'optionCount.model':
    '{count, plural, zero {# طراز} one {# طراز} two {طرازان} few {# طُرُز} many {# طرازًا} other {# طراز}}',
  'optionCount.style':
    '{count, plural, zero {# نمط} one {# نمط} two {نمطان} few {# أنماط} many {# نمطًا} other {# نمط}}',
} satisfies Messages<typeof english>;
