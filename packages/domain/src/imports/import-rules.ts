import type { ChoiceField, ImportField, OwnField } from './import-fields.ts'
import type { DayOrder } from './read-day.ts'

/** How the rows of an index find their files: by the name, by the path in the import, or by a reference in the name. */
export const INDEX_KEYS = ['name', 'path', 'reference'] as const
export type IndexKey = (typeof INDEX_KEYS)[number]

/** What is done with a value that matches nothing, once for all rows that have it. */
export type Resolution =
  | { kind: 'create' }
  | { kind: 'choose'; id: string }
  /** The value is left out, as if nothing had been stated. */
  | { kind: 'empty' }

export interface ValueResolution {
  field: ChoiceField
  /** As `valueKey` writes it: one for « CADEXIA SAS » and « Cadexia ». */
  key: string
  resolution: Resolution
}

/** What both mappings of an import say; kept under a name as a profile. */
export interface ImportRules {
  /** Of file names: `{contrepartie} - {titre} - {date}`; null: the name is the title, if nothing better is known. */
  pattern: string | null
  /** What the folders at each depth stand for, from the outermost. */
  folderFields: readonly (ImportField | null)[]
  /** The column of the index that names the file, and how. */
  joined: { column: string; by: IndexKey } | null
  /** Columns of the index, by their header. */
  columns: Readonly<Record<string, ImportField | OwnField>>
  /** How days in figures are read where both readings exist; null: such a day stays to be completed. */
  dayOrder: DayOrder | null
  defaults: ImportDefaults
  resolutions: readonly ValueResolution[]
}

/** Ids: what a contract gets where nothing else is stated. */
export interface ImportDefaults {
  type: string | null
  project: string | null
  owner: string | null
  legalEntity: string | null
  workflow: string | null
  folderIds: readonly string[]
}

/** Rules that say nothing yet. */
export const NO_RULES: ImportRules = {
  pattern: null,
  folderFields: [],
  joined: null,
  columns: {},
  dayOrder: null,
  defaults: {
    type: null,
    project: null,
    owner: null,
    legalEntity: null,
    workflow: null,
    folderIds: [],
  },
  resolutions: [],
}

/** What a profile keeps: resolutions too, since the next index has the same names. */
export function importRules(stated: Partial<ImportRules>): ImportRules {
  return { ...NO_RULES, ...stated, defaults: { ...NO_RULES.defaults, ...stated.defaults } }
}
