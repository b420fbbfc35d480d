import { readPassages, type Passage } from '@tacite/domain/clauses/recognition/read-passages.ts'
import type { SectionPassage } from './contract-passages.ts'

/** An article of a contract, or a part that its own text holds. */
export interface ArticlePart extends Omit<SectionPassage, 'own'> {
  /** A stretch of the text of its section; false: the section itself. */
  isPart: boolean
}

/**
 * Articles with the parts of their own texts, each before its parts: a file may have been imported with several articles
 * in one section, as their headings looked like any other line. Texts without such headings are not cut.
 *
 * @param passages as `sectionPassages` gives them
 * @example withArticleParts(sectionPassages(document)).filter(({ isPart }) => isPart)
 */
export function withArticleParts(passages: readonly SectionPassage[]): ArticlePart[] {
  const places: number[] = []
  const all: ArticlePart[] = []
  for (const { own, ...passage } of passages) {
    const { parent, sectionId } = passage
    const place = all.length
    places.push(place)
    all.push({ ...passage, parent: parent === null ? null : places[parent]!, isPart: false })
    const parts = partsOf(own)
    for (const part of parts)
      all.push({
        sectionId,
        heading: part.heading,
        text: part.text,
        parent: part.parent === null ? place : place + 1 + part.parent,
        isPart: true,
      })
  }
  return all
}

/** One heading in a text may be a sentence in capitals, or the title that the section has already. */
const LEAST_ARTICLES = 2

function partsOf(text: string): Passage[] {
  // Each of its lines is a paragraph, which is never joined with the next one.
  const parts = readPassages([text.replaceAll('\n', '\n\n')])
  const articles = parts.filter((part) => part.heading !== '' && part.text !== '')
  return articles.length >= LEAST_ARTICLES ? parts : []
}
