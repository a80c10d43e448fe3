import type { TermsAudience } from '#contracts/terms/terms-file';
import classes from '#web/features/registration/account/terms-downloads.module.css';
import { FileLink } from '#web/ui/file-link.tsx';
import { termsDownload } from '#web/ui/terms-addresses';

/** Both documents as files to keep (REG-17, REG-18). */
export function TermsDownloads({ audience }: { readonly audience: TermsAudience }) {
  return (
    <p className={classes.downloads}>
      Da scaricare:{' '}
      <FileLink href={termsDownload('terms', audience)} className={classes.file}>
        Termini e condizioni (.docx)
      </FileLink>
      <FileLink href={termsDownload('privacy', audience)} className={classes.file}>
        Privacy (.docx)
      </FileLink>
    </p>
  );
}
