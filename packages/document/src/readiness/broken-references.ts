import type { Locale } from '@tacite/domain/locale.ts'
import type { ContractDocument, NumberingStyle } from '../contract-document.ts'
import { bareNumber, numberingLabels, numberSections } from '../number-sections.ts'
import {
  referencesInWords,
  type WordedReference,
} from '../written-references/references-in-words.ts'
import type { Observation } from './finding.ts'
import type { Passage } from './written-passages.ts'

/** A reference, its words and where they stand. */
export interface ReferenceObservation extends Observation {
  refusal: { code: 'READY_REFERENCE'; params: { words: string; title: string } }
}

/**
 * « article 12 », « annexes 1 et 3 » in the text whose number no section or annex has.
 *
 * @param isTarget which sections and blocks may be referred to, by id; default: all of them
 */
export function brokenReferences(
  document: ContractDocument,
  passages: readonly Passage[],
  locale: Locale,
  isTarget: (id: string) => boolean = () => true,
): ReferenceObservation[] {
  const numbers = numberSections(document, numberingLabels[locale])
  const sections = [...numbers.sections].map(([id, { label }]) => [id, bareNumber(label)] as const)
  const annexes = [...numbers.blocks].map(([id, label]) => [id, bareNumber(label)] as const)
  const targets = (numbered: typeof sections) =>
    new Set(numbered.flatMap(([id, number]) => (isTarget(id) ? [number] : [])))
  const isNumbered = sections.some(([, number]) => number !== '')
  return missing(passages, isNumbered ? document.numbering : 'none', {
    section: targets(sections),
    annex: targets(annexes),
  })
}

/** The references whose number not even one of the targets has, though another part has it. */
export function doubtfulReferences(
  document: ContractDocument,
  passages: readonly Passage[],
  locale: Locale,
  isTarget: (id: string) => boolean,
): ReferenceObservation[] {
  const broken = new Set(brokenReferences(document, passages, locale).map(keyOf))
  return brokenReferences(document, passages, locale, isTarget).filter(
    (each) => !broken.has(keyOf(each)),
  )
}

function keyOf({ place, refusal }: ReferenceObservation): string {
  return JSON.stringify([place, refusal])
}

/** The sections and blocks whose number is not the same in both, by id. */
export function renumberedParts(
  before: ContractDocument,
  after: ContractDocument,
  locale: Locale,
): ReadonlySet<string> {
  const labelsIn = (document: ContractDocument) => {
    const { sections, blocks } = numberSections(document, numberingLabels[locale])
    return new Map([...blocks, ...[...sections].map(([id, { label }]) => [id, label] as const)])
  }
  const then = labelsIn(before)
  return new Set(
    [...labelsIn(after)].flatMap(([id, label]) => (then.get(id) === label ? [] : [id])),
  )
}

/** Each once, whatever the number of its places. */
function missing(
  passages: readonly Passage[],
  style: NumberingStyle,
  known: Readonly<Record<WordedReference['kind'], ReadonlySet<string>>>,
): ReferenceObservation[] {
  const seen = new Set<string>()
  return passages.flatMap(({ words, place, title }) =>
    referencesInWords(words, style).flatMap((reference): ReferenceObservation[] => {
      const { kind, from, numbers } = reference
      if (numbers.every(({ number }) => known[kind].has(number))) return []
      const shown = words.slice(from, numbers.at(-1)!.to).replaceAll(/\s+/g, ' ')
      const key = JSON.stringify([place, shown])
      if (seen.has(key)) return []
      seen.add(key)
      const refusal = { code: 'READY_REFERENCE', params: { words: shown, title } } as const
      return [{ kind: 'referenceBroken', place, refusal }]
    }),
  )
}
