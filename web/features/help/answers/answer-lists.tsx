import { Title } from '@mantine/core';
import { useId } from 'react';
import { AccordionItem } from '#web/features/help/answers/accordion-item.tsx';
import classes from '#web/features/help/answers/answers.module.css';
import type { SoughtWord } from '#web/features/help/answers/find-words';
import type { useOpenAnswers } from '#web/features/help/answers/use-open-answers';
import type { HelpEntry, HelpGroup } from '#web/features/help/help-content';

interface ListProps {
  readonly answers: ReturnType<typeof useOpenAnswers>;
  readonly words: readonly SoughtWord[];
}

/** The frequent questions in two columns, one below the other on a phone (HELP-02). */
export function FaqColumns({ groups, ...list }: ListProps & { readonly groups: readonly HelpGroup[] }) {
  return (
    <div className={classes.columns}>
      {columnsOf(groups).map((column) => (
        <div key={column[0]?.title}>
          {column.map((group) => (
            <Group key={group.title} group={group} {...list} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Group({ group, ...list }: ListProps & { readonly group: HelpGroup }) {
  const title = useId();
  return (
    <section className={classes.group} aria-labelledby={title}>
      <Title order={2} size="h4" id={title}>
        {group.title}
      </Title>
      <Items entries={group.entries} level={3} {...list} />
    </section>
  );
}

/** The steps of the tutorial, as one list (HELP-01). */
export function TutorialList({ entries, ...list }: ListProps & { readonly entries: readonly HelpEntry[] }) {
  return <Items entries={entries} level={2} {...list} />;
}

function Items({ entries, level, answers, words }: ListProps & { entries: readonly HelpEntry[]; level: 2 | 3 }) {
  return (
    <ul className={classes.items}>
      {entries.map((entry) => (
        <AccordionItem
          key={entry.id}
          entry={entry}
          level={level}
          isOpen={answers.isOpen(entry.id)}
          isNamed={answers.isNamed(entry.id)}
          words={words}
          onToggle={() => answers.toggle(entry.id)}
        />
      ))}
    </ul>
  );
}

/** The groups in two columns of about the same length, in their order. */
export function columnsOf(groups: readonly HelpGroup[]): readonly (readonly HelpGroup[])[] {
  const lengthOf = (some: readonly HelpGroup[]) => some.reduce((sum, { entries }) => sum + entries.length + 1, 0);
  const cuts = groups.map((_, at) => at + 1);
  const unevenness = (cut: number) => Math.abs(lengthOf(groups.slice(0, cut)) - lengthOf(groups.slice(cut)));
  const [cut = 0] = cuts.toSorted((one, other) => unevenness(one) - unevenness(other));
  return [groups.slice(0, cut), groups.slice(cut)].filter((column) => column.length > 0);
}
