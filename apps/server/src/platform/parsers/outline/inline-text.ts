import type { RichTextInline } from '@tacite/document/rich-text.ts'

/** The text of inline nodes with '\n' for line breaks, without notes: positions in it match positions in the nodes. */
export function textOfInline(nodes: readonly RichTextInline[]): string {
  return nodes.map(textOfNode).join('')
}

/** What follows the first `chars` characters. */
export function sliceInline(nodes: readonly RichTextInline[], chars: number): RichTextInline[] {
  const kept: RichTextInline[] = []
  let passed = 0
  for (const node of nodes) {
    const length = textOfNode(node).length
    const skip = Math.max(0, chars - passed)
    passed += length
    if (skip >= length && length > 0) continue
    if (node.type === 'text' && skip > 0) kept.push({ ...node, text: node.text.slice(skip) })
    else kept.push(node)
  }
  return tidyInline(kept)
}

/** Prepends unmarked text to inline nodes. */
export function prependText(text: string, nodes: readonly RichTextInline[]): RichTextInline[] {
  return tidyInline([{ type: 'text', text }, ...nodes])
}

/** Merges texts with equal marks; trims blanks and line breaks at both ends. */
export function tidyInline(nodes: readonly RichTextInline[]): RichTextInline[] {
  const joined: RichTextInline[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text' && marksKey(node) === marksKey(last)) {
      joined[joined.length - 1] = { ...last, text: last.text + node.text }
    } else joined.push(node)
  }
  return trimmed(trimmed(joined, 'start'), 'end')
}

function textOfNode(node: RichTextInline): string {
  if (node.type === 'text') return node.text
  return node.type === 'hard_break' ? '\n' : ''
}

function marksKey(node: RichTextInline): string {
  return JSON.stringify(node.marks ?? [])
}

function trimmed(nodes: readonly RichTextInline[], side: 'start' | 'end'): RichTextInline[] {
  const kept = [...nodes]
  for (;;) {
    const at = side === 'start' ? 0 : kept.length - 1
    const node = kept[at]
    if (!node || ATOMS.has(node.type)) return kept
    const text = node.type === 'text' ? trimText(node.text, side) : ''
    if (node.type === 'text' && text !== '') {
      kept[at] = { ...node, text }
      return kept
    }
    kept.splice(at, 1)
  }
}

const ATOMS: ReadonlySet<string> = new Set(['field', 'reference', 'footnote'])

function trimText(text: string, side: 'start' | 'end'): string {
  return side === 'start' ? text.trimStart() : text.trimEnd()
}
