import { Button, Group } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Fact } from '#web/ui/sections/fact.tsx';
import { SectionCard } from '#web/ui/sections/section-card.tsx';
import classes from '#web/ui/sections/sections.module.css';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/patient-profile/information/email-dialog.tsx');

interface AccountSectionProps {
  readonly email: string;
  readonly password: ReactNode;
}

/** The account's sign-in: its e-mail and password, each changed by an act of its own. */
export function AccountSection({ email, password }: AccountSectionProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard title="Il tuo account">
      <dl className={classes.facts}>
        <Fact label="Email con cui accedi" text={email} />
      </dl>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconMail aria-hidden size={20} />}
          onClick={() => void load(() => setOpen(true))}
        >
          Cambia email
        </Button>
        {password}
      </Group>
      {module && <module.EmailDialog shown={email} opened={isOpen} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
