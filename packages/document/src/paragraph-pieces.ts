import { inlineWords } from './paragraph-words.ts'
import type { RichText, RichTextInline, RichTextNode, WordedNode } from './rich-text.ts'
import { childrenOf } from './rich-text.ts'

/** A stretch of a paragraph with its place: positions in `paragraphWords`. */
export interface Piece {
  inline: RichTextInline
  from: number
  to: number
}

/** The texts, breaks, fields and notes of a paragraph, each with its place. */
export function piecesOf(node: WordedNode): Piece[] {
  let from = 0
  return (node.content ?? []).map((inline) => {
    const piece = { inline, from, to: from + inlineWords(inline).length }
    from = piece.to
    return piece
  })
}

/** What stands before a position, and from it on. */
export function cutPieces(pieces: readonly Piece[], at: number): [Piece[], Piece[]] {
  const before: Piece[] = []
  const after: Piece[] = []
  for (const piece of pieces) {
    const { inline, from, to } = piece
    if (to <= at) before.push(piece)
    else if (from >= at || inline.type !== 'text') after.push(piece)
    else {
      before.push({ inline: { ...inline, text: inline.text.slice(0, at - from) }, from, to: at })
      after.push({ inline: { ...inline, text: inline.text.slice(at - from) }, from: at, to })
    }
  }
  return [before, after]
}

/**
 * A content with paragraphs and footnotes changed, counted as `paragraphsOf` lists them, from 0. What holds no changed paragraph stays the same
 * object.
 *
 * @param change gives the paragraph or note itself where nothing changes
 * @example mapParagraphs(content, (node, at) => (at === 0 ? { ...node, attrs: { align: 'center' } } : node))
 */
export function mapParagraphs(
  content: RichText,
  change: <Node extends WordedNode>(node: Node, at: number) => Node,
): RichText {
  let last = -1
  const rebuilt = <Node extends RichText | RichTextNode>(node: Node): Node => {
    const isWorded = node.type === 'paragraph' || node.type === 'footnote'
    if (isWorded) last += 1
    const at = last
    const before = childrenOf(node)
    const after = before.map(rebuilt)
    const isSame = after.every((child, index) => child === before[index])
    const renewed = isSame ? node : { ...node, content: after }
    // Its notes first: a paragraph is one character long at each of them, whatever they say.
    return isWorded ? (change(renewed as WordedNode, at) as Node) : renewed
  }
  return rebuilt(content)
}
