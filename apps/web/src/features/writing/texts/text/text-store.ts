import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { LONGEST_MS, QUIET_MS, RETRY_MS } from '../../../../platform/autosave-pace.ts'
import type { EditNote } from '../history/command.ts'
import { failureOf, type SaveFailure } from './save-failure.ts'
import { freshEntry, type Entry } from './section-entry.ts'
import { differsAround, isSameWriting, textOf, type SectionState } from './section-state.ts'
import { sameText, type SectionText } from './section-text.ts'

/** The body of a save: the text, and the version it was based on. */
export interface SectionSave extends SectionText {
  version: number
  overwrites: boolean
}

export interface TextStoreDeps {
  send(sectionId: string, save: SectionSave): Promise<Section>
  /** The server has it: the rest of the page is informed. */
  onSaved(section: Section): void
  /** The unsaved text, to be kept on the device; null once the server has it. */
  keep(sectionId: string, text: string | null): void
  /** The person changed the text here. */
  onEdited(sectionId: string, before: SectionText, after: SectionText, note: EditNote): void
  /** The person declined the change: the section is as it was. */
  onTakenBack(sectionId: string, text: SectionText): void
  /** Why a section without a title is not sent, in the reader's language. */
  untitled(): string
}

/** The same object on every keystroke: what shows the state of a save renders once for all of them. */
const UNSAVED = { kind: 'unsaved' } as const

/**
 * The sections of one contract while being edited: every change is sent to the server a moment later, one save at a
 * time for each section, based on the version it was edited on. Nothing typed is dropped before the server has it.
 */
export class TextStore {
  readonly #deps: TextStoreDeps
  readonly #entries = new Map<string, Entry>()
  readonly #listeners = new Map<string | null, Set<() => void>>()
  /** The first change is asked about: better at the first letter than after a sentence. */
  savesAtOnce = false

  constructor(deps: TextStoreDeps) {
    this.#deps = deps
  }

  /** The state of a section; undefined before it was received. */
  read(sectionId: string): SectionState | undefined {
    return this.#entries.get(sectionId)?.state
  }

  /** Subscribes to one section, or to all of them (null). */
  subscribe(sectionId: string | null, listener: () => void): () => void {
    const set = this.#listeners.get(sectionId) ?? new Set()
    this.#listeners.set(sectionId, set.add(listener))
    return () => set.delete(listener)
  }

  /** The server's current sections. Unsaved local edits win. */
  receive(sections: readonly Section[]): void {
    for (const section of sections) this.#receiveOne(section)
  }

  edit(sectionId: string, change: Partial<SectionText>, note: EditNote = {}): void {
    const entry = this.#entries.get(sectionId)
    if (!entry) return
    const before = textOf(entry.state)
    this.#type(sectionId, entry, { ...textOf(entry.state), ...change })
    const isWaiting = entry.state.save.kind === 'conflict'
    const save = isWaiting ? entry.state.save : UNSAVED
    this.#show(sectionId, entry, { ...change, save })
    if (!isWaiting) this.#schedule(sectionId, entry)
    this.#deps.onEdited(sectionId, before, textOf(entry.state), note)
  }

  /** Restores a text that was set aside, based on the version it was edited on. */
  resume(sectionId: string, text: SectionText, version: number): void {
    const state = this.read(sectionId)
    if (!state) return
    this.rewrite(sectionId, text, version)
    this.#deps.onEdited(sectionId, textOf(state), text, {})
  }

  /** Puts another text in place of what the section says; an open editor takes it over. */
  rewrite(sectionId: string, text: SectionText, version?: number): void {
    const entry = this.#entries.get(sectionId)
    if (!entry) return
    const { base: saved, revision } = entry.state
    const base = { ...saved, version: version ?? saved.version }
    this.#show(sectionId, entry, {
      ...text,
      base,
      save: UNSAVED,
      revision: revision + 1,
    })
    this.#type(sectionId, entry, text)
    this.#schedule(sectionId, entry)
  }

  /** Saves pending edits immediately: on leaving a section, or the page. */
  flush(sectionId?: string): void {
    for (const [id, entry] of this.#entries) {
      if (sectionId === undefined || id === sectionId) void this.#send(id, entry)
    }
  }

  /** Saves immediately; resolves to whether the server has all of it. For acts that build on the saved text. */
  async saved(sectionId: string): Promise<boolean> {
    this.flush(sectionId)
    for (;;) {
      const kind = this.read(sectionId)?.save.kind
      if (kind !== 'saving' && kind !== 'unsaved') return kind === 'saved'
      if (kind === 'unsaved') this.flush(sectionId)
      await this.#nextChange(sectionId)
    }
  }

  /** Resolves a conflict with the other text. Returns the local one, to be restored on request. */
  reload(sectionId: string): SectionText | null {
    const entry = this.#entries.get(sectionId)
    if (entry?.state.save.kind !== 'conflict') return null
    const mine = textOf(entry.state)
    const { other } = entry.state.save
    this.#settle(sectionId, entry, other, true)
    this.#deps.onSaved(other)
    return mine
  }

  /** Resolves a conflict with the local text; the other one is kept as a version. */
  overwrite(sectionId: string): void {
    const entry = this.#entries.get(sectionId)
    if (entry?.state.save.kind !== 'conflict') return
    entry.overwrites = true
    this.#show(sectionId, entry, { base: entry.state.save.other, save: UNSAVED })
    void this.#send(sectionId, entry)
  }

  /** The sections whose text is not on the server yet. */
  unsavedIds(): string[] {
    return [...this.#entries].flatMap(([id, { typed }]) => (typed === null ? [] : [id]))
  }

  #nextChange(sectionId: string): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(sectionId, () => {
        stop()
        resolve()
      })
    })
  }

  #receiveOne(section: Section): void {
    const id = section._id
    const entry = this.#entries.get(id)
    if (!entry) {
      this.#entries.set(id, freshEntry(section))
      return this.#notify(id)
    }
    const { base } = entry.state
    if (entry.typed !== null) {
      if (section.version === base.version) this.#show(id, entry, { base: section })
      return
    }
    const isNews = !sameText(entry.state, section)
    const isOlder = section.version < base.version
    if (!isOlder && (isNews || differsAround(base, section))) {
      this.#settle(id, entry, section, isNews)
    }
  }

  #type(id: string, entry: Entry, typed: SectionText): void {
    if (entry.typed === null) entry.unsavedSince = Date.now()
    entry.typed = typed
    this.#deps.keep(id, JSON.stringify({ ...typed, version: entry.state.base.version }))
  }

  #settle(id: string, entry: Entry, section: Section, isNews: boolean): void {
    clearTimeout(entry.timer)
    entry.typed = null
    entry.overwrites = false
    const revision = entry.state.revision + (isNews ? 1 : 0)
    // An open editor shows this very content already, unless it came from elsewhere.
    const text = isNews ? textOf(section) : textOf(entry.state)
    this.#show(id, entry, { ...text, base: section, save: { kind: 'saved' }, revision })
    this.#deps.keep(id, null)
  }

  #schedule(id: string, entry: Entry): void {
    clearTimeout(entry.timer)
    const left = LONGEST_MS - (Date.now() - entry.unsavedSince)
    const quiet = this.savesAtOnce ? 0 : QUIET_MS
    entry.timer = setTimeout(() => void this.#send(id, entry), Math.max(0, Math.min(quiet, left)))
  }

  async #send(id: string, entry: Entry): Promise<void> {
    const { typed, overwrites } = entry
    if (typed === null || entry.isSending || entry.state.save.kind === 'conflict') return
    clearTimeout(entry.timer)
    if (typed.title.trim() === '') return this.#fail(id, entry, this.#deps.untitled(), false)
    entry.isSending = true
    this.#show(id, entry, { save: { kind: 'saving' } })
    const { version } = entry.state.base
    const answer = await this.#deps
      .send(id, { ...typed, version, overwrites })
      .then((saved) => ({ saved }), failureOf)
    entry.isSending = false
    if ('saved' in answer) this.#accept(id, entry, typed, answer.saved)
    else this.#refused(id, entry, typed, answer)
  }

  #accept(id: string, entry: Entry, sent: SectionText, saved: Section): void {
    entry.overwrites = false
    if (entry.typed === sent) this.#settle(id, entry, saved, false)
    else {
      // More was typed meanwhile: what was sent is the version that the rest is based on.
      entry.unsavedSince = Date.now()
      this.#show(id, entry, { base: saved, save: UNSAVED })
      this.#schedule(id, entry)
    }
    this.#deps.onSaved(saved)
  }

  #refused(id: string, entry: Entry, sent: SectionText, failure: SaveFailure): void {
    switch (failure.kind) {
      case 'refused':
        return this.#fail(id, entry, failure.message, false)
      case 'unreachable':
        this.#fail(id, entry, failure.message, true)
        entry.timer = setTimeout(() => void this.#send(id, entry), failure.waitMs ?? RETRY_MS)
        return
      case 'conflict':
        return this.#meetOther(id, entry, sent, failure.other)
      case 'declined':
        return this.#takeBack(id, entry)
    }
  }

  /** Another save came first. Only if both changed the words is there something to choose between. */
  #meetOther(id: string, entry: Entry, sent: SectionText, other: Section): void {
    const { base } = entry.state
    if (entry.typed === sent && sameText(other, sent)) {
      this.#settle(id, entry, other, false)
      return this.#deps.onSaved(other)
    }
    if (!isSameWriting(other, base)) {
      return this.#show(id, entry, { save: { kind: 'conflict', other } })
    }
    const typed = entry.typed ?? sent
    const audience = typed.audience === base.audience ? other.audience : typed.audience
    this.#show(id, entry, { audience, base: other, save: UNSAVED })
    this.#type(id, entry, { ...typed, audience })
    void this.#send(id, entry)
  }

  /** What the server has is shown again; nothing else was ever saved. */
  #takeBack(id: string, entry: Entry): void {
    const { base } = entry.state
    this.#settle(id, entry, base, true)
    this.#deps.onTakenBack(id, textOf(base))
  }

  #fail(id: string, entry: Entry, message: string, retries: boolean): void {
    this.#show(id, entry, { save: { kind: 'failed', message, retries } })
  }

  #show(id: string, entry: Entry, change: Partial<SectionState>): void {
    entry.state = { ...entry.state, ...change }
    this.#notify(id)
  }

  #notify(id: string): void {
    for (const listener of this.#listeners.get(id) ?? []) listener()
    for (const listener of this.#listeners.get(null) ?? []) listener()
  }
}
