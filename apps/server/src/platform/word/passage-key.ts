import { canonicalJson } from '@tacite/document/canonical-json.ts'
import type { Condition, Repeat } from '@tacite/document/rich-text.ts'

/** Names a conditional or repeated passage by what it says. */
export function passageKey(passage: Condition | Repeat): string {
  return canonicalJson(passage)
}
