import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { removeIdentityDocument } from '#contracts/curriculum/curriculum.api';
import { documentExpiry } from '#contracts/profile/document-expiry';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { documentExpiryText } from '#web/copy/document-expiry-text';
import { problemText } from '#web/copy/problem-texts';
import { useDocumentSending } from '#web/features/curriculum/documents/use-document-sending';
import classes from '#web/features/curriculum/entries/entries.module.css';
import { DocumentsField } from '#web/fields/documents/documents-field.tsx';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';
import { FileLink } from '#web/ui/files/file-link.tsx';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';
import { useToday } from '#web/ui/use-today';

interface IdentityDocumentsProps {
  /** The stored names. */
  readonly names: readonly string[];
  /** The stored expiries, `yyyy-MM-dd`. */
  readonly cardExpiry: string | null;
  readonly taxCodeExpiry: string | null;
}

/** The identity documents: what is about to expire, the files there are, and the ways to add and remove (PROF-17). */
export function IdentityDocuments({ names, cardExpiry, taxCodeExpiry }: IdentityDocumentsProps) {
  const { files, choose, failed, tryAgain, sending } = useDocumentSending();
  return (
    <Stack gap="sm">
      <ExpiryNote what="Il documento d’identità" expiry={cardExpiry} />
      <ExpiryNote what="La tessera del codice fiscale" expiry={taxCodeExpiry} />
      <StoredDocuments names={names} />
      <DocumentsField
        label="Aggiungi documenti d’identità"
        hint="Fronte e retro, anche in due file. Ogni file si salva appena lo scegli."
        files={files}
        onChange={choose}
      />
      {failed > 0 && (
        <Button w="fit-content" leftSection={<IconUpload aria-hidden size={20} />} onClick={tryAgain}>
          {failed === 1 ? 'Riprova a caricare il file' : `Riprova a caricare ${failed} file`}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {sending && `Invio di ${sending}`}
      </p>
    </Stack>
  );
}

/** Says in time that a document expires, and how to replace one (PROF-19, PROF-20). */
function ExpiryNote({ what, expiry }: { readonly what: string; readonly expiry: string | null }) {
  const warned = documentExpiry(expiry, useToday());
  if (!warned) return null;
  const isUrgent = warned.stage === 'over' || warned.stage === 'week';
  return (
    <Alert
      role="note"
      color={isUrgent ? 'mattone' : 'ocra'}
      icon={<IconAlertTriangle aria-hidden />}
      title={documentExpiryText(what, warned)}
    >
      {isUrgent ? (
        <List type="ordered" size="sm">
          <List.Item>Aggiungi qui sotto il documento nuovo.</List.Item>
          <List.Item>Scrivi la nuova data di scadenza e salva le informazioni.</List.Item>
          <List.Item>Togli il documento vecchio.</List.Item>
        </List>
      ) : (
        <Text size="sm">Quando hai quello nuovo, aggiungilo qui e cambia la data di scadenza.</Text>
      )}
    </Alert>
  );
}

/** The stored files: each is saved by its owner alone, and removed after a question (PROF-18). */
function StoredDocuments({ names }: Pick<IdentityDocumentsProps, 'names'>) {
  const { module, load } = useConfirmDialog();
  const { run, isRunning } = useCommand(removeIdentityDocument);
  const [asked, setAsked] = useState({ opened: false, name: '', shown: '' });
  const close = () => setAsked((before) => ({ ...before, opened: false }));
  const remove = async () => {
    try {
      if (await run({ name: asked.name })) notifySuccess(`${asked.shown} tolto`);
    } catch (failure) {
      notifyFailure(removeIdentityDocument, problemText(problemOf(failure)));
    }
    close();
  };
  if (names.length === 0) return <Text c="dimmed">Nessun documento d’identità caricato.</Text>;
  return (
    <>
      <Text aria-hidden fw={600}>
        Documenti d’identità
      </Text>
      <ul className={classes.entries} aria-label="Documenti d’identità">
        {names.map((name, at) => {
          const shown = `Documento ${at + 1} (${name.split('.').at(-1)?.toUpperCase()})`;
          return (
            <li key={name} className={classes.entry}>
              <span className={classes.words}>
                <FileLink href={`/files/own/${name}`}>{shown}</FileLink>
              </span>
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconTrash aria-hidden size={18} />}
                aria-label={`Togli ${shown}`}
                onClick={() => void load(() => setAsked({ opened: true, name, shown }))}
              >
                Togli
              </Button>
            </li>
          );
        })}
      </ul>
      {module && (
        <OutsideForm>
          <module.ConfirmDialog
            opened={asked.opened}
            title={`Togliere ${asked.shown}?`}
            confirmLabel="Sì, togli"
            dismissLabel="No, tieni"
            isRunning={isRunning}
            onDismiss={close}
            onConfirm={() => void remove()}
          >
            <Text>
              {names.length === 1
                ? 'È l’unico documento: per la verifica ne serve uno. Se lo sostituisci, aggiungi prima quello nuovo.'
                : 'Non sarà più tra i tuoi documenti. Non si può annullare.'}
            </Text>
          </module.ConfirmDialog>
        </OutsideForm>
      )}
    </>
  );
}
