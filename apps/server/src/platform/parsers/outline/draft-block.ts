import { randomUUID } from 'node:crypto'
import type {
  BlockKind,
  DocumentSection,
  SectionLevel,
} from '@tacite/document/contract-document.ts'
import { emptyRichText, type RichTextBlock } from '@tacite/document/rich-text.ts'
import type { LossRecorder } from './losses.ts'
import type { NumberPrefix } from './number-prefix.ts'
import { splitLongContent } from './split-long-content.ts'

/** A section with the position of its text and its number in the file. */
export interface DraftSection {
  section: DocumentSection
  /** Index of the first flow item, so that losses can be reported by section. */
  from: number
  number: NumberPrefix | undefined
}

export interface DraftBlock {
  kind: BlockKind
  name: string
  /** Index of the item that is the title of an annex. */
  from?: number | undefined
  sections: DraftSection[]
}

export interface NewSection {
  title: string
  /** 1 = outermost; deeper than three is flattened. */
  depth: number
  content: RichTextBlock[]
  from: number
  number?: NumberPrefix | undefined
}

const MAX_LEVEL = 3

/** Adds a section to a block; content too long for one section continues in the next. */
export function addSection(block: DraftBlock, added: NewSection, losses: LossRecorder): void {
  const { title, depth, from, number } = added
  if (depth > MAX_LEVEL) losses.add('levelsFlattened', undefined, title)
  const parts = splitLongContent(added.content)
  if (parts.length > 1) losses.add('sectionsSplit', undefined, title)
  for (const [at, part] of parts.entries()) {
    // The continuation is nested below the first part, so that the subsections of both keep their numbers.
    const section: DocumentSection = {
      id: randomUUID(),
      level: Math.min(Math.max(at === 0 ? depth : depth + 1, 1), MAX_LEVEL) as SectionLevel,
      title: at === 0 ? title : `${title} (${at + 1})`,
      audience: 'anyone',
      content: part.length > 0 ? { type: 'doc', content: part } : emptyRichText(),
    }
    block.sections.push({ section, from, number: at === 0 ? number : undefined })
  }
}
