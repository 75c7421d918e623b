import type { CustomElementProps } from '#sections/framework/custom-element.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-guide': CustomElementProps;
    }
  }
}

/** Where `vt-guide` shows what a link of the page leads to; empty until then. */
export function GuideDialog({ title, close }: { title: string; close: string }) {
  return (
    <vt-guide hidden>
      <template data-part="template">
        <dialog className="vt-dialog vt-dialog--wide vt-guide" aria-labelledby="vt-guide-title">
          <h2 id="vt-guide-title">{title}</h2>
          <button type="button" className="vt-guide__close" data-part="close" aria-label={close} />
          <div data-part="body" />
        </dialog>
      </template>
    </vt-guide>
  );
}
