import { cutPieces, mapParagraphs, piecesOf, type Piece } from './paragraph-pieces.ts'
import type { FieldNode, ReferenceNode, RichText, RichTextInline, WordedNode } from './rich-text.ts'

/** A field or a reference that takes the place of words: positions in `paragraphWords`. */
export interface PutAtom {
  /** Its place among the paragraphs of the content (`paragraphsOf`). */
  paragraph: number
  from: number
  to: number
  atom: FieldNode | ReferenceNode
}

/**
 * A content with atoms in the place of words, in the look of what stood there; everything else stays as it is.
 *
 * @param atoms those of one paragraph must not overlap
 */
export function putAtoms(content: RichText, atoms: readonly PutAtom[]): RichText {
  const byParagraph = Map.groupBy(atoms, ({ paragraph }) => paragraph)
  return mapParagraphs(content, (node, at) => {
    const inside = byParagraph.get(at)
    return inside ? putInParagraph(node, inside) : node
  })
}

function putInParagraph<Node extends WordedNode>(node: Node, atoms: readonly PutAtom[]): Node {
  const content: RichTextInline[] = []
  let rest: Piece[] = piecesOf(node)
  for (const { from, to, atom } of atoms.toSorted((one, other) => one.from - other.from)) {
    const [before, behind] = cutPieces(rest, from)
    const [inside, after] = cutPieces(behind, to)
    const [look] = inside.length > 0 ? inside : before.slice(-1)
    content.push(...before.map(({ inline }) => inline), {
      ...atom,
      ...(look?.inline.marks && { marks: look.inline.marks }),
    })
    rest = after
  }
  return { ...node, content: [...content, ...rest.map(({ inline }) => inline)] }
}
