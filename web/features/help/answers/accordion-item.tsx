import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Answer, Marked } from '#web/features/help/answers/answer.tsx';
import classes from '#web/features/help/answers/answers.module.css';
import type { SoughtWord } from '#web/features/help/answers/find-words';
import type { HelpEntry } from '#web/features/help/help-content';

interface AccordionItemProps {
  readonly entry: HelpEntry;
  /** The level of the question's heading. */
  readonly level: 2 | 3;
  readonly isOpen: boolean;
  /** Whether the address names it: it is brought into sight and has the focus. */
  readonly isNamed: boolean;
  readonly words: readonly SoughtWord[];
  readonly onToggle: () => void;
}

/** A question that opens its answer below itself; printed, the answer is always there. */
export function AccordionItem({ entry, level, isOpen, isNamed, words, onToggle }: AccordionItemProps) {
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const Heading = `h${level}` as const;
  useEffect(() => {
    if (!isNamed) return;
    // After the screen, which moves the focus to its heading when it opens.
    const frame = requestAnimationFrame(() => {
      button.current?.focus({ preventScroll: true });
      button.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isNamed]);
  return (
    <li className={classes.item}>
      <Heading className={classes.question}>
        <UnstyledButton
          ref={button}
          fw="inherit"
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
        >
          <span>
            <Marked text={entry.question} words={words} />
          </span>
          <IconChevronDown aria-hidden size={20} className={classes.chevron} />
        </UnstyledButton>
      </Heading>
      <div id={panel} hidden={!isOpen} className={classes.panel}>
        <Answer parts={entry.answer} words={words} />
      </div>
    </li>
  );
}
