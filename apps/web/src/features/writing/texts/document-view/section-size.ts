import type { Section } from '@tacite/api/writing/text-shapes.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { nodesOf } from '@tacite/document/walk-document.ts'

export interface SectionSize {
  characters: number
  /** Paragraphs, and what takes as much room between others. */
  blocks: number
}

/** What a section takes of the page, without rendering it. */
export function sectionSize({ title, content }: Pick<Section, 'title' | 'content'>): SectionSize {
  let characters = title.length
  let blocks = 0
  for (const node of nodesOf(content as unknown as RichText)) {
    if (node.type === 'text') characters += node.text.length
    if (node.type === 'field') characters += fieldCharacters
    if (node.type === 'paragraph' || node.type === 'footnote') blocks += 1
    if (node.type === 'conditional') blocks += frameBlocks
    if (node.type === 'image') blocks += imageBlocks
  }
  return { characters, blocks }
}

const fieldCharacters = 36
const frameBlocks = 2
const imageBlocks = 5
