import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { conditionalParts, withoutParts } from '../absent-parts.ts'
import type { ContractDocument } from '../contract-document.ts'
import type { FieldValues } from '../field-definition.ts'
import {
  brokenReferences,
  doubtfulReferences,
  renumberedParts,
} from '../readiness/broken-references.ts'
import { emptyNotes } from '../readiness/empty-notes.ts'
import { emptyParts } from '../readiness/empty-parts.ts'
import type { Observation } from '../readiness/finding.ts'
import { leftoverMarks } from '../readiness/leftover-marks.ts'
import { writtenPassages, type Passage } from '../readiness/written-passages.ts'
import { brokenLinks, conditionalLinks } from '../references/lost-references.ts'
import { correctTypography } from '../typography.ts'
import {
  inSection,
  neverAsked,
  passageFindings,
  unusedValues,
  type CheckedField,
} from './field-findings.ts'
import { TEMPLATE_FINDINGS, type TemplateFinding } from './finding.ts'
import { repeatFindings } from './repeat-findings.ts'
import { termFindings } from './term-findings.ts'

export interface CheckedTemplate {
  document: ContractDocument
  locale: Locale
  currency: string
  /** Those of the company. */
  fields: readonly CheckedField[]
  /** What it proposes. */
  values: FieldValues
  lifecycle: Partial<LifecycleTerms>
}

/** What a template should not be published with, what breaks its contracts first; in text order within a kind. */
export function checkTemplate(template: CheckedTemplate): TemplateFinding[] {
  const { document, locale, values } = template
  const fields = new Map(template.fields.map((field) => [field.variable, field]))
  const passages = writtenPassages(document)
  const findings = [
    ...passageFindings(document, fields),
    ...neverAsked(document, fields),
    ...repeatFindings(document, fields),
    ...leftoverMarks(passages).flatMap((each) => ofObservation(document, 'placeholderLeft', each)),
    ...emptyParts(document).flatMap((each) => ofObservation(document, 'sectionEmpty', each)),
    ...emptyNotes(document).flatMap((each) => ofObservation(document, 'noteEmpty', each)),
    ...brokenReferences(document, passages, locale).flatMap((each) =>
      ofObservation(document, 'referenceBroken', each),
    ),
    ...brokenLinks(document, locale).map(({ section, words }) =>
      inSection(section, 'referenceBroken', words),
    ),
    ...conditionalReferences(document, passages, locale),
    ...termFindings({ ...template, definitions: template.fields }),
    ...unusedValues(document, fields, values),
    ...typographyFindings(passages, locale),
  ]
  return TEMPLATE_FINDINGS.flatMap((kind) => findings.filter((each) => each.kind === kind))
}

function ofObservation(
  { blocks }: ContractDocument,
  kind: TemplateFinding['kind'],
  { place, refusal }: Observation,
): TemplateFinding[] {
  if (place.kind !== 'section' && place.kind !== 'block') return []
  const parts = blocks.flatMap(({ id, name, sections }) => [{ id, title: name }, ...sections])
  const title = parts.find(({ id }) => id === place.id)?.title ?? ''
  const words = String(refusal.params?.['words'] ?? '')
  return [{ kind, place: { part: place.kind, id: place.id }, title, words }]
}

/**
 * « article 12 », which a condition can remove; and « article 13 », whose number then changes. A number that no
 * section has is said already.
 */
function conditionalReferences(
  document: ContractDocument,
  passages: readonly Passage[],
  locale: Locale,
): TemplateFinding[] {
  const gone = conditionalParts(document)
  if (gone.size === 0) return []
  const moved = renumberedParts(document, withoutParts(document, gone), locale)
  const to = (kind: TemplateFinding['kind'], parts: ReadonlySet<string>) =>
    doubtfulReferences(document, passages, locale, (id) => !parts.has(id)).flatMap((each) =>
      ofObservation(document, kind, each),
    )
  // The number of a reference changes with that of its article: only its article can be missing.
  const links = conditionalLinks(document, gone, locale).map(({ section, words }) =>
    inSection(section, 'referenceConditional', words),
  )
  return [...to('referenceConditional', gone), ...links, ...to('referenceMoves', moved)]
}

const AROUND = 12

/** The first slip of each section, with what is around it. */
function typographyFindings(passages: readonly Passage[], locale: Locale): TemplateFinding[] {
  const seen = new Set<string>()
  return passages.flatMap(({ words, place, title }) => {
    if (place.kind !== 'section' || seen.has(place.id)) return []
    const written = words.replaceAll('\u00A0', '\u202F')
    const right = correctTypography(locale, written)
    if (right === written) return []
    seen.add(place.id)
    return [inSection({ id: place.id, title }, 'typography', aroundFirst(written, right))]
  })
}

/** Whole words: half a word is not found in a text. */
function aroundFirst(written: string, right: string): string {
  const at = written.split('').findIndex((character, index) => character !== right[index])
  const start = written.lastIndexOf(' ', Math.max(0, at - AROUND)) + 1
  const end = written.indexOf(' ', at + AROUND)
  return written.slice(start, end < 0 ? written.length : end)
}
