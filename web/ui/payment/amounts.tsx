import type { ComponentProps, ReactNode } from 'react';
import classes from '#web/ui/payment/amounts.module.css';

/** A tinted part of the page with amounts and what is said of them. */
export function AmountBox(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section {...props} className={classes.box} />;
}

interface AmountsProps {
  /** `facts` are words rather than amounts. */
  readonly of?: 'facts';
  readonly children: ReactNode;
}

/** A list of amounts, each with what it is. */
export function Amounts({ of, children }: AmountsProps) {
  return (
    <dl className={classes.amounts} data-of={of}>
      {children}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What is no amount. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface AmountProps extends FactProps {
  /** The amount that is to be paid or was paid in the end. */
  readonly isDue?: boolean;
}

export function Amount({ label, isDue = false, children }: AmountProps) {
  return (
    <div data-due={isDue || undefined}>
      <dt>{label}</dt>
      <dd className="amount">{children}</dd>
    </div>
  );
}
