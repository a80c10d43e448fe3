import { Input, UnstyledButton } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, type Ref, useId } from 'react';
import classes from '#web/fields/choices/choice-toggle.module.css';
import box from '#web/ui/choice-box.module.css';

interface ChoiceToggleProps<Value extends string> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly legend: string;
  readonly description?: ReactNode;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | '';
  /** Called with an empty text when the chosen option is pressed again. */
  readonly onChange: (value: Value | '') => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
}

/** A choice among a few buttons; pressing the chosen one again clears the choice. */
export function ChoiceToggle<Value extends string>(props: ChoiceToggleProps<Value>) {
  const { ref, legend, description, options, value, onChange, onBlur, error } = props;
  const id = useId();
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <fieldset className={classes.group} aria-describedby={described || undefined} onBlur={leave}>
      <legend className={classes.legend}>{legend}</legend>
      {description && (
        <Input.Description size="md" id={`${id}-description`}>
          {description}
        </Input.Description>
      )}
      <div className={classes.choices}>
        {options.map((option, index) => {
          const isChosen = option.value === value;
          const Mark = isChosen ? IconCircleCheck : IconCircle;
          return (
            <UnstyledButton
              key={option.value}
              ref={index === 0 ? ref : undefined}
              className={`${box.choice} ${classes.choice}`}
              aria-pressed={isChosen}
              data-wrong={error ? true : undefined}
              onClick={() => onChange(isChosen ? '' : option.value)}
            >
              <Mark aria-hidden size={20} stroke={1.75} />
              <span className={classes.words}>{option.label}</span>
            </UnstyledButton>
          );
        })}
      </div>
      {error && (
        <Input.Error size="md" id={`${id}-error`}>
          {error}
        </Input.Error>
      )}
    </fieldset>
  );
}
