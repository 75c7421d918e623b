import type { MessageKey } from '#domain/i18n/messages.en.ts';

import type { SectionContext } from './section-context.ts';

interface SectionHintProps {
  text: Extract<MessageKey, `section.${string}` | 'common.loading'>;
  type: string;
  context: SectionContext;
}

/** Stands in the builder where a section has nothing to show, in the words of who edits. */
export function SectionHint({ text, type, context: { editor, t, language } }: SectionHintProps) {
  const words = editor ?? { t, language, nameOf: (name: string) => name };
  return (
    <p className="vt-section__hint" lang={words.language === language ? undefined : words.language}>
      {words.t(text, { type: words.nameOf(type) })}
    </p>
  );
}
