import { titleStems } from '@tacite/domain/clauses/recognition/title-stems.ts'
import type { ContractDocument, DocumentBlock } from '../contract-document.ts'
import { drawnLevels } from '../drawn-levels.ts'

/** Where a clause becomes a section: behind an article and what stands below it, or at the end of a block. */
export type FittingPlace =
  | { kind: 'after'; sectionId: string }
  | { kind: 'atEndOf'; blockId: string }

/** Half of the words of both titles: « Plafond de responsabilité » stands well behind « Responsabilité ». */
const LEAST_LIKENESS = 0.5

/**
 * The place proposed for a clause that a contract lacks: behind the article of a body whose title, or that of an
 * article below it, comes closest to its heading; else at the end of the last body.
 *
 * @param heading of the clause, in the language of the contract
 * @returns null where the contract has nothing but signatures
 * @example fittingPlace(document, 'Plafond de responsabilité') // { kind: 'after', sectionId: '…' }: « Responsabilité »
 */
export function fittingPlace({ blocks }: ContractDocument, heading: string): FittingPlace | null {
  const bodies = blocks.filter(({ kind }) => kind === 'body')
  const closest = closestArticle(bodies.flatMap(articlesOf), titleStems(heading))
  if (closest) return { kind: 'after', sectionId: closest }
  const last = bodies.at(-1) ?? blocks.findLast(({ kind }) => kind !== 'signature')
  return last ? { kind: 'atEndOf', blockId: last.id } : null
}

interface Article {
  sectionId: string
  /** Its own, and those of what stands below it. */
  titles: string[]
}

function articlesOf({ sections }: DocumentBlock): Article[] {
  const levels = drawnLevels(sections)
  const articles: Article[] = []
  for (const [at, { id, title }] of sections.entries()) {
    if (levels[at] === 1) articles.push({ sectionId: id, titles: [title] })
    else articles.at(-1)?.titles.push(title)
  }
  return articles
}

/** Of equally close ones the last: what completes an article follows it. */
function closestArticle(
  articles: readonly Article[],
  wanted: ReadonlySet<string>,
): string | undefined {
  const ranked = articles.map(({ sectionId, titles }) => ({
    sectionId,
    likeness: Math.max(...titles.map((title) => likenessOf(titleStems(title), wanted))),
  }))
  const most = Math.max(LEAST_LIKENESS, ...ranked.map(({ likeness }) => likeness))
  return ranked.findLast(({ likeness }) => likeness >= most)?.sectionId
}

function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  const common = [...one].filter((stem) => other.has(stem)).length
  return (2 * common) / (one.size + other.size)
}
