import type { PlainRefusalCode } from '../refusal.ts'

/**
 * Nobody is their own manager, directly or through others.
 *
 * @param managerOf the managers as they are set now, by person; those of others than `personId` count
 */
export function managerRefusal(
  personId: string,
  managerId: string | null,
  managerOf: ReadonlyMap<string, string>,
): PlainRefusalCode | null {
  if (managerId === null) return null
  if (managerId === personId) return 'MANAGER_ONESELF'
  const seen = new Set([personId])
  for (
    let above: string | undefined = managerId;
    above !== undefined;
    above = managerOf.get(above)
  ) {
    if (above === personId) return 'MANAGER_CIRCLE'
    if (seen.has(above)) return null
    seen.add(above)
  }
  return null
}
