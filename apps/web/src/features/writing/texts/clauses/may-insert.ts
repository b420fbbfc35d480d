import { holds, useMe } from '../../../../platform/me.ts'
import { useOpenText } from '../text/open-text.tsx'

/** Whether this person may insert clauses of the library into the open text, once it can be changed. */
export function useMayInsertClauses(): boolean {
  const me = useMe()
  const { isOneSection } = useOpenText()
  return !isOneSection && holds(me, 'contracts:clause:list')
}
