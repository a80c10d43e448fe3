import { type ReactNode, useState } from 'react';
import type { RequestKind } from '#web/features/information-request/request-words';
import type { UserType } from '#web/session/session-context';
import { TextButton } from '#web/ui/text-button.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/information-request/information-request-dialog.tsx');

interface InformationRequestLinkProps {
  /** In general, unless something is missing from a list. */
  readonly kind?: RequestKind;
  readonly userType: UserType;
  readonly children: ReactNode;
}

/** Words in a text that open the question to the team; the dialog comes with the first press. */
export function InformationRequestLink({ kind = 'info', userType, children }: InformationRequestLinkProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <TextButton onPress={() => void load(() => setOpened(true))}>{children}</TextButton>
      {module && (
        <module.InformationRequestDialog
          opened={opened}
          kind={kind}
          userType={userType}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
