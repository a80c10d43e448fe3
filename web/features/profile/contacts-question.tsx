import { List, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { type ContactInText, contactsInText } from '#contracts/profile/contacts-in-text';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';

interface ContactsQuestion {
  /** Saves at once, or after a yes where the biography seems to hold contacts nobody was asked about yet. */
  readonly saveAfterAsking: (biography: string, save: () => Promise<void>) => Promise<void>;
  readonly question: ReactNode;
}

interface Asked {
  readonly biography: string;
  readonly contacts: readonly ContactInText[];
  readonly save: () => Promise<void>;
}

/** Asks once before contacts in the biography become public (PERM-19); `onCorrect` leads back to the text. */
export function useContactsQuestion(onCorrect: () => void): ContactsQuestion {
  const { module, load } = useConfirmDialog();
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const allowed = useRef('');

  const saveAfterAsking: ContactsQuestion['saveAfterAsking'] = async (biography, save) => {
    const contacts = biography === allowed.current ? [] : contactsInText(biography);
    if (contacts.length === 0) return save();
    setAsked({ biography, contacts, save });
    await load(() => setOpened(true));
  };
  const question = module && asked && (
    <module.ConfirmDialog
      opened={opened}
      tone="loss"
      title="Pubblicare questi contatti?"
      confirmLabel="Salva così"
      dismissLabel="Correggi il testo"
      isRunning={false}
      onDismiss={() => {
        setOpened(false);
        onCorrect();
      }}
      onConfirm={() => {
        setOpened(false);
        allowed.current = asked.biography;
        void asked.save();
      }}
    >
      <Text>Nella biografia sembra esserci:</Text>
      <List>
        {asked.contacts.map(({ words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same contact may stand in a text twice
          <List.Item key={at} style={{ overflowWrap: 'anywhere' }}>
            {words}
          </List.Item>
        ))}
      </List>
      <Text>
        La biografia la legge chiunque apra la tua scheda, anche senza un account. I termini della piattaforma chiedono
        di non scambiare contatti fuori da qui: i pazienti ti scrivono nella chat.
      </Text>
    </module.ConfirmDialog>
  );
  return { saveAfterAsking, question };
}
