import { Alert } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { type ComponentType, useEffect, useRef } from 'react';
import type { LoginNotice, UnapprovedState } from '#web/features/login/login-notice';

interface NoticeBoxProps {
  readonly notice: LoginNotice;
  /** Shown to a professional who is not approved, below the notice. */
  readonly Unapproved: UnapprovedPart;
  /** Takes the focus when the notice appears. */
  readonly takesFocus?: boolean;
}

export type UnapprovedPart = ComponentType<UnapprovedState>;

/** A notice of the login that informs, or asks for another attempt. */
export function NoticeBox({ notice, Unapproved, takesFocus = false }: NoticeBoxProps) {
  const { tone, title, advice, unapproved } = notice;
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
      <span>{advice}</span>
      {unapproved && <Unapproved {...unapproved} />}
    </Alert>
  );
}
