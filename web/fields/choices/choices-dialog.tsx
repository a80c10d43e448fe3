import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { type ChoiceGroup, inOrder, matchingGroups, withUnlisted } from '#web/fields/choices/choice-groups';
import { ChoicesList } from '#web/fields/choices/choices-list.tsx';
import { moveToTicks } from '#web/fields/choices/move-between-ticks';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface ChoicesProps {
  readonly groups: readonly ChoiceGroup[];
  readonly value: readonly string[];
  readonly footer?: ReactNode;
  /** Allows confirming without any choice. */
  readonly mayBeEmpty?: boolean;
  readonly onConfirm: (chosen: string[]) => void;
  readonly onDismiss: () => void;
}

/** A list to tick in a dialog; closing it other than by 'Conferma' keeps the earlier choice. */
export function ChoicesDialog({
  opened,
  title,
  ...choices
}: ChoicesProps & { readonly opened: boolean; readonly title: string }) {
  return (
    <Dialog opened={opened} onClose={choices.onDismiss} title={title}>
      <Choices {...choices} />
    </Dialog>
  );
}

function Choices({ groups, value, footer, mayBeEmpty = false, onConfirm, onDismiss }: ChoicesProps) {
  const [all] = useState(() => withUnlisted(groups, value));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(value));
  const [search, setSearch] = useState('');
  const [isRefused, setRefused] = useState(false);
  const list = useId();
  const shown = matchingGroups(all, search);

  const tick = (option: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(option);
    else next.delete(option);
    setTicked(next);
    if (next.size > 0) setRefused(false);
  };
  const confirm = () => {
    if (ticked.size === 0 && !mayBeEmpty) setRefused(true);
    else onConfirm(inOrder(all, ticked));
  };

  return (
    <Stack gap="sm">
      <TextInput
        data-autofocus
        type="search"
        label="Cerca nell’elenco"
        autoComplete="off"
        leftSection={<IconSearch aria-hidden size={20} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && moveToTicks(list)) event.preventDefault();
        }}
      />
      <ChoicesList id={list} groups={shown} ticked={ticked} onTick={tick} footer={footer} search={search} />
      <Text component="output" size="sm" fw={600}>
        {countText(ticked.size)}
      </Text>
      <output className="visually-hidden">{search.trim() !== '' && foundText(shown)}</output>
      {isRefused && <NothingTicked />}
      <DialogActions>
        <Button variant="default" onClick={onDismiss}>
          Annulla
        </Button>
        <Button onClick={confirm}>Conferma</Button>
      </DialogActions>
    </Stack>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nessuna voce scelta';
  return count === 1 ? '1 voce scelta' : `${count} voci scelte`;
}

function foundText(groups: readonly ChoiceGroup[]): string {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return count === 1 ? '1 voce trovata' : `${count} voci trovate`;
}

/** Says that at least one choice is needed. */
function NothingTicked() {
  return (
    <Alert role="alert" color="mattone" title={<span lang="en">Field is required</span>}>
      <Text size="sm">Spunta almeno una voce. Con «Annulla» resta tutto com’era.</Text>
    </Alert>
  );
}
