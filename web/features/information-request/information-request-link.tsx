import { type ReactNode, useState } from 'react';
import type { RequestKind } from '#web/features/information-request/request-words';
import type { UserType } from '#web/session/session-context';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/information-request/information-request-dialog.tsx');

interface InformationRequestLinkProps {
  /** `info`, a general question, by default; the others ask for an entry missing from a list. */
  readonly kind?: RequestKind;
  readonly userType: UserType;
  readonly children: ReactNode;
}

/** A link in a text that opens a question to the team; the dialog is loaded on the first press. */
export function InformationRequestLink({ kind = 'info', userType, children }: InformationRequestLinkProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <TextButton onPress={() => void load(() => setOpened(true))}>{children}</TextButton>
      {module && (
        // The text may stand in a form, which what is sent in the dialog must not send.
        <OutsideForm>
          <module.InformationRequestDialog
            opened={opened}
            kind={kind}
            userType={userType}
            onClose={() => setOpened(false)}
          />
        </OutsideForm>
      )}
    </>
  );
}
