import { Component, Fragment, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import { startElements } from '../client/start-elements.ts';

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  onError(error: unknown): void;
}

/** Whatever a view does while it is edited costs itself alone. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

type Drawn = ReactElement<Record<string, unknown>>;

/**
 * A section's element in the page. The server has drawn it; the first edit takes it over, later ones change
 * what differs. The element itself stays, so that nothing around it notices.
 */
export class SectionRoot {
  #root: Root | null = null;
  /** Another one makes React draw everything anew. */
  #life = 0;
  #shape: string | undefined;

  readonly element: HTMLElement;
  readonly #onError: (error: unknown) => void;

  constructor(element: HTMLElement, onError: (error: unknown) => void) {
    this.element = element;
    this.#onError = onError;
  }

  /** `shape` names what custom elements inside count once, such as slides: another one starts them anew. */
  draw(drawn: Drawn, fallback: ReactNode, shape: string): void {
    const { children, ...attributes } = drawn.props;
    setAttributes(this.element, attributes);
    if (this.#shape !== undefined && this.#shape !== shape) this.#life++;
    this.#shape = shape;
    this.#root ??= createRoot(this.element, { onCaughtError: () => {}, onUncaughtError: () => {} });
    const root = this.#root;
    const life = this.#life;
    let failed = false;
    flushSync(() =>
      root.render(
        <Boundary
          key={life}
          fallback={fallback}
          onError={(error) => {
            failed = true;
            this.#onError(error);
          }}
        >
          <Fragment>{children as ReactNode}</Fragment>
        </Boundary>,
      ),
    );
    // A boundary that has failed stays so; the next drawing deserves a new one.
    if (failed) this.#life++;
    startElements(this.element);
  }

  /** Lets the next drawing build everything anew: somebody else has written into the element. */
  forget(): void {
    this.#life++;
  }

  remove(): void {
    this.#root?.unmount();
    this.element.remove();
  }
}

function setAttributes(element: HTMLElement, attributes: Record<string, unknown>): void {
  for (const [property, value] of Object.entries(attributes)) {
    const name = property === 'className' ? 'class' : property;
    if (value === undefined || value === null || value === false) {
      element.removeAttribute(name);
      continue;
    }
    const text = value === true ? 'true' : String(value);
    // The same again would make the browser look at the whole section's style.
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}
