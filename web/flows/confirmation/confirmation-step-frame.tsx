import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

export interface NamedStep {
  readonly title: string;
}

export interface StepFrameProps extends NamedStep {
  /**
   * Whether this step replaces another: then it takes the focus, so that the change is announced and read from the top.
   */
  readonly takesFocus: boolean;
  readonly onShown: (title: string) => void;
  readonly children: ReactNode;
}

/** The dialog's head stays in sight and must not cover the focused element. */
const headHeight = '6rem';

/** A named step of a dialog; each needs a key of its own. */
export function StepFrame({ title, takesFocus, onShown, children }: StepFrameProps) {
  const box = useRef<HTMLElement>(null);
  const enter = useEffectEvent(() => {
    if (takesFocus) {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'start' });
    }
    onShown(title);
  });
  useEffect(() => enter(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={title} style={{ scrollMarginTop: headHeight }}>
      {children}
    </section>
  );
}
