import { checkRichText } from '@tacite/document/check-rich-text.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { fileRefused } from '../parser-refusal.ts'

/**
 * Validated and normalised like a section typed in the editor.
 * @throws Refused FILE_TOO_COMPLEX when a single table or list exceeds the limit of a section
 */
export function checkedContent(content: RichText): RichText {
  const checked = checkRichText(content)
  if (checked.content) return checked.content
  const { code } = checked.refusal
  const isTooMuch = code === 'RICH_TEXT_TOO_LARGE' || code === 'RICH_TEXT_TOO_DEEP'
  if (isTooMuch) throw fileRefused('FILE_TOO_COMPLEX', undefined, code)
  throw new Error(`imported content is not valid: ${code}`)
}
