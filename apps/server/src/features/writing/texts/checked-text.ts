import { Refused } from '@tacite/domain/refusal.ts'
import { checkRichText } from '@tacite/document/check-rich-text.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { checkTitle } from '@tacite/document/section-rules.ts'

/** A section title valid in a draft (specification 5). */
export function requireTitle(title: string): void {
  const [refusal] = checkTitle(title)
  if (refusal) throw new Refused('RULE', { ...refusal, field: 'title' })
}

/** Validates user content against the closed schema of the document: unknown nodes, marks and attributes never get in. */
export function requireRichText(json: unknown): RichText {
  const checked = checkRichText(json)
  if (checked.refusal) throw new Refused('RULE', { ...checked.refusal, field: 'content' })
  return checked.content
}
