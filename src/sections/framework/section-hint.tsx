import type { MessageKey } from '#locales/message-keys.ts';

import type { SectionContext } from './section-context.ts';

interface SectionHintProps {
  text: Extract<MessageKey, `section.${string}` | 'common.loading'>;
  type: string;
  context: SectionContext;
}

/** Stands in the builder where a section cannot be shown, in the words of who edits. */
export function SectionHint({ text, type, context: { editor, t, language } }: SectionHintProps) {
  const words = editor ?? { t, language, nameOf: (name: string) => name };
  return (
    <p className="vt-section__hint" lang={words.language === language ? undefined : words.language}>
      {words.t(text, { type: words.nameOf(type) })}
    </p>
  );
}

/** Says in the builder what a section with nothing to show waits for, and leads there. */
export function EmptyHint({ type, context }: Omit<SectionHintProps, 'text'>) {
  const { editor, language } = context;
  if (!editor) return <SectionHint text="section.empty" type={type} context={context} />;
  const { text, wayTo } = editor.adviceOf(type);
  return (
    <div className="vt-section__hint" lang={editor.language === language ? undefined : editor.language}>
      <p>
        <strong>{editor.nameOf(type)}.</strong> {text}
      </p>
      {wayTo && (
        <button type="button" className="vt-section__way" data-vt-way={wayTo.screen}>
          {wayTo.text}
        </button>
      )}
    </div>
  );
}
