import { useTexts } from '../../../../platform/locale.ts'
import type { ConnectionResult } from './integrations-calls.ts'

/** What a second reader says in words of its own: it has no user, no folder. */
const OF_READER = [
  'NOT_ENCRYPTED',
  'CREDENTIALS_REFUSED',
  'NOT_FOUND',
  'UNEXPECTED_ANSWER',
] as const

/** Why the second reader did not answer, in words. */
export function useFaultWords(): (fault: ConnectionResult) => string {
  const t = useTexts()
  return (fault) =>
    isOfReader(fault)
      ? t(`options-integrations.readerResult.${fault}`)
      : t(`options-integrations.result.${fault}`)
}

function isOfReader(result: ConnectionResult): result is (typeof OF_READER)[number] {
  return (OF_READER as readonly string[]).includes(result)
}
