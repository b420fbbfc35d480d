import type { Locale } from '@tacite/domain/locale.ts'
import { allSections, type ContractDocument } from '../contract-document.ts'
import { brokenLinks } from '../references/lost-references.ts'
import { resolveDocument } from '../resolve-fields.ts'
import { checkDocument } from '../section-rules.ts'
import { brokenReferences, doubtfulReferences, renumberedParts } from './broken-references.ts'
import type { CheckedContract } from './checked-contract.ts'
import { emptyNotes } from './empty-notes.ts'
import { emptyParts } from './empty-parts.ts'
import { emptyValues } from './empty-values.ts'
import type { Observation, ReadinessFinding } from './finding.ts'
import { leftoverMarks } from './leftover-marks.ts'
import { playbookDeviations } from './playbook-deviations.ts'
import { severityOf, type ReadinessRules } from '@tacite/domain/readiness/readiness-kinds.ts'
import { differingAmount } from './stated-amounts.ts'
import { unprintableCharacters } from './unprintable-characters.ts'
import { writtenPassages, type Passage } from './written-passages.ts'

/**
 * Everything that stands between a contract and its validation or signature, blocking findings first. The text is
 * judged as it would be printed: with its values, without the parts that a condition leaves out.
 */
export function checkReadiness(
  contract: CheckedContract,
  rules: ReadinessRules,
): ReadinessFinding[] {
  const { document, definitions, locale, canPrint } = contract
  const resolved = resolveDocument(document, contract)
  const passages = writtenPassages(resolved)
  const onFirstPage = contract.parties.map(({ detail, words }) => ({
    words,
    place: { kind: 'detail' as const, id: detail },
    title: document.title,
  }))
  const observations = [
    ...emptyValues(contract),
    ...leftoverMarks(passages),
    ...emptyParts(document),
    ...emptyNotes(resolved),
    ...unprintableCharacters([...passages, ...onFirstPage], canPrint),
    ...missingTerms(contract),
    ...differingAmount(passages, contract),
    ...brokenReferences(resolved, passages, locale),
    ...movedReferences(contract, resolved, passages),
    ...lostReferences(resolved, locale),
    ...playbookDeviations(contract),
  ]
  const findings = [
    ...invalidText(document, definitions),
    ...missingSignatories(contract.signatoryCount),
    ...observations.map((each) => ({ ...each, severity: severityOf(each.kind, rules) })),
  ]
  return [
    ...findings.filter(({ severity }) => severity === 'blocks'),
    ...findings.filter(({ severity }) => severity === 'warns'),
  ]
}

function missingTerms(contract: CheckedContract): Observation[] {
  const { hasCounterparty, hasEffectiveDate, hasDuration } = contract
  const dates = { kind: 'datesMissing', place: { kind: 'dates' } } as const
  return [
    ...(hasCounterparty
      ? []
      : [
          {
            kind: 'counterpartyMissing' as const,
            place: { kind: 'detail' as const, id: 'counterparty' as const },
            refusal: { code: 'READY_COUNTERPARTY' as const },
          },
        ]),
    ...(hasEffectiveDate ? [] : [{ ...dates, refusal: { code: 'READY_EFFECTIVE_DATE' as const } }]),
    ...(hasDuration ? [] : [{ ...dates, refusal: { code: 'READY_DURATION' as const } }]),
  ]
}

/** « article 8 », before which a condition removed an article: the number was perhaps written with it. */
function movedReferences(
  { document, locale }: CheckedContract,
  resolved: ContractDocument,
  passages: readonly Passage[],
): Observation[] {
  const moved = renumberedParts(document, resolved, locale)
  if (moved.size === 0) return []
  return doubtfulReferences(resolved, passages, locale, (id) => !moved.has(id)).map(
    ({ refusal: { params }, ...each }) => ({
      ...each,
      refusal: { code: 'READY_REFERENCE_MOVED', params },
    }),
  )
}

function lostReferences(resolved: ContractDocument, locale: Locale): Observation[] {
  return brokenLinks(resolved, locale).map(({ section: { id, title }, words }) => ({
    kind: 'referenceBroken',
    place: { kind: 'section', id },
    refusal: { code: 'READY_REFERENCE', params: { words, title } },
  }))
}

/** What the editor refuses too; contracts of before a rule may still break it. */
function invalidText(
  document: ContractDocument,
  definitions: CheckedContract['definitions'],
): ReadinessFinding[] {
  const { refusals } = checkDocument(document, definitions)
  return refusals.map((refusal) => {
    const { section: title } = refusal.params ?? {}
    const section = allSections(document).find((each) => each.title === title)
    return {
      kind: 'textInvalid',
      severity: 'blocks',
      place: section ? { kind: 'section', id: section.id } : { kind: 'detail', id: 'title' },
      refusal,
    }
  })
}

function missingSignatories(count: number | null): ReadinessFinding[] {
  if (count !== 0) return []
  return [
    {
      kind: 'signatoriesMissing',
      severity: 'blocks',
      place: { kind: 'signatories' },
      refusal: { code: 'SIGNATORIES_REQUIRED', field: 'signatories' },
    },
  ]
}
