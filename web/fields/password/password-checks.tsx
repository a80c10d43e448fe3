import { List, Text } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { isLongEnough, type PasswordStrength, passwordStrength } from '#web/fields/password/password-strength';

interface PasswordChecksProps {
  readonly password: string;
  readonly confirmation: string;
}

const words: Readonly<Record<PasswordStrength, string>> = {
  too_short: 'ancora troppo corta',
  weak: 'debole: prova ad allungarla, anche con più parole',
  fair: 'discreta: qualche carattere in più la rende più sicura',
  strong: 'buona',
};

/** What the password still lacks, and its strength in words, updated while it is typed. */
export function PasswordChecks({ password, confirmation }: PasswordChecksProps) {
  return (
    <div>
      <List center listStyleType="none" size="sm" spacing={4} aria-label="La password">
        <Check isDone={isLongEnough(password)}>Almeno 8 caratteri</Check>
        <Check isDone={password !== '' && password === confirmation}>Scritta uguale due volte</Check>
      </List>
      <Text role="status" size="sm" mt={4}>
        {password !== '' && `Sicurezza: ${words[passwordStrength(password)]}.`}
      </Text>
    </div>
  );
}

function Check({ isDone, children }: { readonly isDone: boolean; readonly children: string }) {
  const Mark = isDone ? IconCircleCheck : IconCircle;
  const color = isDone ? 'var(--mantine-color-success)' : 'var(--mantine-color-dimmed)';
  return (
    <List.Item icon={<Mark aria-hidden size={18} color={color} />}>
      {children}
      <span className="visually-hidden">{isDone ? ': fatto' : ': non ancora'}</span>
    </List.Item>
  );
}
