import { Stack } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import type { MandatoryConsent } from '#contracts/consents/consents.api';
import type { TermsAudience } from '#contracts/terms/terms-file';
import classes from '#web/fields/consents/consent-box.module.css';
import { ConsentBox } from '#web/fields/consents/consent-box.tsx';
import type { ConsentName } from '#web/fields/consents/consent-texts';

/** The props of one box, as its form holds them. */
export interface ConsentField {
  readonly ref?: Ref<HTMLInputElement>;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
  /** Why the box can no longer be changed. */
  readonly lockedBecause?: string;
  /** What else there is to know or do about it. */
  readonly below?: ReactNode;
}

interface ConsentBoxesProps {
  /** The mandatory consents to ask for, in their order. */
  readonly asked: readonly MandatoryConsent[];
  /** Whether the newsletter is offered too, apart from the mandatory consents. */
  readonly withNewsletter?: boolean;
  readonly audience: TermsAudience;
  readonly fieldOf: (name: ConsentName) => ConsentField;
}

/** The mandatory consents and, visibly apart, the newsletter. */
export function ConsentBoxes({ asked, withNewsletter = false, audience, fieldOf }: ConsentBoxesProps) {
  return (
    <Stack gap="md">
      {asked.map((name) => (
        <ConsentBox key={name} name={name} audience={audience} {...fieldOf(name)} />
      ))}
      {withNewsletter && (
        <div className={classes.newsletter}>
          <ConsentBox name="newsletter" audience={audience} {...fieldOf('newsletter')} />
        </div>
      )}
    </Stack>
  );
}
