import { richTextLimits } from '@tacite/document/check-rich-text.ts'
import { childrenOf, type RichTextBlock, type RichTextNode } from '@tacite/document/rich-text.ts'

/** Some margin below the limit of a section. */
const MAX_NODES = richTextLimits.maxNodes * 0.8
const MAX_CHARACTERS = richTextLimits.maxCharacters * 0.8

/** Splits content too long for one section between two blocks; always returns at least one part. */
export function splitLongContent(blocks: RichTextBlock[]): RichTextBlock[][] {
  const parts: RichTextBlock[][] = [[]]
  let nodes = 0
  let characters = 0
  for (const block of blocks) {
    const size = sizeOf(block)
    const isFull = nodes + size.nodes > MAX_NODES || characters + size.characters > MAX_CHARACTERS
    if (isFull && parts.at(-1)!.length > 0) {
      parts.push([])
      nodes = 0
      characters = 0
    }
    parts.at(-1)!.push(block)
    nodes += size.nodes
    characters += size.characters
  }
  return parts
}

function sizeOf(node: RichTextNode): { nodes: number; characters: number } {
  let nodes = 1
  let characters = node.type === 'text' ? node.text.length : 0
  for (const child of childrenOf(node)) {
    const size = sizeOf(child)
    nodes += size.nodes
    characters += size.characters
  }
  return { nodes, characters }
}
