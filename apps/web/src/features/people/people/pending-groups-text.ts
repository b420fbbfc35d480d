import type { useTexts } from '../../../platform/locale.ts'

/** Says which groups a person joins only once an administrator confirms. */
export function pendingGroupsText(
  t: ReturnType<typeof useTexts>,
  groups: readonly { name: string }[],
): string {
  return t('people.form.pendingGroups', { groups: groups.map(({ name }) => name).join(', ') })
}
