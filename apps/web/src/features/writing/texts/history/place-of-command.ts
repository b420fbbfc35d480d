import type { WireDocument } from '../text-queries.ts'
import type { SectionText } from '../text/section-text.ts'
import type { Command } from './command.ts'

/** Where on the page a command made its change. */
export type Place =
  | { part: 'title' | 'content'; id: string }
  | { part: 'section' | 'block' | 'field'; id: string }

/** Null: everywhere, as the style of the numbers. */
export function placeOf({ name, steps }: Command): Place | null {
  // A cut section is shown where it was cut: at the one that was made of it.
  const step = steps[0]!
  switch (step.kind) {
    case 'write':
      if (name === 'audience') return { part: 'section', id: step.sectionId }
      return { part: isOfTitle(name, step) ? 'title' : 'content', id: step.sectionId }
    case 'place':
      return { part: 'section', id: step.sectionIds[0]! }
    case 'clauses':
      return { part: 'content', id: step.sectionId }
    case 'lock':
    case 'numbered':
      return { part: 'section', id: step.sectionId }
    case 'blockPlace':
    case 'blockName':
      return { part: 'block', id: step.blockId }
    case 'description':
    case 'remove':
    case 'restore':
      return { part: step.part, id: step.id }
    case 'field':
      return { part: 'field', id: step.variable }
    case 'numbering':
      return null
  }
}

function isOfTitle(name: Command['name'], { from, to }: { from: SectionText; to: SectionText }) {
  return name === 'title' || (name === 'replace' && from.title !== to.title)
}

/** Whether a place is in the text; a field may be anywhere in it. */
export function isThere({ part, id }: Place, wire: WireDocument | undefined): boolean {
  if (!wire || part === 'field') return true
  return wire.blocks.some(
    (block) => block._id === id || block.sections.some(({ _id }) => _id === id),
  )
}

/** What stands before a section or a block in reading order: where one looks once it is gone. */
export function placeBefore({ blocks }: WireDocument, { id }: Place): Place | null {
  let before: Place | null = null
  for (const block of blocks) {
    if (block._id === id) return before
    before = { part: 'block', id: block._id }
    for (const section of block.sections) {
      if (section._id === id) return before
      before = { part: 'section', id: section._id }
    }
  }
  return null
}
