import type { WireDocument } from '../text-queries.ts'
import { sectionsOf } from '../text/wire-document.ts'
import { sectionSize } from './section-size.ts'

/** Two tall screens of text, in characters of a line that is full. */
const FIRST_CHARACTERS = 8000
/** A paragraph ends within its line, and is followed by a gap. */
const BLOCK_CHARACTERS = 60
/** A title with the room around it. */
const TITLE_CHARACTERS = 160
/** Rendered within a frame or two on an ordinary computer. */
const STEP = 20

/** How many sections are drawn at once when a text is opened; Infinity: all of it. */
export function firstSections(wire: WireDocument): number {
  let room = FIRST_CHARACTERS
  for (const [at, section] of sectionsOf(wire).entries()) {
    if (room <= 0) return at
    const { characters, blocks } = sectionSize(section)
    room -= TITLE_CHARACTERS + characters + blocks * BLOCK_CHARACTERS
  }
  return Infinity
}

/** How many are drawn after some more; Infinity once it is all of them, so that a new one is drawn immediately. */
export function moreSections(wire: WireDocument, drawn: number): number {
  const next = drawn + STEP
  return next < sectionsOf(wire).length ? next : Infinity
}

/** How many sections of each block are among the first of the text. */
export function drawnByBlock({ blocks }: WireDocument, drawn: number): number[] {
  let left = drawn
  return blocks.map(({ sections }) => {
    const count = Math.min(left, sections.length)
    left -= count
    return count
  })
}
