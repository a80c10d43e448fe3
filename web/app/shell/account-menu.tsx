import { Button, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconKey, IconLogout, IconReceiptEuro } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import classes from '#web/app/shell/account-menu.module.css';
import { SchemeChoice } from '#web/app/shell/scheme-choice.tsx';
import { useSetup } from '#web/features/setup/use-setup';
import { paths } from '#web/routing/paths';
import { useSession, useSignedInUser } from '#web/session/session-context';
import { Portrait } from '#web/ui/portrait.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadPasswordChange = () => import('#web/features/login/own-password-dialogs.tsx');

/** The menu of the signed-in user: name, light or dark, change of password, sign-out. */
export function AccountMenu() {
  const { leave } = useSession();
  const { firstName, lastName, email, pictureUrl } = useSignedInUser();
  const { missing } = useSetup();
  const [isOpen, setOpen] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { module, load } = useLazyModule(loadPasswordChange);
  const target = useRef<HTMLButtonElement>(null);
  const title = useId();
  const name = `${firstName} ${lastName}`.trim();
  const changePassword = () => {
    setOpen(false);
    void load(() => setChanging(true));
  };
  const endChange = () => {
    // The pressed button has gone with the menu, so the focus goes to the button that opened the menu.
    flushSync(() => setChanging(false));
    target.current?.focus();
  };
  return (
    <>
      <Popover position="bottom-end" trapFocus returnFocus opened={isOpen} onChange={setOpen}>
        <Popover.Target>
          <UnstyledButton ref={target} className={classes.target} onClick={() => setOpen(!isOpen)}>
            <span className="visually-hidden">{`Account di ${name}`}</span>
            <Portrait name={firstName} lastName={lastName} pictureUrl={pictureUrl} />
            <IconChevronDown aria-hidden size={18} />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-labelledby={title}>
          <Stack gap="md">
            <div>
              <Text fw={600} id={title}>
                {name}
              </Text>
              <Text size="sm" c="dimmed" className={classes.email}>
                {email}
              </Text>
            </div>
            <SchemeChoice />
            {missing.includes('billing-data') && (
              <Button
                component={Link}
                to={paths.completeProfile}
                variant="default"
                leftSection={<IconReceiptEuro aria-hidden size={20} />}
              >
                Dati per la fatturazione
              </Button>
            )}
            <Button variant="default" leftSection={<IconKey aria-hidden size={20} />} onClick={changePassword}>
              Cambia password
            </Button>
            <Button
              variant="default"
              leftSection={<IconLogout aria-hidden size={20} />}
              onClick={() => {
                // A question before leaving gives the focus back to what had it: the button is still there then.
                flushSync(() => setOpen(false));
                target.current?.focus();
                void leave();
              }}
            >
              Esci
            </Button>
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {module && <module.OwnPasswordDialogs opened={isChanging} onClose={endChange} />}
    </>
  );
}
