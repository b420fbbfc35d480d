import { plainText } from '../../notices/written-days.ts'
import type { ReadDocument } from '../extraction.ts'
import { cleanLines, type PlacedText } from './clean-lines.ts'
import { isAnnexTitle, runInHeading, type Heading } from './headings.ts'
import { joinParagraphs } from './paragraphs.ts'
import { splitSentences } from './split-sentences.ts'

/** Where in a contract a sentence stands: before the articles, in them, or in an annex. */
export type Zone = 'head' | 'body' | 'annex'

export interface Sentence extends PlacedText {
  /** Its text without accents, in lower case, every character in its place. */
  plain: string
  zone: Zone
  /** The titles of the articles around it, the outermost first, without accents. */
  topic: string
  isHeading: boolean
  /** Number of its paragraph. */
  paragraph: number
}

/** The head of a contract is at least and at most this long. */
const LEAST_HEAD = 1_500
const MOST_HEAD = 9_000
const LEAST_ARTICLE = 80
/** What stands earlier is a number of the exhibit in which a contract was filed. */
const FIRST_ANNEX = 0.3

/**
 * The sentences of a document, each in its zone, under its headings.
 * @example readSentences(['Article 2 - Durée\nLe contrat est conclu pour un an.'])[1].topic // 'duree'
 */
export function readSentences(pages: ReadDocument['pages']): Sentence[] {
  const paragraphs = joinParagraphs(cleanLines(pages))
  const length = paragraphs.reduce((sum, { text }) => sum + text.length, 0)
  const sentences: Sentence[] = []
  let titles: string[] = []
  let zone: Zone = 'head'
  let read = 0
  for (const [number, paragraph] of paragraphs.entries()) {
    const { heading } = paragraph
    if (heading) {
      titles = titlesUnder(titles, heading)
      zone = zoneAfter(heading, number)
    }
    let runIn = ''
    for (const sentence of heading ? [paragraph] : splitSentences(paragraph)) {
      const plain = straightText(sentence.text)
      const { text, at } = sentence
      const topic = [...titles, runIn].join(' > ')
      sentences.push({
        text,
        at,
        plain,
        zone,
        topic,
        isHeading: heading !== null,
        paragraph: number,
      })
      runIn = runInHeading(text) ?? runIn
    }
    read += paragraph.text.length
  }
  return sentences

  function zoneAfter(heading: Heading, number: number): Zone {
    if (read / length > FIRST_ANNEX && isAnnexTitle(heading.title)) return 'annex'
    if (zone === 'head' && !isPastHead(heading, number)) return 'head'
    return zone === 'annex' ? 'annex' : 'body'
  }

  /** In a table of contents headings follow headings; an article has a text. */
  function isPastHead({ isNumbered }: Heading, number: number): boolean {
    const next = paragraphs.slice(number + 1, number + 3)
    const hasText = next.some(({ heading, text }) => !heading && text.length >= LEAST_ARTICLE)
    return read > MOST_HEAD || (read > LEAST_HEAD && isNumbered && hasText)
  }
}

/** Without accents, in lower case, with plain quotation marks and hyphens; every character keeps its place. */
export function straightText(text: string): string {
  return plainText(text)
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll('‘', "'")
    .replaceAll(/[–—‐‑]/g, '-')
}

function titlesUnder(titles: readonly string[], { level, title }: Heading): string[] {
  const kept = titles.slice(0, Math.max(0, level - 1))
  return [...kept, title]
}
