import type { Me } from './me.ts'

/** Something that Ctrl K can find: its link, in the reader's words. */
export interface PaletteHit {
  id: string
  label: string
  /** Distinguishes it: a reference, an e-mail. */
  hint?: string
  to: string
}

export interface PaletteQuestion {
  /** As typed; '' while the palette is empty. */
  words: string
  /** Whether a label contains the words, ignoring accents and case. */
  matches: (label: string) => boolean
  /** Contracts that were archived are found too. */
  withArchives: boolean
  me: Me
  signal: AbortSignal
}

export interface PaletteSource {
  group: 'contracts' | 'people' | 'folders' | 'actions'
  find: (question: PaletteQuestion) => Promise<readonly PaletteHit[]>
}

const sources: PaletteSource[] = []

/** A feature registers what it can find; called once, beside its routes. */
export function registerPaletteSource(source: PaletteSource): void {
  sources.push(source)
}

export function paletteSources(): readonly PaletteSource[] {
  return sources
}
