import { inlineTexts, joinTexts } from '../inline-texts.ts'
import { cutPieces, mapParagraphs, piecesOf, type Piece } from '../paragraph-pieces.ts'
import type { RichText, RichTextInline, WordedNode } from '../rich-text.ts'
import type { Stretch } from './find-line.ts'

/** Words that come in the place of others. */
export interface Rewording extends Stretch {
  text: string
}

/**
 * A title with other words. A line break, which no title has, is a space there.
 *
 * @param rewordings positions in the title, in their order and apart
 */
export function rewordTitle(title: string, rewordings: readonly Rewording[]): string {
  let at = 0
  let reworded = ''
  for (const { from, to, text } of rewordings) {
    reworded += title.slice(at, from) + text.replaceAll(/\s*[\r\n]+\s*/g, ' ')
    at = to
  }
  return reworded + title.slice(at)
}

/**
 * A content with other words, each in the look of the first character that it comes in the place of.
 *
 * @param rewordings by the paragraph, counted from 0 in reading order: positions in it, in their order and apart
 */
export function rewordContent(
  content: RichText,
  rewordings: ReadonlyMap<number, readonly Rewording[]>,
): RichText {
  return mapParagraphs(content, (node, at) => {
    const inside = rewordings.get(at)
    return inside ? rewordParagraph(node, inside) : node
  })
}

function rewordParagraph<Node extends WordedNode>(
  node: Node,
  rewordings: readonly Rewording[],
): Node {
  const inlines: RichTextInline[] = []
  let rest: Piece[] = piecesOf(node)
  for (const { from, to, text } of rewordings) {
    const [before, behind] = cutPieces(rest, from)
    const [replaced, after] = cutPieces(behind, to)
    inlines.push(
      ...before.map(({ inline }) => inline),
      ...inlineTexts(text, replaced[0]?.inline.marks),
    )
    rest = after
  }
  const content = joinTexts([...inlines, ...rest.map(({ inline }) => inline)])
  if (content.length > 0) return { ...node, content }
  const empty = { ...node }
  delete empty.content
  return empty
}
