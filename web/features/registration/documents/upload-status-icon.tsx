import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconCircleMinus, IconUpload } from '@tabler/icons-react';
import type { DocumentStanding } from '#web/features/registration/documents/document-upload';
import classes from '#web/features/registration/documents/send-documents.module.css';

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
