/** A line of goods in one piece of text. */
export function nameOf({ title, options }: { title: string; options: string }): string {
  return [title, options].filter(Boolean).join(', ');
}
