import type { SigningRow, UserRow } from '#mocks/db/rows';

/** The plan whose contract a professional signs; undefined without one. */
export function chosenPlan({ manager_configuration, public_configuration }: UserRow): SigningRow['plan'] | undefined {
  const type = (manager_configuration.current_plan ?? public_configuration.current_plan)?.type;
  return type === 'online' || type === 'online+studio' ? type : undefined;
}
