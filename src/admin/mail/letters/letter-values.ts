import type { Letter, LetterInput } from '#domain/schemas/letter.schema.ts';

export type Hidden = LetterInput['hidden'];
// A type, not an interface: only types fit the tree of values that forms hold.
export type LetterValues = { texts: Record<string, string>; hidden: Hidden };

/** The owner's text, else the original, to be changed where it stands. */
export function valuesOf({ texts, hidden }: Pick<Letter, 'texts' | 'hidden'>): LetterValues {
  return {
    texts: Object.fromEntries(texts.map(({ id, own, original }) => [id, own || original])),
    hidden,
  };
}

/** What somebody else has saved meanwhile, with what was typed since `opened` on top of it. */
export function keepTyped(opened: LetterValues, typed: LetterValues, saved: LetterValues): LetterValues {
  const texts = Object.entries(saved.texts).map(([id, text]) => {
    const own = typed.texts[id] ?? text;
    return [id, own === opened.texts[id] ? text : own];
  });
  const ids = [...new Set([...opened.hidden, ...typed.hidden, ...saved.hidden])];
  const isHidden = (id: Hidden[number]) =>
    typed.hidden.includes(id) === opened.hidden.includes(id)
      ? saved.hidden.includes(id)
      : typed.hidden.includes(id);
  return { texts: Object.fromEntries(texts), hidden: ids.filter(isHidden) };
}
