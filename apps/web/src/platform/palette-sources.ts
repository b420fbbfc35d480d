/** Something that Ctrl K can find: where it leads, in the reader's words. */
export interface PaletteHit {
  id: string
  label: string
  /** What tells it apart: a reference, an e-mail. */
  hint?: string
  to: string
}

export interface PaletteSource {
  /** `contracts`, `people`: names the group of its hits. */
  group: 'contracts' | 'people' | 'folders' | 'actions'
  find: (words: string, signal: AbortSignal) => Promise<readonly PaletteHit[]>
}

const sources = new Map<PaletteSource['group'], PaletteSource>()

/** A feature says what it can find; called once, beside its routes. @public: what features register with. */
export function registerPaletteSource(source: PaletteSource): void {
  sources.set(source.group, source)
}

export function paletteSources(): readonly PaletteSource[] {
  return [...sources.values()]
}
