import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { allSections } from '@tacite/document/contract-document.ts'
import { isFilled } from '@tacite/document/field-definition.ts'
import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import { checkDocument } from '@tacite/document/section-rules.ts'
import { visibleDocument } from '@tacite/document/visible-sections.ts'
import { nodesOf, usedVariables } from '@tacite/document/walk-document.ts'
import { Refused } from '@tacite/domain/refusal.ts'
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
  const resolved = resolveDocument(document, { definitions, values, locale })
  requireFilled(document, resolved, { definitions, values })
  if (isSignedOutside) requireNothingHidden(document)
  return resolved
}

/**
 * A field that still stands in the resolved text has no value: its place would be signed empty. A required one that a
 * condition asks about and that has none would leave out every answer.
 */
function requireFilled(
  document: ContractDocument,
  resolved: ContractDocument,
  { definitions, values }: Pick<ContractContent, 'definitions' | 'values'>,
): void {
  const shown = new Set(usedVariables(resolved))
  const asked = new Set(conditionVariables(document))
  const empty = definitions
    .filter(({ variable, required }) =>
      asked.has(variable) && required ? !isFilled(values[variable]) : shown.has(variable),
    )
    .map(({ variable, label }) => ({
      code: 'SIGNATURE_FIELD_EMPTY',
      params: { label },
      field: variable,
    }))
  if (empty.length > 0) throw new Refused('RULE', empty)
}

function conditionVariables(document: ContractDocument): string[] {
  return allSections(document).flatMap(({ content }) =>
    [...nodesOf(content)].flatMap((node) =>
      node.type === 'conditional' ? [node.attrs.variable] : [],
    ),
  )
}

/** Nobody signs what they cannot read. */
function requireNothingHidden(document: ContractDocument): void {
  const open = new Set(allSections(visibleDocument(document, 'thirdParty')).map(({ id }) => id))
  const hidden = allSections(document).filter(({ id }) => !open.has(id))
  if (hidden.length === 0) return
  const titles = hidden.slice(0, 3).map(({ title }) => title)
  const more = hidden.length > titles.length ? ['…'] : []
  throw new Refused('RULE', {
    code: 'SIGNATURE_HIDDEN_SECTIONS',
    params: { count: hidden.length, titles: [...titles, ...more].join(', ') },
  })
}

/** A validation that was asked for must have been given to this very text. */
export function requireValidated(validation: LatestValidation | null, contentHash: string): void {
  if (!validation || validation.state === 'cancelled') return
  if (validation.state === 'accepted' && validation.contentHash === contentHash) return
  throw new Refused('STATE', 'SIGNATURE_VALIDATION_MISSING')
}
