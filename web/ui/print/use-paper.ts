import { useState } from 'react';
import { flushSync } from 'react-dom';
import { printUnder } from '#web/ui/print/print-under';

interface Paper<Content> {
  /** What is being printed in the place of the page; undefined otherwise: a later print brings the page again. */
  readonly printed: Content | undefined;
  /** The name is proposed when the print is saved as a file. */
  readonly print: (content: Content, name: string) => void;
}

/** A paper that is on the page while it is printed, and only then. */
export function usePaper<Content>(): Paper<Content> {
  const [printed, setPrinted] = useState<Content>();
  return {
    printed,
    print: (content, name) => {
      // It has to be on the page before the print begins.
      flushSync(() => setPrinted(content));
      window.addEventListener('afterprint', () => setPrinted(undefined), { once: true });
      printUnder(name);
    },
  };
}
