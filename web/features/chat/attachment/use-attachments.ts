import { useState } from 'react';
import { type QueryCache, useQueryCache } from '#web/api/query-cache';
import type { ChosenAttachment } from '#web/features/chat/attachment/attachment';
import { mostAtOnce, type RefusedAttachment } from '#web/features/chat/attachment/attachment-refusal';
import { prepareAttachment } from '#web/features/chat/attachment/prepare-attachment';

/** What is chosen in each chat and not sent yet, for as long as the session and the page last. */
const chosenBySession = new WeakMap<QueryCache, Map<string, readonly ChosenAttachment[]>>();

export interface Attachments {
  readonly chosen: readonly ChosenAttachment[];
  /** The files of the last choice that cannot be sent. */
  readonly refused: readonly RefusedAttachment[];
  readonly isPreparing: boolean;
  /** What has just happened, for screen readers. */
  readonly said: string;
  readonly add: (files: readonly File[]) => Promise<void>;
  /** Prepares one file without adding it; undefined when it is refused, which is told. */
  readonly prepare: (file: File) => Promise<ChosenAttachment | undefined>;
  readonly remove: (attachment: ChosenAttachment) => void;
  /** Takes back what was said of refused files. */
  readonly dismiss: () => void;
  /** Removes all, once they are in the outbox. */
  readonly clear: () => void;
}

/** The files chosen for a chat's next message. They stay when another chat is opened, and never enter a draft. */
export function useAttachments(chat: string): Attachments {
  const cache = useQueryCache();
  const kept = keptIn(cache);
  const [chosen, setChosen] = useState(() => kept.get(chat) ?? []);
  const [refused, setRefused] = useState<readonly RefusedAttachment[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [said, setSaid] = useState('');

  const change = (next: readonly ChosenAttachment[], words: string) => {
    kept.set(chat, next);
    setChosen(next);
    setSaid(words);
  };
  const prepareAll = async (files: readonly File[]) => {
    setRefused([]);
    setPreparing((count) => count + 1);
    const prepared = await Promise.all(files.slice(0, mostAtOnce).map(named));
    setPreparing((count) => count - 1);
    const tooMany = files.slice(mostAtOnce).map(({ name }) => ({ name, reason: 'too_many' }) as const);
    setRefused([...prepared.filter((each) => 'reason' in each), ...tooMany]);
    return prepared.flatMap((each) => ('attachment' in each ? [each.attachment] : []));
  };
  return {
    chosen,
    refused,
    isPreparing: preparing > 0,
    said,
    add: async (files) => {
      const added = await prepareAll(files);
      if (added.length > 0) change([...(kept.get(chat) ?? []), ...added], addedWords(added));
    },
    prepare: async (file) => (await prepareAll([file]))[0],
    remove: (gone) => {
      setRefused([]);
      change(
        chosen.filter((each) => each !== gone),
        `${gone.name} tolto.`,
      );
    },
    dismiss: () => setRefused([]),
    clear: () => {
      setRefused([]);
      change([], '');
    },
  };
}

async function named(file: File) {
  return { name: file.name, ...(await prepareAttachment(file)) };
}

function keptIn(cache: QueryCache): Map<string, readonly ChosenAttachment[]> {
  const kept = chosenBySession.get(cache) ?? new Map<string, readonly ChosenAttachment[]>();
  chosenBySession.set(cache, kept);
  return kept;
}

function addedWords(added: readonly ChosenAttachment[]): string {
  const names = added.map(({ name }) => name).join(', ');
  return added.length === 1 ? `${names} allegato al messaggio.` : `${added.length} file allegati: ${names}.`;
}
