import { levelTooLowCode } from '@tacite/domain/access/levels.ts'
import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import {
  missingPermission,
  reachesRight,
  TEXT_RIGHTS,
  type TextAct,
} from '@tacite/domain/acts/text-rights.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useMe } from '../../../../platform/me.ts'
import { useOpenText } from './open-text.tsx'

/** Why this person may not do something with the open text, in the server's words; null: they may. */
export function useTextRefusal(act: TextAct): string | null {
  const t = useTexts()
  const { iams } = useMe()
  const { kind, level } = useOpenText()
  const right = TEXT_RIGHTS[kind][act]
  const missing = missingPermission(right, new Set(iams))
  if (missing) return t.refusal({ code: notAllowedCode(missing) })
  return reachesRight(right, level) ? null : t.refusal({ code: levelTooLowCode(right.level!) })
}
