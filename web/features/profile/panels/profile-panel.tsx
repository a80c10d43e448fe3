import { Title, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { type PanelName, profilePanels } from '#web/features/profile/form/profile-texts';
import classes from '#web/features/profile/panels/profile-panel.module.css';

interface ProfilePanelProps {
  readonly name: PanelName;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** How many of its fields are wrong, changed and missing: its head tells. */
  readonly wrong: number;
  readonly changed: number;
  readonly missing: number;
  readonly children: ReactNode;
}

/** A part of the profile that its head opens and closes; closed, its fields keep what was typed (PROF-05). */
export function ProfilePanel({ name, isOpen, onToggle, children, ...state }: ProfilePanelProps) {
  const id = useId();
  const words = stateWords(state);
  return (
    <section className={classes.panel} aria-labelledby={`${id}-title`}>
      <Title order={2} size="h4" className={classes.head}>
        <UnstyledButton
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-state`}
          data-panel={name}
          onClick={onToggle}
        >
          <span id={`${id}-title`}>{profilePanels[name]}</span>
          <IconChevronDown aria-hidden size={20} className={classes.chevron} />
        </UnstyledButton>
      </Title>
      {/* Beside the button, whose name it is no part of. */}
      <p id={`${id}-state`} className={classes.state} data-wrong={state.wrong > 0 || undefined}>
        {state.wrong > 0 && <IconAlertCircle aria-hidden size={18} />}
        {words !== '' && <span>{words}</span>}
      </p>
      <div id={id} hidden={!isOpen} className={classes.content}>
        {children}
      </div>
    </section>
  );
}

function stateWords({ wrong, changed, missing }: Pick<ProfilePanelProps, 'wrong' | 'changed' | 'missing'>): string {
  if (wrong > 0) return wrong === 1 ? 'un campo da correggere' : `${wrong} campi da correggere`;
  const words = [
    missing > 0 && (missing === 1 ? 'manca un’informazione' : `mancano ${missing} informazioni`),
    changed > 0 && (changed === 1 ? 'una modifica' : `${changed} modifiche`),
  ];
  return words.filter(Boolean).join(', ');
}
