import { cleanLines, pageStarts } from '../../extraction/text/clean-lines.ts'
import { joinParagraphs, type Paragraph } from '../../extraction/text/paragraphs.ts'
import { readRunIn } from './read-run-in.ts'

/** An article of a contract, or one of its sub-articles, with the words that are its own. */
export interface Passage {
  /** As written, without its number; '' before the first one. */
  heading: string
  /** Without its heading and those of its sub-articles, one paragraph a line. */
  text: string
  /** The heading of the article that it is a part of; '' for an article. */
  parentHeading: string
  /** From 0: where it starts. */
  page: number
  /** In UTF-16 units of that page; the end is exclusive and at most the length of the page. */
  start: number
  end: number
}

/**
 * Cuts the text of a contract into its articles and sub-articles, in reading order. Heads and feet of pages and tables
 * of contents are none of it. The text goes on over pages, the place ends with its page.
 *
 * @param pages the text of each, its lines kept
 * @example readPassages(['Article 2 - Durée\nLe contrat est conclu pour un an.'])
 *   // [{ heading: 'Durée', text: 'Le contrat est conclu pour un an.', parentHeading: '', page: 0, start: 0, end: 51 }]
 */
export function readPassages(pages: readonly string[]): Passage[] {
  const starts = pageStarts(pages)
  return openArticles(joinParagraphs(cleanLines(pages))).map((article) =>
    placed(article, pages, starts),
  )
}

/** An article while its paragraphs are read; places are those of the whole document. */
interface Article {
  heading: string
  level: number
  parentHeading: string
  lines: string[]
  first: number
  last: number
}

function openArticles(paragraphs: readonly Paragraph[]): Article[] {
  const articles: Article[] = []
  let open: Article[] = []
  for (const paragraph of paragraphs) {
    const begun = beginning(paragraph)
    if (begun) {
      open = open.filter(({ level }) => level < begun.level)
      const parentHeading = open.at(-1)?.heading ?? ''
      const article = { ...begun, parentHeading, ...extentOf(paragraph) }
      open.push(article)
      articles.push(article)
    } else if (articles.length > 0) {
      const article = articles.at(-1)!
      article.lines.push(paragraph.text)
      article.last = extentOf(paragraph).last
    } else {
      const preamble = { heading: '', level: 0, parentHeading: '', lines: [paragraph.text] }
      articles.push({ ...preamble, ...extentOf(paragraph) })
    }
  }
  return articles
}

function beginning({
  text,
  heading,
}: Paragraph): Pick<Article, 'heading' | 'level' | 'lines'> | null {
  if (heading)
    return { heading: titleAsWritten(text, heading.title), level: heading.level, lines: [] }
  const runIn = readRunIn(text)
  return runIn && { heading: runIn.heading, level: runIn.level, lines: [runIn.rest] }
}

/** Titles are read without accents, which are of the same length. */
function titleAsWritten(text: string, title: string): string {
  return text.slice(text.length - title.length).replace(/^[\s:.)–—-]+|[\s:]+$/g, '')
}

function extentOf({ at }: Paragraph): Pick<Article, 'first' | 'last'> {
  return { first: at[0]!, last: at.at(-1)! }
}

function placed(
  { heading, lines, parentHeading, first, last }: Article,
  pages: readonly string[],
  starts: readonly number[],
): Passage {
  const page = starts.findLastIndex((start) => start <= first)
  const start = first - starts[page]!
  const end = Math.min(last + 1 - starts[page]!, pages[page]!.length)
  return { heading, text: lines.join('\n'), parentHeading, page, start, end }
}
