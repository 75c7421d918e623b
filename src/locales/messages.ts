/** The texts of a file in another language: the keys of the English ones, nested as they are. */
export type Messages<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Messages<English[Key]>;
};

/** The same of a language in progress: what it lacks is said in English. */
export type SomeMessages<English> = {
  readonly [Key in keyof English]?: English[Key] extends string ? string : SomeMessages<English[Key]>;
};

export interface Texts {
  readonly [key: string]: string | Texts;
}

/** What a language has, and the English text for each key that it lacks. */
export function fillFromEnglish(english: Texts, own: Texts | undefined): Texts {
  if (own === undefined) return english;
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const translated = own[key];
      if (typeof text === 'string') return [key, typeof translated === 'string' ? translated : text];
      return [key, fillFromEnglish(text, typeof translated === 'object' ? translated : undefined)];
    }),
  );
}
