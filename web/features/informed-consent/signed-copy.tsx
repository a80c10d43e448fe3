import { Anchor, Text } from '@mantine/core';
import { signedInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import { useLazyQuery } from '#web/api/use-lazy-query';
import type { OwnConsent } from '#web/features/informed-consent/consent-values';
import { savePdf } from '#web/ui/files/save-file';

interface SignedCopyProps {
  readonly therapist: string;
  readonly given: NonNullable<OwnConsent['given']>;
}

/** The day the consent was signed, with its copy to download. */
export function SignedCopy({ therapist, given }: SignedCopyProps) {
  const { state, ask } = useLazyQuery(signedInformedConsent);
  const download = async () => {
    const answer = await ask({ therapist });
    if (answer) savePdf(answer.document);
  };
  return (
    <Text size="sm">
      <span>{`Consenso informato firmato${given.at ? ` il ${shortDate(instantFromIso(given.at))}` : ''}.`}</span>{' '}
      {given.hasDocument && (
        <Anchor component="button" type="button" size="sm" underline="always" onClick={download}>
          Scarica la copia firmata
        </Anchor>
      )}
      {state.kind === 'failed' && <span role="alert"> La copia non è arrivata. Riprova tra poco.</span>}
    </Text>
  );
}
