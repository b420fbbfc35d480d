import { inlineWords } from './paragraph-words.ts'
import type { ParagraphNode, RichText, RichTextInline, RichTextNode } from './rich-text.ts'
import { childrenOf } from './rich-text.ts'

/** A stretch of a paragraph with its place: positions in `paragraphWords`. */
export interface Piece {
  inline: RichTextInline
  from: number
  to: number
}

/** The texts, breaks and fields of a paragraph, each with its place. */
export function piecesOf(node: ParagraphNode): Piece[] {
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
 * A content with paragraphs changed, counted in reading order from 0. What holds no changed paragraph stays the same
 * object.
 *
 * @param change gives the paragraph itself where nothing changes
 * @example mapParagraphs(content, (node, at) => (at === 0 ? { ...node, attrs: { align: 'center' } } : node))
 */
export function mapParagraphs(
  content: RichText,
  change: (node: ParagraphNode, at: number) => ParagraphNode,
): RichText {
  let at = -1
  const rebuilt = <Node extends RichText | RichTextNode>(node: Node): Node => {
    if (node.type === 'paragraph') {
      at += 1
      return change(node, at) as Node
    }
    const before = childrenOf(node)
    const after = before.map(rebuilt)
    const isSame = after.every((child, index) => child === before[index])
    return isSame ? node : { ...node, content: after }
  }
  return rebuilt(content)
}
