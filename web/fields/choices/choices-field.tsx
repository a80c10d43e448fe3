import { Button, Input } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconListCheck } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import type { ChoiceGroup } from '#web/fields/choices/choice-groups';
import classes from '#web/fields/choices/choices-field.module.css';
import { ChosenValues } from '#web/fields/choices/chosen-values.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/fields/choices/choices-dialog.tsx');

interface ChoicesFieldProps {
  /** The button that takes the focus. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly label: string;
  /** The dialog's title: 'Scegli le lingue'. */
  readonly title: string;
  /** A plain list is one group without a name. */
  readonly groups: readonly ChoiceGroup[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** Called when the dialog closes. */
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
  /** Shown while nothing is chosen. */
  readonly emptyHint?: ReactNode;
  readonly disabled?: boolean;
  /** Why nothing can be chosen; shown while the field is disabled. */
  readonly disabledReason?: string;
  /** The end of the list in the dialog, such as a way to ask for a missing value. */
  readonly footer?: ReactNode;
}

/** Several values of a list, ticked in a dialog and shown here. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { label, title, groups, value, onChange, onBlur, error, emptyHint, disabled = false, footer } = props;
  const { module, load } = useLazyModule(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const buttonRef = useMergedRef(button, props.ref ?? null);
  const id = useId();
  const hint = disabled ? props.disabledReason : value.length === 0 && emptyHint;
  const close = () => {
    setOpen(false);
    onBlur?.();
  };

  return (
    <fieldset className={classes.field}>
      <legend id={`${id}-label`} className={classes.label}>
        {label}
      </legend>
      <ChosenValues
        values={value}
        isFixed={disabled}
        onRemove={(removed) => onChange(value.filter((one) => one !== removed))}
        onNoneLeft={() => button.current?.focus()}
      />
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <Button
        ref={buttonRef}
        id={`${id}-open`}
        variant="default"
        disabled={disabled}
        leftSection={<IconListCheck aria-hidden size={20} />}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-open ${id}-label`}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
        onClick={() => load(() => setOpen(true))}
      >
        {value.length === 0 ? 'Scegli' : 'Modifica'}
      </Button>
      {error && (
        <Input.Error id={`${id}-error`} size="md">
          {error}
        </Input.Error>
      )}
      {module && (
        <module.ChoicesDialog
          {...{ title, groups, value, footer }}
          opened={isOpen}
          onConfirm={(chosen) => {
            onChange(chosen);
            close();
          }}
          onDismiss={close}
        />
      )}
    </fieldset>
  );
}
