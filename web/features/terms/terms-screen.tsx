import { IconDownload } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { readTerms } from '#contracts/terms/terms.api';
import type { TermsAudience, TermsDocument } from '#contracts/terms/terms-file';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/terms/terms-screen.module.css';
import { TermsText } from '#web/features/terms/terms-text.tsx';
import { useSession } from '#web/session/session-context';
import { FileLink } from '#web/ui/files/file-link.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { Screen } from '#web/ui/screen.tsx';
import { termsAddress, termsAudienceIn, termsDownload } from '#web/ui/terms-addresses';

const titles = { terms: 'Termini e condizioni', privacy: 'Informativa sulla privacy' } as const;
const audiences = [
  { audience: 'patient', label: 'Per i pazienti' },
  { audience: 'professional', label: 'Per i professionisti' },
] as const;

/** A document on screen, the same that can be downloaded; its audience comes from the address or the signed-in user. */
export function TermsScreen({ document }: { readonly document: TermsDocument }) {
  const audience = useAudience();
  const query = useQuery(readTerms, { audience, document });
  const other = document === 'terms' ? 'privacy' : 'terms';
  return (
    <div className={classes.screen}>
      <Screen title={titles[document]}>
        <div className={`${classes.head} not-printed`}>
          <nav aria-label="Per chi è il documento" className={classes.audiences}>
            {audiences.map((one) => (
              <Link
                key={one.audience}
                to={termsAddress(document, one.audience)}
                aria-current={one.audience === audience ? 'page' : undefined}
              >
                {one.label}
              </Link>
            ))}
          </nav>
          <FileLink href={termsDownload(document, audience)} className={classes.way}>
            <IconDownload aria-hidden size={20} />
            Scarica il documento (.docx)
          </FileLink>
          <Link to={termsAddress(other, audience)} className={classes.way}>
            {titles[other]}
          </Link>
        </div>
        <QueryRegion query={query} what="il documento">
          {({ blocks }) => <TermsText blocks={blocks} />}
        </QueryRegion>
      </Screen>
    </div>
  );
}

function useAudience(): TermsAudience {
  const [parameters] = useSearchParams();
  const { session } = useSession();
  const own = session.kind === 'signed-in' ? session.user.userType : 'patient';
  return termsAudienceIn(parameters) ?? own;
}
