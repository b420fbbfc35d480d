import { restrictedSections } from '@tacite/document/audience.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { isBoundContent, type ContractContent } from '../../writing/contracts/public.ts'
import type { LatestValidation } from '../../agreement/validation/public.ts'

/**
 * Refuses a text of which some may not read a section.
 * @returns the text with its fields resolved
 */
export function requireOpenToAll(content: ContractContent): ContractDocument {
  const { document } = content
  const restricted = restrictedTextRefusal(document.blocks)
  if (restricted) throw new Refused('RULE', restricted)
  return resolveDocument(document, content)
}

/**
 * Everybody signs the same document: a text that some of them may not read is not sent. Names the first such
 * sections.
 */
export function restrictedTextRefusal(blocks: ContractDocument['blocks']): Refusal | null {
  const restricted = restrictedSections(blocks)
  if (restricted.length === 0) return null
  const titles = restricted.slice(0, 3).map(({ section }) => section.title)
  const more = restricted.length > titles.length ? ['…'] : []
  return {
    code: 'SIGNATURE_RESTRICTED_SECTIONS',
    params: { count: restricted.length, titles: [...titles, ...more].join(', ') },
  }
}

/** A validation only counts for the very text that it was given for. */
export function requireValidated(
  validation: LatestValidation | null,
  content: ContractContent,
): void {
  if (validation?.state === 'accepted' && !isBoundContent(content, validation.content))
    throw new Refused('STATE', 'SIGNATURE_VALIDATION_VOID')
}
