interface RichTextProps {
  /** HTML that has been through the sanitiser; views only ever get such. */
  html: string;
  className?: string;
}

/** Prose written in the editor. */
export function RichText({ html, className }: RichTextProps) {
  if (html === '') return null;
  return (
    <div
      className={className ? `vt-prose ${className}` : 'vt-prose'}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
