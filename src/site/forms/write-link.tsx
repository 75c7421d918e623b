import type { CustomElementProps } from '#sections/framework/custom-element.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-write': CustomElementProps;
    }
  }
}

interface WriteLinkProps {
  /** Of the form's own page. */
  path: string;
  productId: number;
  text: string;
}

/** Leads to a form about a product; with script the form comes to where the link is. */
export function WriteLink({ path, productId, text }: WriteLinkProps) {
  return (
    <vt-write className="vt-write">
      <a className="vt-button vt-button--outline" href={`${path}?product=${productId}`} rel="nofollow">
        {text}
      </a>
    </vt-write>
  );
}
