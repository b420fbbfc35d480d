import type { ContractDocument } from '../contract-document.ts'
import { paragraphWords } from '../paragraph-words.ts'
import { nodesOf } from '../walk-document.ts'
import type { ReadinessPlace } from './finding.ts'

/** A stretch of text that is read in one go: a title, or a paragraph. */
export interface Passage {
  words: string
  place: ReadinessPlace
  /** The title of its section or block, by which a line of the checklist names it. */
  title: string
}

/** Everything a document says, in reading order: its title, the names of its blocks, titles and paragraphs of sections. */
export function writtenPassages(document: ContractDocument): Passage[] {
  const { title } = document
  return [
    { words: title, place: { kind: 'detail', id: 'title' }, title },
    ...document.blocks.flatMap(({ id, name, sections }) => [
      { words: name, place: { kind: 'block' as const, id }, title: name },
      ...sections.flatMap((section) => {
        const at = { place: { kind: 'section' as const, id: section.id }, title: section.title }
        return [section.title, ...paragraphs(section.content)].map((words) => ({ words, ...at }))
      }),
    ]),
  ]
}

function paragraphs(content: Parameters<typeof nodesOf>[0]): string[] {
  return [...nodesOf(content)].flatMap((node) => {
    if (node.type === 'image') return [node.attrs.alt]
    return node.type === 'paragraph' || node.type === 'footnote' ? [paragraphWords(node)] : []
  })
}
