import { Text, Textarea, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  type RequestField,
  type RequestValues,
  requestFieldText,
  requestLabels,
} from '#web/features/information-request/request-values';
import { PhoneField } from '#web/fields/phone-and-price/phone-field.tsx';
import type { UserType } from '#web/session/session-context';

interface RequestFieldsProps {
  readonly form: UseFormReturn<RequestValues>;
  /** The words of the extra field; without them there is none. */
  readonly subject: { readonly label: string; readonly description?: string } | undefined;
  readonly userType: UserType;
}

/** What a message should leave out. */
const leaveOut: Readonly<Record<UserType, string>> = {
  patient: 'Non serve raccontare nulla della tua salute.',
  professional: 'Non scrivere qui nomi o dati dei tuoi pazienti.',
};

/** The fields of a request, all required except those marked as optional. */
export function RequestFields({ form, subject, userType }: RequestFieldsProps) {
  const { register, control, formState } = form;
  const errorOf = (name: RequestField) => requestFieldText(name, formState.errors[name]?.message);
  return (
    <>
      <Text size="sm" c="dimmed">
        Sono obbligatori i campi non segnati come facoltativi.
      </Text>
      {subject && (
        <TextInput
          label={`${subject.label} (facoltativo)`}
          description={subject.description}
          maxLength={200}
          autoComplete="off"
          error={errorOf('subject')}
          {...register('subject')}
        />
      )}
      <div className="side-by-side">
        <TextInput
          label={requestLabels.firstName}
          autoComplete="given-name"
          error={errorOf('firstName')}
          {...register('firstName')}
        />
        <TextInput
          label={`${requestLabels.lastName} (facoltativo)`}
          autoComplete="family-name"
          error={errorOf('lastName')}
          {...register('lastName')}
        />
      </div>
      <TextInput
        label={requestLabels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('email')}
        {...register('email')}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field }) => <PhoneField label={requestLabels.phone} error={errorOf('phone')} {...field} />}
      />
      <Textarea
        label={requestLabels.message}
        description={leaveOut[userType]}
        autosize
        minRows={4}
        maxRows={10}
        error={errorOf('message')}
        {...register('message')}
      />
    </>
  );
}
