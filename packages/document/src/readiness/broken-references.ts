import type { Locale } from '@tacite/domain/locale.ts'
import type { ContractDocument, NumberingStyle } from '../contract-document.ts'
import { bareNumber, numberingLabels, numberSections } from '../number-sections.ts'
import type { Observation } from './finding.ts'
import type { Passage } from './written-passages.ts'

/** A reference, its words and where they stand. */
export interface ReferenceObservation extends Observation {
  refusal: { code: 'READY_REFERENCE'; params: { words: string; title: string } }
}

const SECTION_WORDS = 'articles?|art\\.|sections?|clauses?|artículos?|cláusulas?|secciones|sección'
const ANNEX_WORDS = 'annexes?|annex|anexos?'

const FIGURES = '\\d{1,2}(?:\\.\\d{1,2}){0,3}'
const TOKENS: Readonly<Record<Exclude<NumberingStyle, 'none'>, string>> = {
  digital: FIGURES,
  articles: FIGURES,
  roman: '[IVXLC]+(?:\\.\\d{1,2}){0,3}',
  alphabetical: '[A-Z](?:\\.\\d{1,2}){0,3}',
}

/** What the number is of, past its paragraph: « , alinéa 2, du Code civil ». */
const COMPLEMENT =
  /^(?:,?\s*(?:alinéa|paragraphe|paragraph|point|apartado|§)\s*\S+|\s+et\s+suivants)?,?\s+(?:du|de la|de l['’]|des|de|del|of the|of)\s*(\p{L}+)/iu

const OWN_TEXT =
  /^(?:présente?s?|contrat|convention|accord|this|these|agreement|contract|presente|este|contrato)$/iu

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
  const style = document.numbering
  return [
    ...(style === 'none' || sections.every(([, number]) => number === '')
      ? []
      : missing(passages, SECTION_WORDS, TOKENS[style], targets(sections))),
    ...missing(passages, ANNEX_WORDS, '\\d{1,2}', targets(annexes)),
  ]
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

function missing(
  passages: readonly Passage[],
  words: string,
  token: string,
  known: ReadonlySet<string>,
): ReferenceObservation[] {
  // « 1er » is a number too; « 441-10 » and « 1134 » are a law's.
  const number = `${token}(?:er)?(?![\\p{L}\\d]|[-.]\\d)`
  const reference = new RegExp(
    `(?<!\\p{L})((?:${words})\\s+)(${number}(?:\\s*(?:,|et|ou|and|or|y|o|à|to|a)\\s+${number})*)`,
    'giu',
  )
  const seen = new Set<string>()
  return passages.flatMap(({ words: text, place, title }) =>
    [...text.matchAll(reference)].flatMap((found): ReferenceObservation[] => {
      const after = text.slice(found.index + found[0].length)
      if (isOfAnotherText(after)) return []
      const named = found[2]!.match(new RegExp(token, 'gu')) ?? []
      const absent = named.filter((each) => !known.has(each))
      const shown = found[0].replaceAll(/\s+/g, ' ')
      const key = JSON.stringify([place, shown])
      if (absent.length === 0 || seen.has(key)) return []
      seen.add(key)
      const refusal = { code: 'READY_REFERENCE', params: { words: shown, title } } as const
      return [{ kind: 'referenceBroken', place, refusal }]
    }),
  )
}

/** “Article 28 GDPR”, « article 28 RGPD ». */
const ACRONYM = /^\s+\p{Lu}{3,}(?!\p{L})/u

/** « du Code civil », “of the Regulation”: a number of something else; « du présent contrat » is not. */
function isOfAnotherText(after: string): boolean {
  if (ACRONYM.test(after)) return true
  const owner = COMPLEMENT.exec(after)?.[1]
  return owner !== undefined && !OWN_TEXT.test(owner)
}
