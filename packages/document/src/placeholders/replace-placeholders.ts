import type { ContractDocument } from '../contract-document.ts'
import { cutPieces, mapParagraphs, piecesOf, type Piece } from '../paragraph-pieces.ts'
import type { ParagraphNode, RichText, RichTextInline } from '../rich-text.ts'
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
  return mapParagraphs(content, (node, at) => {
    const inside = byParagraph.get(at)
    return inside ? filledParagraph(node, inside) : node
  })
}

function filledParagraph(node: ParagraphNode, spans: readonly FilledSpan[]): ParagraphNode {
  const content: RichTextInline[] = []
  let rest: Piece[] = piecesOf(node)
  for (const { from, to, variable } of spans.toSorted((one, other) => one.from - other.from)) {
    const [before, behind] = cutPieces(rest, from)
    const [inside, after] = cutPieces(behind, to)
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
