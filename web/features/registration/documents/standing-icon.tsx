import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconCircleMinus, IconUpload } from '@tabler/icons-react';
import classes from '#web/features/registration/documents/send-documents.module.css';
import type { DocumentStanding } from '#web/features/registration/documents/sent-document';

const icons = {
  waiting: IconCircleDashed,
  sending: IconUpload,
  added: IconCircleCheck,
  failed: IconAlertCircle,
  cancelled: IconCircleMinus,
} as const;

/** A sign beside the word: the word alone says it. */
export function StandingIcon({ standing }: { readonly standing: DocumentStanding }) {
  const Icon = icons[standing];
  return <Icon aria-hidden size={24} className={classes.icon} data-standing={standing} />;
}
