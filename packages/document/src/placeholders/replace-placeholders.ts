import type { ContractDocument } from '../contract-document.ts'
import { inlineWords } from '../paragraph-words.ts'
import type { ParagraphNode, RichText, RichTextInline, RichTextNode } from '../rich-text.ts'
import { childrenOf } from '../rich-text.ts'
import type { TextSpan } from './placeholder.ts'

/** A place that becomes a field. */
export interface FilledSpan extends TextSpan {
  variable: string
}

/**
 * The document with fields in these places, in the look of what stood there; everything else stays as it is. Spans of
 * one paragraph must not overlap.
 */
export function replacePlaceholders(
  document: ContractDocument,
  filled: readonly FilledSpan[],
): ContractDocument {
  const bySection = Map.groupBy(filled, ({ sectionId }) => sectionId)
  return {
    ...document,
    blocks: document.blocks.map((block) => ({
      ...block,
      sections: block.sections.map((section) => {
        const spans = bySection.get(section.id)
        return spans ? { ...section, content: withFields(section.content, spans) } : section
      }),
    })),
  }
}

function withFields(content: RichText, spans: readonly FilledSpan[]): RichText {
  const byParagraph = Map.groupBy(spans, ({ paragraph }) => paragraph)
  let paragraph = 0
  const rebuilt = <Node extends RichText | RichTextNode>(node: Node): Node => {
    if (node.type === 'paragraph') {
      const inside = byParagraph.get(paragraph)
      paragraph += 1
      return inside ? (filledParagraph(node, inside) as Node) : node
    }
    const children = childrenOf(node)
    return children.length === 0 ? node : { ...node, content: children.map(rebuilt) }
  }
  return rebuilt(content)
}

function filledParagraph(node: ParagraphNode, spans: readonly FilledSpan[]): ParagraphNode {
  const content: RichTextInline[] = []
  let rest: Piece[] = piecesOf(node)
  for (const { from, to, variable } of spans.toSorted((one, other) => one.from - other.from)) {
    const [before, behind] = cut(rest, from)
    const [inside, after] = cut(behind, to)
    const [look] = inside.length > 0 ? inside : before.slice(-1)
    content.push(...before.map(({ inline }) => inline), {
      type: 'field',
      attrs: { variable },
      ...(look?.inline.marks && { marks: look.inline.marks }),
    })
    rest = after
  }
  return { ...node, content: [...content, ...rest.map(({ inline }) => inline)] }
}

interface Piece {
  inline: RichTextInline
  from: number
  to: number
}

function piecesOf(node: ParagraphNode): Piece[] {
  let from = 0
  return (node.content ?? []).map((inline) => {
    const piece = { inline, from, to: from + inlineWords(inline).length }
    from = piece.to
    return piece
  })
}

/** What stands before a position, and from it on. */
function cut(pieces: readonly Piece[], at: number): [Piece[], Piece[]] {
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
