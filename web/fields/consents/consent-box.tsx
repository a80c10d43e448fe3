import { Anchor, Checkbox, Input } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';
import type { TermsAudience } from '#contracts/terms/terms-file';
import classes from '#web/fields/consents/consent-box.module.css';
import { type ConsentName, consentTexts } from '#web/fields/consents/consent-texts';
import { termsAddress } from '#web/ui/terms-addresses';

interface ConsentBoxProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly name: ConsentName;
  readonly audience: TermsAudience;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
  /** Why the box can no longer be changed; without it, it can. */
  readonly lockedBecause?: string;
  /** What else there is to know or do about it. */
  readonly below?: ReactNode;
}

/** One consent with its meaning. Its document opens in another tab, and opening it does not tick the box. */
export function ConsentBox({ ref, name, audience, ...field }: ConsentBoxProps) {
  const { isTicked, onChange, onBlur, error, lockedBecause, below } = field;
  const { label, document, meaning } = consentTexts[name];
  const id = useId();
  return (
    <div className={classes.box}>
      <Checkbox
        ref={ref}
        id={id}
        checked={isTicked}
        disabled={lockedBecause !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
        error={Boolean(error)}
        aria-invalid={Boolean(error)}
        aria-labelledby={document ? `${id}-label ${id}-document` : `${id}-label`}
        aria-describedby={error ? `${id}-meaning ${id}-error` : `${id}-meaning`}
      />
      <div className={classes.words}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>{' '}
        {document && (
          <Anchor
            id={`${id}-document`}
            href={`#${termsAddress(document.key, audience)}`}
            target="_blank"
            rel="noopener"
            underline="always"
          >
            {document.name}
          </Anchor>
        )}
      </div>
      <div className={classes.below}>
        <Input.Description size="md" id={`${id}-meaning`}>
          {lockedBecause ?? (typeof meaning === 'string' ? meaning : meaning[audience])}
        </Input.Description>
        {below}
        {error && (
          <Input.Error size="md" id={`${id}-error`} mt="0.25rem">
            {error}
          </Input.Error>
        )}
      </div>
    </div>
  );
}
