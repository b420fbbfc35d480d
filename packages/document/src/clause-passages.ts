import { canonicalJson } from './canonical-json.ts'
import { plainText } from './plain-text.ts'
import { childrenOf, emptyRichText } from './rich-text.ts'
import type { RichText, RichTextBlock, RichTextNode } from './rich-text.ts'
import { wordSet, wordShare } from './word-share.ts'

/** What a version of a clause says: the heading of a section made of it, and its text. */
export interface ClauseWords {
  heading: string
  content: RichText
}

interface SectionWords {
  title: string
  content: RichText
}

/** How the words of a clause stand in a section. */
export type ClauseStanding = 'same' | 'changed' | 'gone'

/** The share of words that a rewritten paragraph has in common with the one of the clause. */
const LEAST_ALIKE = 0.5

/**
 * How a section says what a clause says: all of it, for a section that was made of it, else one of its passages.
 *
 * @example clauseStanding({ title, content }, { heading: title, content }, true) // 'same'
 */
export function clauseStanding(
  section: SectionWords,
  clause: ClauseWords,
  isWhole: boolean,
): ClauseStanding {
  if (isWhole) {
    const isSame =
      section.title === clause.heading && sameBlocks(section.content, clause.content.content)
    return isSame ? 'same' : 'changed'
  }
  const passage = findPassage(section.content, clause.content)
  if (!passage) return 'gone'
  const { blocks, from, to } = passage
  return sameBlocks({ type: 'doc', content: blocks.slice(from, to) }, clause.content.content)
    ? 'same'
    : 'changed'
}

/**
 * What a section says instead of a clause, in canonical form: as long as it stays the same, a decision about it stands.
 * Null: the passage is gone.
 */
export function clausePassage(
  section: SectionWords,
  clause: ClauseWords,
  isWhole: boolean,
): string | null {
  if (isWhole) return saying({ title: section.title, content: section.content.content })
  const passage = findPassage(section.content, clause.content)
  return passage && saying(passage.blocks.slice(passage.from, passage.to))
}

/**
 * A section with other words in place of those of a clause.
 *
 * @param was the version that it was made of, by which the passage is recognised
 * @param now what it shall say; null: nothing
 * @returns null where the passage is gone
 */
export function replaceClause(
  section: SectionWords,
  was: ClauseWords,
  now: ClauseWords | null,
  isWhole: boolean,
): SectionWords | null {
  if (isWhole)
    return now
      ? { title: now.heading, content: now.content }
      : { title: section.title, content: emptyRichText() }
  const passage = findPassage(section.content, was.content)
  if (!passage) return null
  const blocks = passage.blocks.toSpliced(
    passage.from,
    passage.to - passage.from,
    ...(now?.content.content ?? []),
  )
  const filled = blocks.length > 0 ? blocks : emptyRichText().content
  return { title: section.title, content: withBlocks(section.content, passage.path, filled) }
}

interface Passage {
  /** To the node that holds it, by the indices of its parents. */
  path: readonly number[]
  /** All blocks of that node; the passage goes from the first index up to the last, which it leaves out. */
  blocks: readonly RichTextBlock[]
  from: number
  to: number
}

/** Where a clause stands word for word, else where most of its paragraphs stand together, rewritten. */
function findPassage(content: RichText, clause: RichText): Passage | null {
  const containers = [...containersOf(content, [])]
  for (const { path, blocks } of containers) {
    const from = runAt(blocks, clause.content)
    if (from >= 0) return { path, blocks, from, to: from + clause.content.length }
  }
  let best: Passage | null = null
  let most = 0
  for (const { path, blocks } of containers) {
    const { places, alike } = placesOf(blocks, clause.content)
    if (alike <= most) continue
    most = alike
    best = { path, blocks, from: Math.min(...places), to: Math.max(...places) + 1 }
  }
  return best
}

/** Where some blocks stand one after the other, as they are; -1: nowhere. */
function runAt(blocks: readonly RichTextBlock[], wanted: readonly RichTextBlock[]): number {
  const keys = wanted.map(saying)
  const own = blocks.map(saying)
  return own.findIndex(
    (_, from) =>
      from + keys.length <= own.length && keys.every((key, at) => key === own[from + at]),
  )
}

/** Everything that holds blocks, outermost first. */
function* containersOf(
  node: RichText | RichTextNode,
  path: readonly number[],
): Generator<{ path: readonly number[]; blocks: readonly RichTextBlock[] }> {
  if (HOLDERS.has(node.type))
    yield { path, blocks: childrenOf(node) as readonly RichTextNode[] as RichTextBlock[] }
  for (const [index, child] of childrenOf(node).entries())
    yield* containersOf(child, [...path, index])
}

const HOLDERS: ReadonlySet<string> = new Set([
  'doc',
  'list_item',
  'blockquote',
  'table_cell',
  'table_header',
  'conditional',
  'repeat',
  'repeated_item',
])

/**
 * Which of some blocks are those of a clause, and how alike they are together: 1 for each that is the same. Blank ones
 * are nobody's, unless they stand between.
 */
function placesOf(blocks: readonly RichTextBlock[], wanted: readonly RichTextBlock[]) {
  const places = new Set<number>()
  let alike = 0
  const own = blocks.map((block, index) => ({ index, words: wordSet(textOf(block)), block }))
  for (const block of wanted.filter((one) => !isBlank(one))) {
    const key = saying(block)
    const words = wordSet(textOf(block))
    const [closest] = own
      .filter(({ index }) => !places.has(index))
      .map((one) => ({
        index: one.index,
        share: saying(one.block) === key ? 1 : wordShare(words, one.words),
      }))
      .toSorted((one, other) => other.share - one.share)
    if (!closest || closest.share < LEAST_ALIKE) continue
    places.add(closest.index)
    alike += closest.share
  }
  return { places: [...places], alike }
}

/** What words say, in canonical form: how a paragraph is aligned says nothing. */
function saying(words: unknown): string {
  const text = JSON.stringify(words, (key, value: unknown) => (key === 'align' ? undefined : value))
  return canonicalJson(JSON.parse(text))
}

function isBlank(block: RichTextBlock): boolean {
  return block.type !== 'image' && textOf(block).trim() === ''
}

function textOf(block: RichTextBlock): string {
  return plainText({ type: 'doc', content: [block] })
}

function sameBlocks({ content }: RichText, other: readonly RichTextBlock[]): boolean {
  return saying(content) === saying(other)
}

function withBlocks<Node extends RichText | RichTextNode>(
  node: Node,
  [index, ...rest]: readonly number[],
  blocks: readonly RichTextBlock[],
): Node {
  if (index === undefined) return { ...node, content: blocks }
  const children = childrenOf(node)
  return { ...node, content: children.with(index, withBlocks(children[index]!, rest, blocks)) }
}
