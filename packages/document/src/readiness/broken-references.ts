import type { Locale } from '@tacite/domain/locale.ts'
import type { ContractDocument, NumberingStyle } from '../contract-document.ts'
import { numberingLabels, numberSections } from '../number-sections.ts'
import type { Observation } from './finding.ts'
import type { Passage } from './written-passages.ts'

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
 * @param numbers of those that may be referred to; default: all of them
 */
export function brokenReferences(
  document: ContractDocument,
  passages: readonly Passage[],
  locale: Locale,
  numbers = numberSections(document, numberingLabels[locale]),
): Observation[] {
  const sections = [...numbers.sections.values()].map(({ label }) => numberOf(label))
  const annexes = [...numbers.blocks.values()].map(numberOf)
  const style = document.numbering
  return [
    ...(style === 'none' || sections.every((number) => number === '')
      ? []
      : missing(passages, SECTION_WORDS, TOKENS[style], new Set(sections))),
    ...missing(passages, ANNEX_WORDS, '\\d{1,2}', new Set(annexes)),
  ]
}

/** '2.1', 'IV': a label without its word. */
function numberOf(label: string): string {
  return label.replace(/^\p{L}{3,}\u00A0/u, '')
}

function missing(
  passages: readonly Passage[],
  words: string,
  token: string,
  known: ReadonlySet<string>,
): Observation[] {
  // « 1er » is a number too; « 441-10 » and « 1134 » are a law's.
  const number = `${token}(?:er)?(?![\\p{L}\\d]|[-.]\\d)`
  const reference = new RegExp(
    `(?<!\\p{L})((?:${words})\\s+)(${number}(?:\\s*(?:,|et|ou|and|or|y|o|à|to|a)\\s+${number})*)`,
    'giu',
  )
  const seen = new Set<string>()
  return passages.flatMap(({ words: text, place, title }) =>
    [...text.matchAll(reference)].flatMap((found): Observation[] => {
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
