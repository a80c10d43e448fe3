import { Checkbox, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChoiceGroup } from '#web/fields/choices/choice-groups';
import classes from '#web/fields/choices/choices-field.module.css';
import { moveBetweenTicks } from '#web/fields/choices/move-between-ticks';

interface ChoicesListProps {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (option: string, isTicked: boolean) => void;
  readonly search: string;
  readonly footer?: ReactNode;
}

/** The choices that match the search, group by group; the arrow keys move between them like Tab. */
export function ChoicesList({ id, groups, ticked, onTick, search, footer }: ChoicesListProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only add to what the checkboxes do by themselves
    <div id={id} className={classes.list} onKeyDown={moveBetweenTicks}>
      {groups.map((group) => (
        <fieldset key={group.name ?? ''} className={classes.group} aria-label={group.name ?? 'Elenco'}>
          {group.name && (
            <Text component="legend" fw={600}>
              {group.name}
            </Text>
          )}
          {group.options.map((option) => (
            <Checkbox
              key={option}
              label={option}
              classNames={{ body: classes.tick }}
              checked={ticked.has(option)}
              onChange={(event) => onTick(option, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      ))}
      {groups.length === 0 && <Text c="dimmed">{`Nessuna voce per «${search.trim()}».`}</Text>}
      {footer && <div className={classes.footer}>{footer}</div>}
    </div>
  );
}
