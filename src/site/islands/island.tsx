import type { ReactNode } from 'react';

/**
 * When an island's code is loaded and React takes its markup over: with the page, when the browser has nothing better
 * to do, when it comes into sight, with the first sign that the visitor uses the page (a touch, a key, scrolling), or
 * with what is done inside of it.
 */
type IslandTrigger = 'load' | 'idle' | 'visible' | 'use' | 'interaction';

declare module 'react' {
  // eslint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'vt-island': { name: string; on: IslandTrigger; props: string; children: ReactNode };
    }
  }
}

interface IslandProps {
  /** Key in `islands.ts`. */
  name: string;
  on: IslandTrigger;
  /** Plain data; the component is drawn from exactly these on both sides. */
  props: object;
  children: ReactNode;
}

/**
 * Marks markup that becomes interactive. Island components take ids from props instead of `useId`: they
 * are drawn as a part of a page here and as a root of their own in the browser.
 */
export function Island({ name, on, props, children }: IslandProps) {
  return (
    <vt-island name={name} on={on} props={JSON.stringify(props)}>
      {children}
    </vt-island>
  );
}
