import { Stack } from '@mantine/core';
import { searchRadiusKm } from '#contracts/therapists/search-settings';
import type { Answers } from '#web/features/questionnaire/answers';
import { placeOptions } from '#web/features/questionnaire/options';
import { SingleChoice } from '#web/features/questionnaire/single-choice.tsx';
import { AddressField } from '#web/fields/address/address-field.tsx';

interface PlaceStepProps {
  readonly answers: Answers;
  readonly onChange: (part: Partial<Answers>) => void;
}

/** Where; whoever also wants a studio may say near which address (QUEST-06 to 08). */
export function PlaceStep({ answers, onChange }: PlaceStepProps) {
  return (
    <Stack>
      <SingleChoice options={placeOptions} value={answers.place} onChange={(place) => onChange({ place })} />
      {answers.place === 'online+studio' && (
        <AddressField
          label="Vicino a quale indirizzo? (facoltativo)"
          description={`Cerchiamo studi entro ${searchRadiusKm} km.`}
          value={answers.address}
          onChange={(address) => onChange({ address })}
        />
      )}
    </Stack>
  );
}
