import { ActionIcon, Input } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import classes from '#web/fields/phone-and-price/price-field.module.css';
import {
  anyPrice,
  type PriceRange,
  priceRangeText,
  shownPrice,
  steppedPrice,
  typedPrice,
} from '#web/fields/phone-and-price/price-text';

interface PriceFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly description?: string;
  /** Without one, any price is accepted. */
  readonly range?: PriceRange;
  /** In cents; null for no price, `NaN` for a text that is no price. */
  readonly value: number | null;
  readonly onChange: (cents: number | null) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
}

/** A price in euro: typed, or changed in steps by the buttons and the arrow keys. */
export function PriceField(props: PriceFieldProps) {
  const { ref, label, description, range, value, onChange, onBlur, error } = props;
  const [typed, setTyped] = useState('');
  const id = useId();
  // The typed text stays as it is while it means the value.
  const text = Object.is(typedPrice(typed), value) ? typed : shownPrice(value);

  const type = (typing: string) => {
    setTyped(typing);
    onChange(typedPrice(typing));
  };
  const step = (direction: 1 | -1) => onChange(steppedPrice(value, direction, range ?? anyPrice));
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  const leave = () => {
    if (!Number.isNaN(value)) setTyped(shownPrice(value));
    onBlur?.();
  };

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={[description, range ? `In euro, ${priceRangeText(range)}.` : 'In euro.'].filter(Boolean).join(' ')}
      error={error}
      size="md"
    >
      <div className={classes.row}>
        <StepButton label={`${label}: meno`} icon={IconMinus} onPress={() => step(-1)} />
        <Input
          ref={ref}
          className={classes.input}
          size="md"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={stepByKey}
          onBlur={leave}
          error={Boolean(error)}
          rightSection="€"
        />
        <StepButton label={`${label}: più`} icon={IconPlus} onPress={() => step(1)} />
      </div>
    </Input.Wrapper>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: typeof IconPlus;
  readonly onPress: () => void;
}

function StepButton({ label, icon: Icon, onPress }: StepButtonProps) {
  return (
    <ActionIcon variant="default" size="2.75rem" aria-label={label} onClick={onPress}>
      <Icon aria-hidden size={20} />
    </ActionIcon>
  );
}
