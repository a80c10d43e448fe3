import { Button } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyDialog } from '#web/ui/dialogs/lazy-dialog.tsx';

const NewConversationDialog = lazyDialog(
  async () =>
    (await import('#web/features/therapists/new-conversation/new-conversation-dialog.tsx')).NewConversationDialog,
);

interface NewConversationButtonProps {
  /** The patient's token. */
  readonly author: string;
}

/** Begins a conversation from where the others are: asks the patient whom to write to. */
export function NewConversationButton({ author }: NewConversationButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconMessagePlus aria-hidden size={18} />} onClick={() => setOpen(true)}>
        Nuova conversazione
      </Button>
      <NewConversationDialog opened={isOpen} onClose={() => setOpen(false)} author={author} />
    </>
  );
}
