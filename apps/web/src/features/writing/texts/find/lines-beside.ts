import type { WireDocument } from '../text-queries.ts'

/** Words that stand around the sections of a text: they are found, and changed where they stand. */
export interface LineBeside {
  kind: 'title' | 'block' | 'description'
  /** The block or the section that it stands at; null: the whole document. */
  partId: string | null
  /** What that is called. */
  name: string
  words: string
}

/** The title of the document, the names of its blocks, and what is noted of blocks and sections, in reading order. */
export function linesBeside({ blocks }: Pick<WireDocument, 'blocks'>, title: string): LineBeside[] {
  const lines: LineBeside[] = [
    { kind: 'title', partId: null, name: title, words: title },
    ...blocks.flatMap((block) => [
      { kind: 'block' as const, partId: block._id, name: block.name, words: block.name },
      noted(block._id, block.name, block.description),
      ...block.sections.map((section) => noted(section._id, section.title, section.description)),
    ]),
  ]
  return lines.filter(({ words }) => words !== '')
}

function noted(partId: string, name: string, description: string): LineBeside {
  return { kind: 'description', partId, name, words: description }
}
