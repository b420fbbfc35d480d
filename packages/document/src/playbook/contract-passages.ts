import { FIELD } from '@tacite/domain/clauses/recognition/known-clause.ts'
import type { ContractDocument, DocumentSection } from '../contract-document.ts'
import { drawnLevels } from '../drawn-levels.ts'
import { plainText } from '../plain-text.ts'
import type { RichText } from '../rich-text.ts'
import { variablesOf } from '../walk-document.ts'

/** An article of a contract, to be compared with clauses of the library. */
export interface SectionPassage {
  sectionId: string
  heading: string
  text: string
}

/**
 * The articles of a contract in reading order, each with what it says itself; one that only has articles below it says
 * what they say. Signature blocks are left out.
 *
 * @param document with its values, as it is printed
 */
export function sectionPassages({ blocks }: ContractDocument): SectionPassage[] {
  return blocks
    .filter(({ kind }) => kind !== 'signature')
    .flatMap(({ sections }) => {
      const levels = drawnLevels(sections)
      return sections.map((section, at) => ({
        sectionId: section.id,
        heading: section.title,
        text: ownWords(section) || wordsBelow(sections, levels, at),
      }))
    })
}

function ownWords({ content }: DocumentSection): string {
  return plainText(content).trim()
}

function wordsBelow(
  sections: readonly DocumentSection[],
  levels: readonly number[],
  at: number,
): string {
  const end = levels.findIndex((level, index) => index > at && level <= levels[at]!)
  return sections
    .slice(at + 1, end < 0 ? undefined : end)
    .map((section) => `${section.title}\n${ownWords(section)}`)
    .join('\n')
}

/**
 * The words of a clause, with one character for each field.
 *
 * @example wordingText(content) // 'Le Client paie \uFFFC euros.'
 */
export function wordingText(content: RichText): string {
  const gaps = Object.fromEntries(variablesOf([content]).map((variable) => [variable, FIELD]))
  return plainText(content, { values: gaps })
}
