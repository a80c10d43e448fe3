import { Textarea } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { type ContactKind, contactsInText } from '#contracts/profile/contacts-in-text';
import { profileLabels } from '#web/features/profile/form/profile-texts';
import { useProfileField } from '#web/features/profile/form/use-profile-field';
import { useDoubt } from '#web/fields/use-doubt.tsx';

/** The text that introduces the professional to patients; a contact in it is doubted while it is written (PROF-51). */
export function BiographyPanel() {
  const { onChange, onBlur, ...field } = useProfileField('biography');
  const { warning, judge } = useDoubt(field.value, field.error, contactDoubt);
  return (
    <Textarea
      label={profileLabels.biography}
      autosize
      minRows={6}
      maxRows={24}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        <>
          {warning}{' '}
          <span>
            La leggono i pazienti prima di scriverti: come lavori, con chi, che cosa succede nei primi incontri. Non
            mettere telefono o email.
          </span>
        </>
      }
      {...field}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
        onChange(event);
        judge(event.currentTarget.value);
      }}
      onBlur={() => {
        judge(field.value);
        onBlur();
      }}
    />
  );
}

const kindWords: Readonly<Record<ContactKind, string>> = {
  phone: 'un numero di telefono',
  email: 'un indirizzo email',
  web: 'un indirizzo web',
  handle: 'il nome di un profilo social',
};

function contactDoubt(text: string): string | undefined {
  const [first] = contactsInText(text);
  return first && `Sembra esserci ${kindWords[first.kind]}: lo leggerebbe chiunque apra la tua scheda.`;
}
