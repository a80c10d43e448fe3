import { Alert } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { LoginNotice } from '#web/features/login/login-notice';

interface NoticeBoxProps {
  readonly notice: LoginNotice;
  /** Whether a toast already announces it. */
  readonly isSpoken?: boolean;
}

/** A notice of the login that informs, or asks for another attempt. */
export function NoticeBox({ notice: { tone, title, advice }, isSpoken = false }: NoticeBoxProps) {
  const isDanger = tone === 'danger';
  const role = isSpoken ? 'note' : isDanger ? 'alert' : 'status';
  return (
    <Alert
      role={role}
      mb="md"
      title={title}
      color={isDanger ? 'mattone' : 'laguna'}
      icon={isDanger ? <IconAlertCircle aria-hidden /> : <IconInfoCircle aria-hidden />}
    >
      {advice}
    </Alert>
  );
}
