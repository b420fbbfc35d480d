import { patterns } from '../../../../platform/paths.ts'
import { useScreenSearch } from '../../../../platform/screen-address.ts'
import type { Draft } from '../draft.ts'
import { readStart } from '../read-start.ts'

/** The contract that a signed PDF amends, when the form was opened from its page; null: it amends none. */
export function useAmended({ start }: Pick<Draft, 'start'>): string | null {
  const { amends } = useScreenSearch(patterns.newContract, readStart)
  return start === 'signed' ? (amends ?? null) : null
}
