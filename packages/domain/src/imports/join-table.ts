import { foldValue } from './fold-value.ts'
import { stemOf } from './mapped-entry.ts'
import type { ImportRules, IndexKey } from './import-rules.ts'

/** A table that describes the files: its header, and its rows with their line, from 1. */
export interface ImportIndex {
  header: readonly string[]
  rows: readonly IndexRow[]
}

export interface IndexRow {
  line: number
  cells: readonly string[]
}

export interface JoinedIndex {
  /** The row of each file that has exactly one. */
  rowOf: ReadonlyMap<number, IndexRow>
  /** Rows that name no file. */
  rowsWithoutFile: readonly IndexRow[]
  /** Files that no row names. */
  filesWithoutRow: readonly number[]
  /** Rows that name several files, and rows for the same file: none of them is used. */
  unclear: readonly IndexRow[]
}

interface NamedFile {
  position: number
  path: string
}

/**
 * Joins the rows of an index with the files that they name. Nothing is guessed: a row for several files, and several
 * rows for one file, are said to be unclear.
 */
export function joinIndex(
  files: readonly NamedFile[],
  index: ImportIndex,
  joined: NonNullable<ImportRules['joined']>,
): JoinedIndex {
  const column = index.header.indexOf(joined.column)
  const filesOf = finderOf(files, joined.by)
  const found = index.rows.map((row) => ({ row, files: filesOf(row.cells[column] ?? '') }))
  const times = new Map<number, number>()
  for (const {
    files: [only, ...more],
  } of found)
    if (only !== undefined && more.length === 0) times.set(only, (times.get(only) ?? 0) + 1)
  const isClear = ({ files: some }: (typeof found)[number]) =>
    some.length === 1 && times.get(some[0]!) === 1
  const rowOf = new Map(found.filter(isClear).map((each) => [each.files[0]!, each.row]))
  return {
    rowOf,
    rowsWithoutFile: found.filter((each) => each.files.length === 0).map(({ row }) => row),
    filesWithoutRow: files.map(({ position }) => position).filter((each) => !rowOf.has(each)),
    unclear: found.filter((each) => each.files.length > 0 && !isClear(each)).map(({ row }) => row),
  }
}

function finderOf(files: readonly NamedFile[], by: IndexKey): (cell: string) => number[] {
  if (by === 'reference') return byReference(files)
  const keys = new Map<string, number[]>()
  for (const { path, position } of files) add(keys, keyOf(path, by), position)
  return (cell) => (keyOf(cell, by) === '' ? [] : (keys.get(keyOf(cell, by)) ?? []))
}

/** With or without its ending, with slashes of either system. */
function keyOf(path: string, by: IndexKey): string {
  const slashed = path.trim().replaceAll('\\', '/')
  if (by === 'name') return foldValue(stemOf(slashed))
  const folders = slashed
    .split('/')
    .slice(0, -1)
    .filter((folder) => folder !== '' && folder !== '.')
  return [...folders, stemOf(slashed)].map(foldValue).join('/')
}

/** A reference stands in the name as words of its own: 12 is not in 2012. */
function byReference(files: readonly NamedFile[]): (cell: string) => number[] {
  const ofWord = new Map<string, number[]>()
  const names = new Map(files.map(({ path, position }) => [position, foldValue(stemOf(path))]))
  for (const [position, name] of names)
    for (const word of new Set(name.split(' '))) add(ofWord, word, position)
  return (cell) => {
    const reference = foldValue(cell)
    if (reference === '') return []
    const candidates = ofWord.get(reference.split(' ')[0]!) ?? []
    return candidates.filter((position) => ` ${names.get(position)!} `.includes(` ${reference} `))
  }
}

function add(map: Map<string, number[]>, key: string, position: number): void {
  const some = map.get(key)
  if (some) some.push(position)
  else map.set(key, [position])
}
