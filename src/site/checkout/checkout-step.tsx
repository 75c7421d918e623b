import type { ReactNode } from 'react';

interface CheckoutStepProps {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}

/** One of the numbered parts of the checkout. */
export function CheckoutStep({ id, number, title, children }: CheckoutStepProps) {
  const titleId = `checkout-step-${id}`;
  return (
    <section className="vt-step" aria-labelledby={titleId}>
      <h2 className="vt-step__title" id={titleId}>
        <span className="vt-step__number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <div className="vt-form">{children}</div>
    </section>
  );
}
