import type { Language } from '#domain/settings/settings.schema.ts';

const texts = {
  en: {
    toolbar: 'Section {name}',
    drag: 'Drag to another place',
    moveUp: 'Move up',
    moveDown: 'Move down',
    duplicate: 'Duplicate',
    hide: 'Hide from visitors',
    show: 'Show to visitors',
    remove: 'Delete',
    addAbove: 'Add a section above',
    addBelow: 'Add a section below',
    addFirst: 'Add the first section',
    moved: 'Moved: {place} of {count}',
  },
  ru: {
    toolbar: 'Блок {name}',
    drag: 'Перетащить на другое место',
    moveUp: 'Поднять выше',
    moveDown: 'Опустить ниже',
    duplicate: 'Создать копию',
    hide: 'Скрыть от посетителей',
    show: 'Показать посетителям',
    remove: 'Удалить',
    addAbove: 'Добавить блок выше',
    addBelow: 'Добавить блок ниже',
    addFirst: 'Добавить первый блок',
    moved: 'Место {place} из {count}',
  },
} as const;

export type CanvasText = keyof (typeof texts)['en'];

/** Texts of what lies over the page in the builder's frame. */
export function canvasText(
  language: Language,
  key: CanvasText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
