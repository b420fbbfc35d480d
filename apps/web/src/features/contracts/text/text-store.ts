import type { Section } from '@tacite/api/contracts-endpoints.ts'
import type { SectionAudience } from '@tacite/document/contract-document.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { failureOf, type SaveFailure } from './save-failure.ts'
import { sameContent, sameText, type SectionText } from './section-text.ts'

/** What a save sends: the text over the version that it was written on. */
export interface SectionSave extends SectionText {
  version: number
  overwrites: boolean
}

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Somebody saved first: the person decides. */
  | { kind: 'conflict'; other: Section }
  /** Not saved, and why; `retries` when it goes on trying by itself. */
  | { kind: 'failed'; message: string; retries: boolean }

/** One section as the page shows it: the server's, with what was typed since. */
export interface SectionState {
  /** What the server holds, as far as known here. */
  base: Section
  title: string
  content: RichText
  audience: SectionAudience
  save: SaveState
  /** Grows when the text changed otherwise than by typing here: an open editor takes it over. */
  revision: number
}

export interface TextStoreParts {
  send(sectionId: string, save: SectionSave): Promise<Section>
  /** The server has it: the rest of the page learns of it. */
  onSaved(section: Section): void
  /** What is unsaved now, to be kept on the device; null once the server has it. */
  keep(sectionId: string, text: string | null): void
  /** Why a text without a title is not sent, in the reader's language. */
  untitled(): string
}

/** While one goes on typing, at the latest so often. */
export const QUIET_MS = 800
export const LONGEST_MS = 5_000
const RETRY_MS = 4_000

interface Entry {
  state: SectionState
  typed: SectionText | null
  isSending: boolean
  overwrites: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  unsavedSince: number | null
}

export type TextStore = ReturnType<typeof createTextStore>

/**
 * The sections of one contract while they are written: every change is sent to the server a moment later, one save at
 * a time for each section, over the version that it was written on. Nothing typed is dropped before the server has it.
 */
export function createTextStore(parts: TextStoreParts) {
  const entries = new Map<string, Entry>()
  const listeners = new Map<string, Set<() => void>>()
  const anyListeners = new Set<() => void>()

  return {
    /** The state of a section; undefined before it was received. */
    read: (sectionId: string): SectionState | undefined => entries.get(sectionId)?.state,
    /** Listens to one section, or to all of them. */
    subscribe(sectionId: string | null, listener: () => void): () => void {
      const set = sectionId === null ? anyListeners : setOf(sectionId)
      set.add(listener)
      return () => set.delete(listener)
    },
    /** The sections as the server has them now. What is being written here stays. */
    receive(sections: readonly Section[]): void {
      for (const section of sections) receiveOne(section)
    },
    edit(sectionId: string, change: Partial<SectionText>): void {
      const entry = entries.get(sectionId)
      if (!entry) return
      entry.typed = { ...textOf(entry.state), ...change }
      entry.unsavedSince ??= Date.now()
      const isWaiting = entry.state.save.kind === 'conflict'
      show(sectionId, entry, {
        ...entry.typed,
        save: isWaiting ? entry.state.save : { kind: 'unsaved' },
      })
      keep(sectionId, entry)
      if (!isWaiting) schedule(sectionId, entry)
    },
    /** Takes up a text again that an earlier session kept, over the version that it was written on. */
    resume(sectionId: string, text: SectionText, version: number): void {
      const entry = entries.get(sectionId)
      if (!entry) return
      entry.typed = text
      entry.unsavedSince ??= Date.now()
      show(sectionId, entry, {
        ...text,
        base: { ...entry.state.base, version },
        save: { kind: 'unsaved' },
        revision: entry.state.revision + 1,
      })
      keep(sectionId, entry)
      schedule(sectionId, entry)
    },
    /** Saves now what waits: on leaving a section, or the page. */
    flush(sectionId?: string): void {
      for (const [id, entry] of entries) {
        if (sectionId === undefined || id === sectionId) void send(id, entry)
      }
    },
    /** Ends a conflict with the other text. Returns how to have one's own back. */
    reload(sectionId: string): (() => void) | null {
      const entry = entries.get(sectionId)
      if (entry?.state.save.kind !== 'conflict') return null
      const mine = entry.typed ?? textOf(entry.state)
      settle(sectionId, entry, entry.state.save.other, { isNews: true })
      parts.onSaved(entry.state.base)
      return () => {
        const { version } = entry.state.base
        this.resume(sectionId, mine, version)
      }
    },
    /** Ends a conflict with one's own text; the other one is kept as a version. */
    overwrite(sectionId: string): void {
      const entry = entries.get(sectionId)
      if (entry?.state.save.kind !== 'conflict') return
      entry.overwrites = true
      show(sectionId, entry, { base: entry.state.save.other, save: { kind: 'unsaved' } })
      void send(sectionId, entry)
    },
    /** What is not on the server yet. */
    unsavedIds: (): string[] =>
      [...entries].flatMap(([id, entry]) => (entry.typed === null ? [] : [id])),
  }

  function receiveOne(section: Section): void {
    const entry = entries.get(section._id)
    if (!entry) {
      entries.set(section._id, freshEntry(section))
      return notify(section._id)
    }
    if (entry.typed === null) {
      if (section.version < entry.state.base.version) return
      const isNews = !sameText(entry.state, section)
      if (isNews || changedAround(entry.state.base, section)) {
        settle(section._id, entry, section, { isNews })
      }
    } else if (section.version === entry.state.base.version) {
      show(section._id, entry, { base: section })
    }
  }

  function settle(id: string, entry: Entry, section: Section, { isNews }: { isNews: boolean }) {
    clearTimeout(entry.timer)
    entry.typed = null
    entry.unsavedSince = null
    entry.overwrites = false
    show(id, entry, {
      ...textOf(section),
      base: section,
      save: { kind: 'saved' },
      revision: entry.state.revision + (isNews ? 1 : 0),
    })
    keep(id, entry)
  }

  function schedule(id: string, entry: Entry, wait = QUIET_MS): void {
    clearTimeout(entry.timer)
    const age = Date.now() - (entry.unsavedSince ?? Date.now())
    entry.timer = setTimeout(() => void send(id, entry), Math.max(0, Math.min(wait, LONGEST_MS - age)))
  }

  async function send(id: string, entry: Entry): Promise<void> {
    clearTimeout(entry.timer)
    const { typed } = entry
    if (typed === null || entry.isSending || entry.state.save.kind === 'conflict') return
    if (typed.title.trim() === '') {
      return fail(id, entry, { message: parts.untitled(), retries: false })
    }
    entry.isSending = true
    show(id, entry, { save: { kind: 'saving' } })
    try {
      const { version } = entry.state.base
      const saved = await parts.send(id, { ...typed, version, overwrites: entry.overwrites })
      entry.isSending = false
      accept(id, entry, typed, saved)
    } catch (error) {
      entry.isSending = false
      answer(id, entry, typed, failureOf(error))
    }
  }

  function accept(id: string, entry: Entry, sent: SectionText, saved: Section): void {
    entry.overwrites = false
    if (entry.typed === sent) settle(id, entry, { ...saved, ...sent }, { isNews: false })
    else {
      // Typed on meanwhile: what was sent is the version that the rest is written on.
      entry.unsavedSince = Date.now()
      show(id, entry, { base: saved, save: { kind: 'unsaved' } })
      schedule(id, entry)
    }
    parts.onSaved(saved)
  }

  function answer(id: string, entry: Entry, sent: SectionText, failure: SaveFailure): void {
    if (failure.kind === 'refused') return fail(id, entry, { ...failure, retries: false })
    if (failure.kind === 'unreachable') {
      fail(id, entry, { ...failure, retries: true })
      entry.timer = setTimeout(() => void send(id, entry), failure.waitMs ?? RETRY_MS)
      return
    }
    const { other } = failure
    if (sameText(other, sent) && entry.typed === sent) {
      settle(id, entry, other, { isNews: false })
      return parts.onSaved(other)
    }
    if (isSameWriting(other, entry.state.base)) {
      // Only who may see it changed: nothing to choose between.
      const isMine = sent.audience !== entry.state.base.audience
      entry.typed = { ...(entry.typed ?? sent), ...(isMine ? {} : { audience: other.audience }) }
      show(id, entry, { ...entry.typed, base: other, save: { kind: 'unsaved' } })
      return void send(id, entry)
    }
    show(id, entry, { save: { kind: 'conflict', other } })
  }

  function fail(id: string, entry: Entry, failure: { message: string; retries: boolean }): void {
    const { message, retries } = failure
    show(id, entry, { save: { kind: 'failed', message, retries } })
  }

  function keep(id: string, { typed, state }: Entry): void {
    const text = typed && JSON.stringify({ ...typed, version: state.base.version })
    parts.keep(id, text)
  }

  function show(id: string, entry: Entry, change: Partial<SectionState>): void {
    entry.state = { ...entry.state, ...change }
    notify(id)
  }

  function setOf(id: string): Set<() => void> {
    const set = listeners.get(id) ?? new Set<() => void>()
    listeners.set(id, set)
    return set
  }

  function notify(id: string): void {
    for (const listener of listeners.get(id) ?? []) listener()
    for (const listener of anyListeners) listener()
  }
}

function freshEntry(section: Section): Entry {
  const state: SectionState = {
    ...textOf(section),
    base: section,
    save: { kind: 'saved' },
    revision: 0,
  }
  return {
    state,
    typed: null,
    isSending: false,
    overwrites: false,
    timer: undefined,
    unsavedSince: null,
  }
}

function textOf({ title, content, audience }: Section | SectionText): SectionText {
  return { title, content: content as unknown as RichText, audience }
}

function isSameWriting(one: Section, other: Section): boolean {
  return one.title === other.title && sameContent(one.content, other.content)
}

function changedAround(one: Section, other: Section): boolean {
  return (
    one.version !== other.version ||
    one.isLocked !== other.isLocked ||
    one.level !== other.level ||
    one.lockedBy?._id !== other.lockedBy?._id
  )
}
