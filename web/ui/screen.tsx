import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { productName } from '#web/product';

interface ScreenProps {
  /** The only h1, and the first part of the page's title: it names no condition, person or message. */
  readonly title: string;
  /** A button or two beside the title. */
  readonly actions?: ReactNode;
  readonly hiddenTitle?: boolean;
  readonly children: ReactNode;
}

/** A routed screen: sets the page's title and moves focus to its heading when it opens. */
export function Screen({ title, actions, hiddenTitle = false, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Set together with the heading, so that a screen is never shown under the title of another.
  useLayoutEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another screen
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [title]);
  return (
    <>
      <div className="screen-head">
        <Title order={1} ref={heading} tabIndex={-1} className={hiddenTitle ? 'visually-hidden' : 'screen-title'}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </>
  );
}
