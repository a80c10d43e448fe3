import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type OwnContract, ownContract } from '#contracts/contract/contract.api';
import { useQuery } from '#web/api/use-query';
import { AlmostThere } from '#web/features/contract/almost-there.tsx';
import { PhoneForm } from '#web/features/contract/phone-form.tsx';
import { SignedContract } from '#web/features/contract/signed-contract.tsx';
import { useAwaitedSignature } from '#web/features/contract/use-awaited-signature';
import { useSendCode } from '#web/features/contract/use-send-code';
import { phoneParts, phoneText } from '#web/fields/phone-and-price/phone-text';
import type { DraftKind } from '#web/forms/draft-store';
import { useDraft } from '#web/forms/use-draft';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

/** The number typed for the signing link, until it has been sent. */
const phoneDraft: DraftKind<string> = { name: 'contract-phone', version: 1, schema: z.string() };

interface ContractDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Opens the choice of a plan, without which there is no contract. */
  readonly onChoosePlan: () => void;
}

/**
 * Signing the contract by a code: the number, then 'Manca davvero poco!' until it is signed, then that it is
 * (CONTRACT-09).
 */
export function ContractDialog({ opened, onClose, onChoosePlan }: ContractDialogProps) {
  const [awaited, setAwaited] = useState<object>();
  const query = useQuery(ownContract, opened || awaited ? {} : null, { live: true });
  const draft = useDraft(phoneDraft, (kept) => kept ?? '');
  const code = useSendCode(draft);
  const [typed, setTyped] = useState<string | undefined>(draft.initial || undefined);
  const [isChanging, setChanging] = useState(false);
  const { state, phone: known = '' } = query.data ?? {};
  const phone = typed ?? known;
  const isSigned = state === 'signed';
  const isWaiting = !isSigned && !isChanging && (code.last !== undefined || state === 'code_sent');
  const close = () => {
    code.forget();
    setChanging(false);
    onClose();
  };
  const type = (text: string) => {
    setTyped(text);
    draft.keep(text);
  };
  const send = async (to: string) => {
    await code.send(to);
    setChanging(false);
  };
  const isSeenWaiting = opened && isWaiting;
  useEffect(() => {
    if (isSigned) setAwaited(undefined);
    else if (isSeenWaiting) setAwaited(code.last ?? {});
  }, [isSigned, isSeenWaiting, code.last]);
  useAwaitedSignature(awaited);

  return (
    <>
      <Dialog
        opened={opened && !isWaiting && !isSigned}
        onClose={close}
        title="Firma del contratto"
        closeOnClickOutside={false}
      >
        <QueryRegion query={query} what="il contratto">
          {(contract) => (
            <BeforeSending contract={contract} onClose={close} onChoosePlan={onChoosePlan}>
              <PhoneForm
                phone={phone}
                onChange={type}
                onSend={(to) => void send(to)}
                isSending={code.isSending}
                onCancel={close}
              />
            </BeforeSending>
          )}
        </QueryRegion>
      </Dialog>
      <Dialog shape="note" opened={opened && isWaiting} onClose={close} title="Manca davvero poco!">
        <AlmostThere
          phone={phoneText(phoneParts(code.last?.phone ?? known))}
          problem={code.last?.problem}
          resendInSeconds={code.last?.resendInSeconds ?? query.data?.resendInSeconds ?? 0}
          pauseOf={code.last}
          isSending={code.isSending}
          onResend={() => void code.send(code.last?.phone ?? known)}
          isReadable={query.problem === undefined}
          onChangeNumber={() => {
            setTyped(code.last?.phone ?? known);
            setChanging(true);
          }}
        />
      </Dialog>
      <Dialog shape="note" opened={opened && isSigned} onClose={close} title="Contratto firmato">
        <SignedContract onClose={close} />
      </Dialog>
    </>
  );
}

interface BeforeSendingProps {
  readonly contract: OwnContract;
  readonly onClose: () => void;
  readonly onChoosePlan: () => void;
  /** The form, where there is something to sign. */
  readonly children: ReactNode;
}

/** The form, or why there is nothing to sign yet. */
function BeforeSending({ contract: { state }, onClose, onChoosePlan, children }: BeforeSendingProps) {
  if (state === 'plan_missing') {
    return (
      <Stack>
        <Text>Il contratto si firma dopo aver scelto il piano tariffario, quando il pagamento è confermato.</Text>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Chiudi
          </Button>
          <Button
            onClick={() => {
              onClose();
              onChoosePlan();
            }}
          >
            Scegli il piano
          </Button>
        </DialogActions>
      </Stack>
    );
  }
  return children;
}
