import type { FootnoteNode } from '@tacite/document/rich-text.ts'
import type { LossRecorder } from '../outline/losses.ts'
import type { FlowItem } from '../outline/flow.ts'
import type { FieldTracker } from './fields.ts'
import type { ImageCollector } from './images.ts'
import type { NumberCounter } from './number-counter.ts'
import type { UnreadNote, WordNotes } from './notes.ts'
import type { NumberingList } from './numbering.ts'
import type { Piece } from './pieces.ts'
import type { CrossReferences } from './cross-references.ts'
import type { Declaration } from './declarations.ts'
import type { PlaceRecorder } from './places.ts'
import type { WordStyles } from './styles.ts'
import type { Relationship } from './word-package.ts'

/** State carried from paragraph to paragraph of one part of the file. */
export interface WordReader {
  styles: WordStyles
  lists: Map<string, NumberingList>
  counter: NumberCounter
  relationships: Map<string, Relationship>
  images: ImageCollector
  notes: WordNotes
  /** Given from outside: a note is read by its paragraphs, and a paragraph with its notes. */
  readNote(note: UnreadNote, around: WordReader): FootnoteNode
  fields: FieldTracker
  losses: LossRecorder
  places: PlaceRecorder<Declaration>
  references: CrossReferences
  /** What has been read: text boxes and tables have their own list. */
  items: FlowItem[]
  /** Index of the body's item being read, to locate losses. */
  position(): number
  isInContents: boolean
  /** Content of paragraphs whose end was deleted, waiting for the next paragraph. */
  carried: Piece[]
  tableDepth: number
  isInNote: boolean
  /** We wrote the file: what it says is not guessed. */
  isOwn: boolean
}
