import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { longestText } from '#contracts/patients/patients.api';
import { type Anamnesis, useAnamnesis } from '#web/features/patients/anamnesis/use-anamnesis';
import { ChangedElsewhere } from '#web/features/patients/changed-elsewhere.tsx';
import { recordProblem } from '#web/features/patients/record-problem';
import { fieldText } from '#web/fields/field-texts';
import { DraftNote, discardIn, KeptDraft } from '#web/forms/draft-note.tsx';
import { LeaveGuard } from '#web/forms/leave-guard.tsx';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';

interface AnamnesisFormProps {
  readonly patient: string;
  readonly stored: Anamnesis;
  readonly onLeft: (at?: number) => void;
}

const lost = 'Torna il testo salvato.';

/** A patient taken off the list takes the record along. */
const emptied =
  'Ora non c’è scritto nulla: è stata svuotata, oppure hai tolto il paziente dall’elenco con la sua scheda.';

/** The anamnesis while it is written; to leave it is to save it (CARD-20, CARD-21). */
export function AnamnesisForm(props: AnamnesisFormProps) {
  const { typed, draft, fault, isChanged, isSending, problem, other, ...form } = useAnamnesis(props);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    // The caret of a field that came with its text is before it: what is added would go there.
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (fault) field.current?.focus();
    else form.save();
  };
  const discard = () =>
    discardIn(field.current?.form, () => {
      draft.discard();
      form.discard();
    });
  const settle = (text: string) => {
    form.settle(text);
    field.current?.focus();
  };
  return (
    <form noValidate aria-label="Anamnesi" onSubmit={save}>
      <Stack>
        <DraftNote draft={draft} lost={lost} onDiscard={form.discard} />
        <Textarea
          ref={field}
          label="Anamnesi"
          description="La bozza resta in questa finestra finché non salvi."
          autosize
          minRows={8}
          maxRows={30}
          value={typed.text}
          error={fieldText(fault, { invalid: `Usa al massimo ${longestText.toLocaleString('it-IT')} caratteri.` })}
          onChange={({ currentTarget }) => form.write(currentTarget.value)}
        />
        {other && (
          <ChangedElsewhere
            title="Nel frattempo l’anamnesi è cambiata in un’altra finestra"
            stands={other.text || emptied}
            onKeepMine={() => settle(typed.text)}
            onTakeOther={() => settle(other.text)}
            onJoin={() => settle([other.text, typed.text].filter(Boolean).join('\n\n'))}
          />
        )}
        {problem && <RetryAlert {...recordProblem(problem)} isRunning={isSending} />}
        <Group>
          <Button type="submit" loading={isSending}>
            Salva informazioni
          </Button>
          {isChanged && !draft.isResumed && <KeptDraft lost={lost} onDiscard={discard} />}
        </Group>
        {/* Below the button, which stays where it is when the first letter is typed. */}
        <Text size="sm" c="dimmed" role="status">
          {isChanged ? 'Ci sono modifiche da salvare' : ''}
        </Text>
      </Stack>
      <LeaveGuard
        isNeeded={() => isChanged}
        title="Lasciare la scheda senza salvare?"
        leaveLabel="Sì, lascia"
        stayLabel="No, resta qui"
      >
        L’anamnesi non è ancora salvata. La bozza resta in questa finestra e la ritrovi quando torni.
      </LeaveGuard>
    </form>
  );
}
