import { FIELD } from '@tacite/domain/clauses/recognition/known-clause.ts'
import type { ContractDocument } from '../contract-document.ts'
import { drawnLevels } from '../drawn-levels.ts'
import { plainText } from '../plain-text.ts'
import type { RichText } from '../rich-text.ts'
import { variablesOf } from '../walk-document.ts'

/** An article of a contract, to be compared with clauses of the library. */
export interface SectionPassage {
  sectionId: string
  heading: string
  /** All of it, also of the articles below it, each under its heading. */
  text: string
  /** Its own words, without those of the articles below it: one paragraph a line. */
  own: string
  /** The place, among all, of the article that it stands below; null: it stands below none. */
  parent: number | null
}

/**
 * The articles of a contract in reading order, each before those below it. Signature blocks are left out.
 *
 * @param document with its values, as it is printed
 */
export function sectionPassages({ blocks }: ContractDocument): SectionPassage[] {
  const passages: SectionPassage[] = []
  for (const { kind, sections } of blocks) {
    if (kind === 'signature') continue
    const levels = drawnLevels(sections)
    const above: number[] = []
    for (const [at, { id, title, content }] of sections.entries()) {
      above.length = levels[at]! - 1
      const text = plainText(content).trim()
      for (const place of above) {
        const article = passages[place]!
        article.text = joined(article.text, title, text)
      }
      above.push(passages.length)
      passages.push({
        sectionId: id,
        heading: title,
        text,
        own: text,
        parent: above.at(-2) ?? null,
      })
    }
  }
  return passages
}

function joined(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n')
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
