import { Text, TextInput, type TextInputProps, UnstyledButton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from '#web/fields/password/password-field.module.css';

/** A password that can be shown, with a hint while Caps Lock is on. */
export function PasswordField(props: TextInputProps) {
  const [isShown, setShown] = useState(false);
  const [isCapsLocked, setCapsLocked] = useState(false);
  const lookAtCapsLock = (event: KeyboardEvent) => setCapsLocked(event.getModifierState('CapsLock'));
  const Eye = isShown ? IconEyeOff : IconEye;
  return (
    <div>
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={lookAtCapsLock}
        onKeyUp={lookAtCapsLock}
        rightSectionWidth={44}
        rightSection={
          <UnstyledButton
            className={classes.toggle}
            aria-label={isShown ? 'Nascondi la password' : 'Mostra la password'}
            onClick={() => setShown(!isShown)}
          >
            <Eye aria-hidden size={22} stroke={1.75} />
          </UnstyledButton>
        }
      />
      <Text role="status" size="sm" c="var(--ascolto-warning)">
        {isCapsLocked && 'Il blocco maiuscole è attivo.'}
      </Text>
    </div>
  );
}
