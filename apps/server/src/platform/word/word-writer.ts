import type { FootnoteNumbers } from './footnote-numbers.ts'
import type { ListNumbers, ListTree } from './list-numbers.ts'
import type { Relationships } from './relationships.ts'
import type { StyleIds } from './style-ids.ts'
import type { WordRequest } from './word-request.ts'

/** What the parts of one file share while they are written. */
export interface WordWriter {
  request: WordRequest
  styles: StyleIds
  lists: ListNumbers
  relationships: Relationships
  footnotes: FootnoteNumbers
  /** Of bookmarks, controls and drawings: each number once in the file. */
  nextId(): number
  /** The width of the text, in twentieths of a point. */
  columnTwips: number
}

/** Where blocks stand: it decides on their style and indent. */
export interface Place {
  /** The text is indented by so much, below an entry of a list; 0: not in a list. */
  indentTwips: number
  /** The list around it, if any, and how deep it is in it, from 0. */
  list?: { tree: ListTree; depth: number }
  isQuote: boolean
  /** A page can break here. */
  isTopLevel: boolean
}

export const TOP: Place = { indentTwips: 0, isQuote: false, isTopLevel: true }
