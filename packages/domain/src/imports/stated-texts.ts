import { foldersOf, stemOf, type ImportEntry } from './mapped-entry.ts'
import type { RowField, SaidOfRow, ValueOrigin } from './import-row.ts'
import type { ImportRules } from './import-rules.ts'
import type { ImportIndex, IndexRow } from './join-table.ts'
import { namedValues, type NamePattern } from './name-pattern.ts'

/** A text that a source states for a field. */
export interface Stated {
  field: RowField
  text: string
  from: ValueOrigin
}

/** All that sources state about an entry, the strongest source first: person, index, name, folder, text, first page. */
export function statedTexts({
  entry,
  said,
  row,
  index,
  rules,
  pattern,
  text = [],
}: {
  entry: Pick<ImportEntry, 'path' | 'title'> | null
  said: SaidOfRow | undefined
  row: IndexRow | undefined
  index: ImportIndex | null
  rules: ImportRules
  pattern: NamePattern | null
  /** What its text states for certain. */
  text?: readonly Stated[]
}): Stated[] {
  return [
    ...ofPerson(said),
    ...(row && index ? ofIndex(row, index, rules) : []),
    ...(entry ? [...ofName(entry.path, pattern), ...ofFolders(entry.path, rules)] : []),
    ...text,
    ...(entry ? ofDocument(entry) : []),
  ]
}

function ofPerson(said: SaidOfRow | undefined): Stated[] {
  return Object.entries(said?.typed ?? {}).map(([field, text]) => ({
    field: field as RowField,
    text: text ?? '',
    from: { kind: 'person', ...byWhom(said, field as RowField) },
  }))
}

function byWhom(said: SaidOfRow | undefined, field: RowField): { by?: string } {
  const by = said?.typedBy?.[field]
  return by === undefined ? {} : { by }
}

/** An empty cell states nothing: another source may know. */
function ofIndex({ line, cells }: IndexRow, { header }: ImportIndex, rules: ImportRules): Stated[] {
  return header.flatMap((column, at) => {
    const field = rules.columns[column]
    const text = cells[at]?.trim() ?? ''
    if (!field || text === '') return []
    return [{ field, text, from: { kind: 'index', line, column } as const }]
  })
}

function ofName(path: string, pattern: NamePattern | null): Stated[] {
  const values = pattern && namedValues(pattern, stemOf(path))
  return Object.entries(values ?? {}).map(([field, text]) => ({
    field: field as RowField,
    text,
    from: { kind: 'name' },
  }))
}

function ofFolders(path: string, { folderFields }: ImportRules): Stated[] {
  const folders = foldersOf(path)
  return folderFields.flatMap((field, depth) =>
    field === null || folders[depth] === undefined
      ? []
      : [{ field, text: folders[depth], from: { kind: 'folder', depth } as const }],
  )
}

/** The title found on the first page; without one, the name of the file. */
function ofDocument({ path, title }: Pick<ImportEntry, 'path' | 'title'>): Stated[] {
  const stem = stemOf(path)
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  const named: Stated = { field: 'title', text: stem, from: { kind: 'name' } }
  return title ? [{ field: 'title', text: title, from: { kind: 'document' } }, named] : [named]
}
