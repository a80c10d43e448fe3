import { TextInput } from '@mantine/core';
import { titlesLabels as labels } from '#web/features/registration/professional/professional-steps';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import { DateField } from '#web/fields/date/date-field.tsx';
import { DocumentsField } from '#web/fields/documents/documents-field.tsx';

/** Where and when somebody became a psychotherapist (REG-103, REG-104, REG-106). */
export function PsychotherapyFields() {
  const { value: files, ...certificates } = useProfessionalField('psychotherapyCertificates');
  return (
    <>
      <TextInput label={labels.school} autoComplete="off" {...useProfessionalField('school')} />
      <DateField label={labels.specialisationDate} {...useProfessionalField('specialisationDate')} />
      <DocumentsField label={labels.psychotherapyCertificates} files={files} {...certificates} />
    </>
  );
}
