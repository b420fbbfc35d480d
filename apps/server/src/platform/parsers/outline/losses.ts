/** What an import could not keep unchanged. Texts: `word-import` catalogues, `losses`. */
export const IMPORT_LOSS_KINDS = [
  'insertionsAccepted',
  'deletionsDropped',
  'movesAccepted',
  'commentsDropped',
  'headersFootersDropped',
  'contentsDropped',
  'notesMoved',
  'notesFlattened',
  'notesMissing',
  'referencesAsText',
  'fieldsFrozen',
  'hiddenTextDropped',
  'textBoxesMoved',
  'drawingsDropped',
  'formulasAsText',
  'embeddedFilesDropped',
  'imagesOutside',
  'imagesUnsupported',
  'imagesDamaged',
  'linksUnsafe',
  'linksInternal',
  'symbolsReplaced',
  'highlightsDropped',
  'coloursDropped',
  'listNumbersAsText',
  'tablesUnwrapped',
  'tablesAsText',
  'charactersReplaced',
  'numbersChanged',
  'titlesFromText',
  'levelsFlattened',
  'sectionsSplit',
  'pagesRepaired',
  'pagesWithoutText',
  'pagesDropped',
  'imagesWithoutText',
  'imagesDropped',
  'lineBreaksGuessed',
  'repeatedLinesDropped',
] as const

export type ImportLossKind = (typeof IMPORT_LOSS_KINDS)[number]

export interface ImportLoss {
  kind: ImportLossKind
  count: number
  /** Where to look: section titles or a few words; at most `MAX_PLACES`. */
  where: string[]
}

/** Records losses while reading; `at` is the index of the flow item being read. */
export interface LossRecorder {
  add(kind: ImportLossKind, at?: number, place?: string): void
  /** Turns positions into titles. Kinds in their declared order. */
  list(titleAt: (at: number) => string | undefined): ImportLoss[]
}

const MAX_PLACES = 5

export function createLossRecorder(): LossRecorder {
  const noted: { kind: ImportLossKind; at: number | undefined; place: string | undefined }[] = []
  const counts = new Map<ImportLossKind, number>()
  return {
    add(kind, at, place) {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      if (count <= MAX_NOTED) noted.push({ kind, at, place })
    },
    list: (titleAt) =>
      IMPORT_LOSS_KINDS.filter((kind) => counts.has(kind)).map((kind) => {
        const places = noted
          .filter((note) => note.kind === kind)
          .map((note) => note.place ?? (note.at === undefined ? undefined : titleAt(note.at)))
          .filter((place) => place !== undefined && place !== '')
        return {
          kind,
          count: counts.get(kind) ?? 0,
          where: [...new Set(places as string[])].slice(0, MAX_PLACES),
        }
      }),
  }
}

/** Enough to name every place that is shown, however often the file repeats itself. */
const MAX_NOTED = 2000
