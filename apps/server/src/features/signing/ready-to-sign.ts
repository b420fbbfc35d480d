import { restrictedSections } from '@tacite/document/audience.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { emptyFields } from '@tacite/document/empty-fields.ts'
import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import { checkDocument } from '@tacite/document/section-rules.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sendingRefusal } from '@tacite/domain/signing/sending-refusal.ts'
import type { ContractContent } from '../contracts/public.ts'
import type { LatestValidation } from '../validation/public.ts'

/**
 * Refuses a text that nobody should sign: an empty section, a field without its value, a passage that an
 * outside signatory may not read.
 * @returns the text with its fields written out.
 */
export function requireReadyToSign(
  { document, definitions, values, locale }: ContractContent,
  { isSignedOutside }: { isSignedOutside: boolean },
): ContractDocument {
  const { refusals } = checkDocument(document, 'submit', definitions)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const fields = { definitions, values, locale }
  const empty = emptyFields(document, fields).map(({ variable, label }) => ({
    code: 'SIGNATURE_FIELD_EMPTY',
    params: { label },
    field: variable,
  }))
  if (empty.length > 0) throw new Refused('RULE', empty)
  if (isSignedOutside) requireNothingHidden(document)
  return resolveDocument(document, fields)
}

/** Nobody signs what they cannot read. */
function requireNothingHidden(document: ContractDocument): void {
  const hidden = restrictedSections(document.blocks)
  if (hidden.length === 0) return
  const titles = hidden.slice(0, 3).map(({ section }) => section.title)
  const more = hidden.length > titles.length ? ['…'] : []
  throw new Refused('RULE', {
    code: 'SIGNATURE_HIDDEN_SECTIONS',
    params: { count: hidden.length, titles: [...titles, ...more].join(', ') },
  })
}

/** A validation that was asked for must have been given to this very text. */
export function requireValidated(validation: LatestValidation | null, contentHash: string): void {
  const refusal = sendingRefusal(
    validation && {
      state: validation.state,
      isOfThisText: validation.contentHash === contentHash,
    },
  )
  if (refusal) throw new Refused('STATE', refusal)
}
