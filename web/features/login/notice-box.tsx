import { Alert } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { LoginNotice } from '#web/features/login/login-notice';

interface NoticeBoxProps {
  readonly notice: LoginNotice;
}

/** A line of the login that informs or asks for another attempt. */
export function NoticeBox({ notice: { tone, title, advice } }: NoticeBoxProps) {
  const isDanger = tone === 'danger';
  return (
    <Alert
      role={isDanger ? 'alert' : 'status'}
      mb="md"
      title={title}
      color={isDanger ? 'mattone' : 'laguna'}
      icon={isDanger ? <IconAlertCircle aria-hidden /> : <IconInfoCircle aria-hidden />}
    >
      {advice}
    </Alert>
  );
}
