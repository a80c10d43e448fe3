import { NativeSelect } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { regions } from '#contracts/options/regions';

export type Region = (typeof regions)[number];

interface RegionFieldProps {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly label: string;
  readonly description?: string;
  readonly value: Region | '';
  readonly onChange: (region: Region | '') => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
}

const data = [
  { value: '', label: 'Scegli la regione' },
  ...regions.map((region) => ({ value: region, label: region })),
];

export function RegionField({ onChange, ...field }: RegionFieldProps) {
  return (
    <NativeSelect
      {...field}
      data={data}
      onChange={(event) => onChange(event.currentTarget.value as Region | '')}
      autoComplete="off"
    />
  );
}
