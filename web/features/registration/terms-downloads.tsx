import { type Audience, termsFiles } from '#web/features/registration/terms-addresses';
import classes from '#web/features/registration/terms-downloads.module.css';
import { FileLink } from '#web/ui/file-link.tsx';

/** Both documents as files to keep (REG-17, REG-18). */
export function TermsDownloads({ audience }: { readonly audience: Audience }) {
  return (
    <p className={classes.downloads}>
      Da scaricare:{' '}
      {termsFiles(audience).map(({ label, href }) => (
        <FileLink key={href} href={href} className={classes.file}>
          {label}
        </FileLink>
      ))}
    </p>
  );
}
