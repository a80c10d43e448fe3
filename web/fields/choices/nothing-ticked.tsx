import { Alert, Text } from '@mantine/core';

/** Why a choice of nothing is not taken (MODAL-16, MODAL-17, MODAL-18). */
export function NothingTicked() {
  return (
    <Alert role="alert" color="mattone" title={<span lang="en">Field is required</span>}>
      <Text size="sm">Spunta almeno una voce. Con «Annulla» resta tutto com’era.</Text>
    </Alert>
  );
}
