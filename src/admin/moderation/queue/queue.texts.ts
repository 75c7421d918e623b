import { defineTexts } from '../../i18n/define-texts.ts';

export const queueTexts = defineTexts({
  en: {
    all: 'All',
    statuses: 'By status',
    undo: 'Undo',
    older: 'Show older ones',
    selected: '{count, plural, one {# selected} other {# selected}}',
    select: 'Select {name}',
    selectAll: 'Select all that are shown',
    progress: '{done} of {count}…',
    keys: 'Keys on what has the focus: {keys}, ↑ and ↓ for the next one, Space to select.',
    key: '{key} – {label}',
    many: '{label}: {count}',
    list: 'What waits here',
  },
  ru: {
    all: 'Все',
    statuses: 'По состояниям',
    undo: 'Вернуть',
    older: 'Показать более старые',
    selected: '{count, plural, one {Выбрано: #} few {Выбрано: #} many {Выбрано: #} other {Выбрано: #}}',
    select: 'Выбрать: {name}',
    selectAll: 'Выбрать все показанные',
    progress: '{done} из {count}…',
    keys: 'Клавиши на выделенном: {keys}, ↑ и ↓ — соседние, пробел — выбрать.',
    key: '{key} — {label}',
    many: '{label}: {count}',
    list: 'Список',
  },
});
