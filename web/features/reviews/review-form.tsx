import { Alert, Button, Paper, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { longestReview } from '#contracts/reviews/reviews.api';
import { reviewFailure } from '#web/features/reviews/review-failure';
import { StarChoice } from '#web/features/reviews/star-choice.tsx';
import { type Stars, starsText } from '#web/features/reviews/star-words';
import { type ReviewFault, type ReviewSetup, useReview } from '#web/features/reviews/use-review';
import { characterCount } from '#web/fields/character-count';
import { fieldText } from '#web/fields/field-texts';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface ReviewFormProps extends ReviewSetup {
  readonly publicName: string;
  /** The way out, beside the button that sends. */
  readonly wayOut: ReactNode;
}

/** The stars, an optional comment, and how both will be shown. */
export function ReviewForm({ publicName, wayOut, ...setup }: ReviewFormProps) {
  const { values, draft, write, startAfresh, fault, problem, send, isSending } = useReview(setup);
  const form = useRef<HTMLFormElement>(null);
  const firstStar = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const missing = useId();
  const failure = problem && reviewFailure(problem);

  // The dialog looked for its first control before this form was mounted.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await send();
    if (found === 'no-rating') firstStar.current?.focus();
    if (found === 'long-text' || found === 'invisible-characters') comment.current?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <DraftNote draft={draft} lost="Si svuotano le stelle e il commento." onDiscard={startAfresh} />
        <StarChoice
          value={values.rating}
          onChange={(rating) => write({ rating })}
          firstRef={firstStar}
          faultId={fault === 'no-rating' ? missing : undefined}
        />
        {fault === 'no-rating' && (
          <Alert id={missing} role="alert" color="mattone" title="error">
            Scegli da 1 a 5 stelle per pubblicare la recensione.
          </Alert>
        )}
        <Textarea
          ref={comment}
          label="Commento (facoltativo)"
          description={<Length of={values.text} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={3}
          maxRows={10}
          value={values.text}
          error={fault && commentFaults[fault]}
          onChange={(event) => write({ text: event.currentTarget.value })}
        />
        <ReviewPreview publicName={publicName} rating={values.rating} text={values.text} />
        {failure && (
          <Alert role="alert" color="mattone" title={failure.title}>
            {failure.advice}
          </Alert>
        )}
        <DialogActions>
          {wayOut}
          <Button type="submit" loading={isSending}>
            Pubblica la recensione
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

function Length({ of: text }: { readonly of: string }) {
  const count = thousands.format(characterCount(text.trim()));
  return (
    <Text span inherit>
      {`${count} di ${thousands.format(longestReview)} caratteri. La bozza resta in questa scheda.`}
    </Text>
  );
}

const thousands = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

const commentFaults: Readonly<Partial<Record<ReviewFault, string | undefined>>> = {
  'long-text': `Il commento può avere al massimo ${thousands.format(longestReview)} caratteri.`,
  'invisible-characters': fieldText('invisible_characters'),
  'invalid-text': fieldText('invalid'),
};

interface ReviewPreviewProps {
  /** The patient's name as it is shown above a review. */
  readonly publicName: string;
  readonly rating: Stars | null;
  readonly text: string;
}

/** A preview of the review, and who may write one, so that the patient knows before publishing. */
function ReviewPreview({ publicName, rating, text }: ReviewPreviewProps) {
  return (
    <div>
      <Text fw={600} mb={4}>
        Come si leggerà
      </Text>
      <Paper component="figure" m={0} p="sm" radius="md" withBorder shadow="none">
        <Text component="figcaption" size="sm">
          <strong>{publicName}</strong>
          {rating !== null && <span>{`, ${starsText(rating)}`}</span>}
        </Text>
        {text.trim() !== '' && (
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text.trim()}
          </Text>
        )}
      </Paper>
      <Text size="sm" c="dimmed" mt="xs">
        Può scrivere solo chi ha concluso una seduta con questo terapeuta. Le recensioni si mostrano tutte, con il nome
        abbreviato: parlano dell’esperienza, non dell’efficacia della cura. Non scrivere dati personali.
      </Text>
    </div>
  );
}
