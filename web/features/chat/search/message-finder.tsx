import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import type { Bubble } from '#web/features/chat/conversation/bubbles';
import { showMessage } from '#web/features/chat/conversation/message-bubble.tsx';
import { dayLabel } from '#web/features/chat/day-words';
import { dayOf, foundMessages, messageOfDay, messageWords } from '#web/features/chat/search/found-messages';
import classes from '#web/features/chat/search/message-finder.module.css';
import { DateField } from '#web/fields/date/date-field.tsx';
import { isMissingDay } from '#web/fields/date/typed-day';
import { useHistoryStep } from '#web/ui/dialogs/dialog-history';
import { useToday } from '#web/ui/use-today';

/** By what a message is looked for. */
export type FindBy = 'words' | 'day';

interface MessageFinderProps {
  readonly bubbles: readonly Bubble[];
  readonly by: FindBy;
  /** Takes the key of the message that was found, to be marked; null for none. */
  readonly onFound: (key: string | null) => void;
  readonly onClose: () => void;
}

/** Finds messages of the open conversation, and brings each into sight as it is found. Esc and Back close it. */
export function MessageFinder({ by, onClose, ...props }: MessageFinderProps) {
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  useHistoryStep(true, onClose);
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  return (
    <section
      ref={root}
      className={classes.finder}
      data-by={by}
      aria-label="Trova nella conversazione"
      onKeyDown={closeByKey}
    >
      {by === 'words' ? <FindByWords {...props} /> : <FindByDay {...props} />}
      <CloseButton className={classes.button} aria-label="Chiudi la ricerca nei messaggi" onClick={onClose} />
    </section>
  );
}

type FinderProps = Pick<MessageFinderProps, 'bubbles' | 'onFound'>;

/** The newest message that holds the words comes first; from it arrows lead to the others, round about. */
function FindByWords({ bubbles, onFound }: FinderProps) {
  const [sought, setSought] = useState('');
  const [current, setCurrent] = useState<string | null>(null);
  const [isStepping, setStepping] = useState(false);
  const found = foundMessages(bubbles, sought);
  const at = current === null ? -1 : found.indexOf(current);
  const go = (key: string | undefined) => {
    setCurrent(key ?? null);
    onFound(key ?? null);
    if (key !== undefined) showMessage(key);
  };
  const seek = (words: string) => {
    setSought(words);
    setStepping(false);
    go(foundMessages(bubbles, words).at(-1));
  };
  const step = (by: 1 | -1) => {
    setStepping(true);
    go(found.at((at + by) % found.length));
  };
  const shown = bubbles.find(({ key }) => key === current);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || found.length === 0) return;
    event.preventDefault();
    step(event.shiftKey ? 1 : -1);
  };
  return (
    <>
      <TextInput
        type="search"
        aria-label="Cerca nei messaggi"
        placeholder="Cerca nei messaggi"
        className={classes.field}
        size="md"
        value={sought}
        onChange={(event) => seek(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Status>
        {sought.trim() !== '' && <span>{found.length === 0 ? 'Nessuno' : `${at + 1} di ${found.length}`}</span>}
        {isStepping && shown && <span className="visually-hidden">{`: ${messageWords(shown.content)}`}</span>}
      </Status>
      <Step label="Messaggio precedente" isDisabled={found.length < 2} onPress={() => step(-1)}>
        <IconChevronUp aria-hidden size={22} />
      </Step>
      <Step label="Messaggio successivo" isDisabled={found.length < 2} onPress={() => step(1)}>
        <IconChevronDown aria-hidden size={22} />
      </Step>
    </>
  );
}

interface StepProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Step({ label, isDisabled, onPress, children }: StepProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.button}
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </ActionIcon>
  );
}

/** Where nobody wrote on the day, what was written next is shown, and that is said. */
function FindByDay({ bubbles, onFound }: FinderProps) {
  const today = useToday();
  const [value, setValue] = useState('');
  const [first, last] = [bubbles[0], bubbles.at(-1)];
  const day = civilDateFrom(value);
  const shown = day && messageOfDay(bubbles, day);
  const choose = (next: string) => {
    setValue(next);
    const chosen = civilDateFrom(next);
    const message = chosen && messageOfDay(bubbles, chosen);
    onFound(message?.key ?? null);
    if (message) showMessage(message.key);
  };
  return (
    <>
      <div className={classes.field}>
        <DateField
          label="Vai al giorno"
          value={value}
          onChange={choose}
          {...(first && { min: dayOf(first.sentAt) })}
          {...(last && { max: dayOf(last.sentAt), defaultMonth: dayOf(last.sentAt) })}
        />
      </div>
      <Status>{day ? shown && wordsOf(day, dayOf(shown.sentAt), today) : value !== '' && whyNoDay(value)}</Status>
    </>
  );
}

function whyNoDay(typed: string): string {
  return isMissingDay(typed) ? 'Questo giorno non esiste: controlla la data.' : 'Scrivi il giorno così: 14/09/2026.';
}

function wordsOf(sought: CivilDate, shown: CivilDate, today: CivilDate): string {
  return sought === shown
    ? dayLabel(shown, today)
    : `Nessun messaggio quel giorno: ecco ${dayLabel(shown, today).toLowerCase()}`;
}

function Status({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={classes.status}>
      {children}
    </p>
  );
}
