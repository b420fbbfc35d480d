import { extractTerms } from '@tacite/domain/extraction/extract-terms.ts'
import type { FoundValue } from '@tacite/domain/extraction/extraction.ts'
import type { Span } from '@tacite/domain/deadlines/contract-duration.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { allSections, type ContractDocument } from '../contract-document.ts'
import { plainText } from '../plain-text.ts'
import { resolveDocument } from '../resolve-fields.ts'
import type { FieldDefinition, FieldValues } from '../field-definition.ts'
import { valuesOfTerms } from '../terms-in-fields.ts'
import { inSection } from './field-findings.ts'
import { CHECKED_TERMS, type CheckedTerm, type TemplateFinding } from './finding.ts'

interface CheckedTerms {
  document: ContractDocument
  locale: Locale
  currency: string
  definitions: readonly FieldDefinition[]
  values: FieldValues
  lifecycle: Partial<LifecycleTerms>
}

/**
 * Where the text states a duration, a renewal or a notice in words, and the terms another one, or none. Contracts are
 * reminded of what the terms say.
 */
export function termFindings(checked: CheckedTerms): TemplateFinding[] {
  const { document, locale, values, lifecycle } = checked
  const terms = valuesOfTerms(lifecycle)
  const resolved = resolveDocument(document, { ...checked, values: { ...values, ...terms } })
  const sections = allSections(resolved)
  const pages = sections.map(({ title, content }) => `${title}\n${plainText(content, BLANKS)}`)
  const stated = statedIn(lifecycle)
  return extractTerms({ language: locale, pages }).values.flatMap((found) => {
    const { field: term } = found
    const said = saidBy(found)
    if (!isChecked(term) || said === null || said === stated[term]) return []
    if (found.confidence < LEAST_CONFIDENCE) return []
    const { page, start, end } = found.evidence
    const kind = stated[term] === undefined ? 'termUnstated' : 'termDiffers'
    const words = pages[page]!.slice(start, end).replaceAll(/\s+/g, ' ').trim()
    return [{ ...inSection(sections[page]!, kind, words), term }]
  })
}

/** A person looks at each: below, too many would be wrong. */
const LEAST_CONFIDENCE = 0.75

/** A field without a value says nothing of a term. */
const BLANKS = { labels: {} }

function isChecked(field: string): field is CheckedTerm {
  return (CHECKED_TERMS as readonly string[]).includes(field)
}

/** What the terms state, as it is compared; undefined: they leave it open. */
function statedIn(lifecycle: Partial<LifecycleTerms>): Partial<Record<CheckedTerm, string>> {
  const { duration, renewalType, renewalDuration, notice } = lifecycle
  const term = valuesOfTerms({ notice: notice ?? null }).notice
  return {
    ...(duration?.kind === 'span' ? { duration: spanKey(duration) } : {}),
    ...(duration?.kind === 'indefinite' ? { duration: 'indefinite' } : {}),
    ...(renewalType ? { renewal: renewalType } : {}),
    ...(renewalDuration ? { renewalDuration: spanKey(renewalDuration) } : {}),
    ...(term ? { notice: spanKey(term as Span) } : {}),
  }
}

function saidBy({ field, value, derivedFrom }: FoundValue): string | null {
  if (derivedFrom && derivedFrom.length > 0) return null
  if (field === 'duration' && value === 'indefinite') return value
  if (field === 'renewal') return value
  return field === 'duration' || field === 'renewalDuration' || field === 'notice'
    ? spanKey(value as Span)
    : null
}

/** Twelve months are a year, seven days a week. */
function spanKey({ count, unit }: Span): string {
  if (unit === 'years') return `${count * 12} months`
  return unit === 'weeks' ? `${count * 7} days` : `${count} ${unit}`
}
