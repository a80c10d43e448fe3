import { ActionIcon, Box, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import { fullDateOf } from '#contracts/kernel/italian-format';
import { dayValue, visibleDay, type YearsTyped } from '#web/fields/date/typed-day';
import { FieldWarning } from '#web/fields/field-warning.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadPicker = () => import('#web/fields/date/month-picker.tsx');

interface DateFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** Shown where a chosen day is later written out. */
  readonly description?: string;
  /** `yyyy-MM-dd`; the typed text when it is no day; or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
  /** Days before `min` and after `max` cannot be picked; the form validates a typed one. */
  readonly min?: CivilDate;
  readonly max?: CivilDate;
  /** A month far from today to begin with: the picker opens on the years around it. */
  readonly defaultMonth?: CivilDate;
  readonly autoComplete?: 'bday' | 'off';
  /** Four digits unless given; also two where only this century can be meant. */
  readonly years?: YearsTyped;
  /** Whether a dialog opens with the focus here. */
  readonly isFirst?: boolean;
  /** Why the day looks wrong, in words; undefined when it looks right. It is never refused for that. */
  readonly doubtOf?: (day: CivilDate) => string | undefined;
}

/** A day, typed as `gg/mm/aaaa` or picked from a calendar that its button opens. */
export function DateField(props: DateFieldProps) {
  const { label, description = 'Giorno, mese e anno', value, onChange, onBlur, error, min, max, defaultMonth } = props;
  const [typed, setTyped] = useState('');
  const [isUnfolded, setUnfolded] = useState(false);
  const { module, load } = useLazyModule(loadPicker);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, props.ref ?? null);
  const picker = useId();
  const day = civilDateFrom(value);
  const doubt = day && !error ? props.doubtOf?.(day) : undefined;
  // The typed text stays as it is while it means the value.
  const text = dayValue(typed, props.years) === value ? typed : visibleDay(value);

  const type = (typing: string) => {
    setTyped(typing);
    onChange(dayValue(typing, props.years));
  };
  const close = () => {
    setUnfolded(false);
    input.current?.focus();
  };
  const pick = (picked: CivilDate) => {
    type(visibleDay(picked));
    close();
  };
  const foldsOnEscape = {
    'data-mantine-stop-propagation': isUnfolded || undefined,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && isUnfolded) close();
    },
  };
  const leave = () => {
    setTyped(visibleDay(value));
    onBlur?.();
  };

  return (
    <div>
      <TextInput
        ref={inputRef}
        label={label}
        placeholder="gg/mm/aaaa"
        description={day ? fullDateOf(day) : description}
        inputMode="numeric"
        autoComplete={props.autoComplete ?? 'off'}
        data-autofocus={props.isFirst || undefined}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        {...foldsOnEscape}
        error={error}
        rightSection={
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`${label}: scegli dal calendario`}
            aria-expanded={isUnfolded}
            aria-controls={picker}
            {...foldsOnEscape}
            onClick={() => (isUnfolded ? setUnfolded(false) : void load(() => setUnfolded(true)))}
          >
            <IconCalendar aria-hidden size={20} />
          </ActionIcon>
        }
      />
      {doubt && <FieldWarning>{doubt}</FieldWarning>}
      <Box id={picker}>
        {module && isUnfolded && (
          <module.MonthPicker {...{ day, min, max, defaultMonth }} onPick={pick} onClose={close} />
        )}
      </Box>
    </div>
  );
}
