import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/**
 * Attributes of a custom element in a view. Each view declares the tags it writes, beside the view:
 * `declare module 'react' { namespace JSX { interface IntrinsicElements { 'vt-x': CustomElementProps } } }`.
 */
export type CustomElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
