import { Anchor } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { MandatoryConsent } from '#contracts/consents/consents.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import { type OwnPatientProfile, ownPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import type { TermsDocument } from '#contracts/terms/terms-file';
import { useQuery } from '#web/api/use-query';
import { FileLink } from '#web/ui/files/file-link.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import classes from '#web/ui/sections/sections.module.css';
import { termsAddress, termsDownload } from '#web/ui/terms-addresses';

const documents: readonly { readonly document: TermsDocument; readonly consent: MandatoryConsent; title: string }[] = [
  { document: 'terms', consent: 'terms', title: 'Termini e condizioni' },
  { document: 'privacy', consent: 'privacy', title: 'Informativa sulla privacy' },
];

/** The documents the patient has agreed to, to be read and downloaded, with when that was (PATIENT-50). */
export function AcceptedTerms() {
  const query = useQuery(ownPatientProfile, {});
  return (
    <QueryRegion query={query} what="i documenti accettati">
      {({ consents }) => (
        <ul className={classes.list}>
          {documents.map(({ document, consent, title }) => (
            <li key={document} className={classes.entry}>
              <div>
                <Anchor component={Link} to={termsAddress(document, 'patient')} underline="always">
                  {title}
                </Anchor>
                <div className={classes.state}>{acceptedWords(consents, consent)}</div>
              </div>
              <FileLink href={termsDownload(document, 'patient')} className={classes.download}>
                <IconDownload aria-hidden size={20} />
                <span>
                  Scarica<span className="visually-hidden"> {title}</span>
                </span>
              </FileLink>
            </li>
          ))}
        </ul>
      )}
    </QueryRegion>
  );
}

function acceptedWords(consents: OwnPatientProfile['consents'], consent: MandatoryConsent): string {
  const given = consents.find((one) => one.consent === consent);
  if (!given) return 'Non ancora accettato';
  const { givenAt, version } = given;
  const when =
    givenAt === null ? 'Accettato; il giorno non è registrato' : `Accettato il ${shortDate(instantFromIso(givenAt))}`;
  return version === null ? when : `${when}, versione ${version}`;
}
