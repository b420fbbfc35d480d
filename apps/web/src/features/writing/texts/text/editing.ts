import type { EditorView } from 'prosemirror-view'
import type { DraggedClause } from '../clauses/dragged-clause.ts'
import type { Cursor } from '../history/command.ts'

/** The requested cursor position when editing begins. */
export type CursorPlace = 'start' | 'end' | { x: number; y: number } | Cursor

export type SectionPart = 'title' | 'content'

/** The place being edited, on which the formatting bar acts. */
export interface WritingPlace {
  sectionId: string
  part: SectionPart
  /** The editor of the content; null in a title. */
  view: EditorView | null
}

/** The dialogs of the formatting bar: at the cursor, but for the list of found references. */
export type WritingWindow =
  | 'link'
  | 'image'
  | 'field'
  | 'condition'
  | 'repeat'
  | 'clause'
  | 'reference'
  | 'note'
  | 'foundReferences'

interface FocusRequest {
  sectionId: string
  part: SectionPart
  place: CursorPlace
}

/** What was pasted before the editor was loaded. */
export interface Pasted {
  /** As it stands in the text that was typed. */
  plain: string
  /** How much of the text stood before it. */
  at: number
  html: string
  images: readonly File[]
}

/** What was typed and pasted before the editor was loaded. */
export interface TypedAhead {
  text: string
  place: CursorPlace
  /** In the order in which it was pasted. */
  pasted: readonly Pasted[]
}

/** Long enough that a letter is on the screen before anything else is rendered. */
const TYPING_MS = 120

/** Enough to go back and forth; the other sections are static text until approached. */
const MOST_OPEN = 4

/** Which sections have a live editor, which place is being edited, and the requested cursor position. */
export class Editing {
  #open: readonly string[] = []
  #place: WritingPlace | null = null
  #request: FocusRequest | null = null
  #window: WritingWindow | null = null
  #isWholeShown = false
  #dropped: { sectionId: string; clause: DraggedClause } | null = null
  readonly #typed = new Map<string, TypedAhead>()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  isOpen(sectionId: string): boolean {
    return this.#open.includes(sectionId)
  }

  /** Turns a section's text into an editor; the least recently used one becomes static again. */
  open(sectionId: string): void {
    if (this.#open.at(-1) === sectionId) return
    const others = this.#open.filter((id) => id !== sectionId)
    const idle = others.filter((id) => id !== this.#place?.sectionId && !this.#typed.has(id))
    const closed = new Set(idle.slice(0, Math.max(0, others.length + 1 - MOST_OPEN)))
    this.#open = [...others.filter((id) => !closed.has(id)), sectionId]
    this.#tell()
  }

  /** Moves the cursor to a section, opening it. */
  goTo(sectionId: string, part: SectionPart, place: CursorPlace): void {
    this.#request = { sectionId, part, place }
    if (part === 'content') this.open(sectionId)
    this.#tell()
  }

  /** Whether the cursor was requested here; consumed once. */
  consumeRequest(sectionId: string, part: SectionPart): CursorPlace | null {
    const request = this.#request
    if (request?.sectionId !== sectionId || request.part !== part) return null
    this.#request = null
    return request.place
  }

  /** The requested cursor position in a section's text; null when there is none. */
  awaited(sectionId: string): CursorPlace | null {
    const request = this.#request
    return request?.sectionId === sectionId && request.part === 'content' ? request.place : null
  }

  /** Buffers what is typed before the editor's code is loaded. */
  typeAhead(sectionId: string, typed: TypedAhead): void {
    const before = this.hasTypedAhead()
    if (typed.text === '' && typed.pasted.length === 0) this.#typed.delete(sectionId)
    else this.#typed.set(sectionId, typed)
    if (this.hasTypedAhead() !== before) this.#tell()
  }

  /** Whether buffered keystrokes exist: they are in no text yet, and so not saved anywhere. */
  hasTypedAhead(): boolean {
    return this.#typed.size > 0
  }

  typedAhead(sectionId: string): TypedAhead | null {
    return this.#typed.get(sectionId) ?? null
  }

  /** The same for the editor, which inserts it; consumed once. */
  consumeTyped(sectionId: string): TypedAhead | null {
    const typed = this.typedAhead(sectionId)
    if (this.#typed.delete(sectionId) && !this.hasTypedAhead()) this.#tell()
    return typed
  }

  /** A clause was dropped before the editor was there, which takes it in at the end of the text. */
  drop(sectionId: string, clause: DraggedClause): void {
    this.#dropped = { sectionId, clause }
    this.open(sectionId)
    this.#tell()
  }

  /** Consumed once. */
  consumeDropped(sectionId: string): DraggedClause | null {
    if (this.#dropped?.sectionId !== sectionId) return null
    const { clause } = this.#dropped
    this.#dropped = null
    return clause
  }

  place(): WritingPlace | null {
    return this.#place
  }

  enter(place: WritingPlace): void {
    this.#place = place
    this.#tell()
  }

  /** The place survives losing the focus, so that a dialog can act on it; it ends with its editor. */
  leave(view: EditorView): void {
    if (this.#place?.view !== view) return
    this.#place = null
    this.#tell()
  }

  /** A long text is drawn part by part. Whoever leads to a part of it, or takes all of it, cannot wait for the last. */
  showWhole(): void {
    if (this.#isWholeShown) return
    this.#isWholeShown = true
    this.#tell()
  }

  isWholeShown = (): boolean => this.#isWholeShown

  window(): WritingWindow | null {
    return this.#window
  }

  openWindow(window: WritingWindow | null): void {
    this.#window = window
    this.#tell()
  }

  /** The text or the selection changed at the cursor. While typing, the bar follows a moment later. */
  touched(isTyping: boolean): void {
    clearTimeout(this.#timer)
    if (isTyping) this.#timer = setTimeout(() => this.touched(false), TYPING_MS)
    else {
      if (this.#place) this.#place = { ...this.#place }
      this.#tell()
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
