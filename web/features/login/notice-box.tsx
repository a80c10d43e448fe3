import { Alert } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { type ComponentType, useEffect, useRef } from 'react';
import type { LoginNotice } from '#web/features/login/login-notice';

interface NoticeBoxProps {
  readonly notice: LoginNotice;
  /** Shown to a professional who waits for approval, below the notice. */
  readonly Waiting: WaitingPart;
  /** Takes the focus when the notice appears. */
  readonly takesFocus?: boolean;
}

export type WaitingPart = ComponentType<{ readonly details: unknown; readonly isRefused?: true }>;

/** A notice of the login that informs, or asks for another attempt. */
export function NoticeBox({ notice, Waiting, takesFocus = false }: NoticeBoxProps) {
  const { tone, title, advice, waiting } = notice;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const isDanger = tone === 'danger';
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role={isDanger ? 'alert' : 'status'}
      mb="md"
      title={title}
      color={isDanger ? 'mattone' : 'laguna'}
      icon={isDanger ? <IconAlertCircle aria-hidden /> : <IconInfoCircle aria-hidden />}
    >
      {advice}
      {waiting && <Waiting {...waiting} />}
    </Alert>
  );
}
