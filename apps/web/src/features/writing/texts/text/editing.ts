import type { EditorView } from 'prosemirror-view'

/** Where the cursor goes when a text is taken up. */
export type CursorPlace = 'start' | 'end' | { x: number; y: number }

export type SectionPart = 'title' | 'content'

/** Where one writes now; the formatting bar acts there. */
export interface WritingPlace {
  sectionId: string
  part: SectionPart
  /** The editor of the content; null in a title. */
  view: EditorView | null
}

/** The windows that act where one writes. */
export type WritingWindow = 'link' | 'image' | 'field' | 'condition' | 'clause'

interface FocusRequest {
  sectionId: string
  part: SectionPart
  place: CursorPlace
}

/** What was typed where no editor was yet. */
export interface TypedAhead {
  text: string
  place: CursorPlace
}

/** Long enough that a letter is on the screen before anything else is drawn. */
const TYPING_MS = 120

/** Enough to go back and forth; the other sections are plain text until one comes near. */
const MOST_OPEN = 4

/** Which sections have a live editor, where one writes, and where the cursor is asked to go. */
export class Editing {
  #open: readonly string[] = []
  #place: WritingPlace | null = null
  #request: FocusRequest | null = null
  #window: WritingWindow | null = null
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

  /** Makes a section's text an editor; the one left longest ago becomes plain text again. */
  open(sectionId: string): void {
    if (this.#open.at(-1) === sectionId) return
    const others = this.#open.filter((id) => id !== sectionId)
    const idle = others.filter((id) => id !== this.#place?.sectionId && !this.#typed.has(id))
    const closed = new Set(idle.slice(0, Math.max(0, others.length + 1 - MOST_OPEN)))
    this.#open = [...others.filter((id) => !closed.has(id)), sectionId]
    this.#tell()
  }

  /** Sends the cursor to a section, opening it. */
  goTo(sectionId: string, part: SectionPart, place: CursorPlace): void {
    this.#request = { sectionId, part, place }
    if (part === 'content') this.open(sectionId)
    this.#tell()
  }

  /** Whether the cursor is asked to come here; asked once. */
  consumeRequest(sectionId: string, part: SectionPart): CursorPlace | null {
    const request = this.#request
    if (request?.sectionId !== sectionId || request.part !== part) return null
    this.#request = null
    return request.place
  }

  /** Where in a section's text the cursor is asked to come; null when it is not. */
  awaited(sectionId: string): CursorPlace | null {
    const request = this.#request
    return request?.sectionId === sectionId && request.part === 'content' ? request.place : null
  }

  /** Keeps what is typed before the editor's code has come. */
  typeAhead(sectionId: string, typed: TypedAhead): void {
    const before = this.hasTypedAhead()
    if (typed.text === '') this.#typed.delete(sectionId)
    else this.#typed.set(sectionId, typed)
    if (this.hasTypedAhead() !== before) this.#tell()
  }

  /** Whether letters wait for an editor: they are in no text yet, and so nowhere saved. */
  hasTypedAhead(): boolean {
    return this.#typed.size > 0
  }

  typedAhead(sectionId: string): TypedAhead | null {
    return this.#typed.get(sectionId) ?? null
  }

  /** The same for the editor, which writes it down; asked once. */
  consumeTyped(sectionId: string): TypedAhead | null {
    const typed = this.typedAhead(sectionId)
    if (this.#typed.delete(sectionId) && !this.hasTypedAhead()) this.#tell()
    return typed
  }

  place(): WritingPlace | null {
    return this.#place
  }

  enter(place: WritingPlace): void {
    this.#place = place
    this.#tell()
  }

  /** The place stays after the focus has left it, so that a dialog can act on it; it goes with its editor. */
  leave(view: EditorView): void {
    if (this.#place?.view !== view) return
    this.#place = null
    this.#tell()
  }

  window(): WritingWindow | null {
    return this.#window
  }

  openWindow(window: WritingWindow | null): void {
    this.#window = window
    this.#tell()
  }

  /** The text or the selection changed where one writes. While one types, the bar follows a moment later. */
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
