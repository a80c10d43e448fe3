import { searchRadiusKm } from '#contracts/therapists/search-settings';
import classes from '#web/features/therapists/filters/filter-form.module.css';
import type { Search } from '#web/features/therapists/search/search';
import { filterLabels } from '#web/features/therapists/search/search-options';
import { AddressField } from '#web/fields/address/address-field.tsx';

interface AddressFilterProps {
  readonly id: string;
  readonly value: Search['address'];
  readonly onChange: (address: Search['address']) => void;
}

/** The place near which a studio is looked for. */
export function AddressFilter({ id, value, onChange }: AddressFilterProps) {
  return (
    <div id={id} className={classes.address}>
      <AddressField
        label={filterLabels.address}
        description={`Trova chi riceve in uno studio entro ${searchRadiusKm} km.`}
        value={value && { id: value.formattedAddress, ...value }}
        onChange={(chosen) =>
          onChange(chosen && { formattedAddress: chosen.formattedAddress, coordinates: chosen.coordinates })
        }
      />
    </div>
  );
}
