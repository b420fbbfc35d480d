import { isLeftBehind, type SourceKind } from '@tacite/domain/imports/import-entries.ts'
import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'

/** A file to send, with its place in the folder that was dropped. */
export interface ChosenFile {
  file: File
  path: string
  kind: SourceKind
}

export interface Chosen {
  files: ChosenFile[]
  /** Files of the system that are not sent. */
  hidden: number
}

/** Those of a file dialog; a folder dialog gives the paths within it. */
export function chosenFiles(list: Iterable<File>): Chosen {
  return prepared([...list].map((file) => ({ file, path: file.webkitRelativePath || file.name })))
}

/** Those that were dropped; folders are opened. */
export async function droppedFiles(transfer: DataTransfer): Promise<Chosen> {
  // Taken before the first await: the browser empties the list afterwards.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const found: Place[] = []
  for (const entry of entries) await collect(entry, found)
  return prepared(found)
}

interface Place {
  file: File
  path: string
}

async function collect(entry: FileSystemEntry, found: Place[]): Promise<void> {
  if (found.length > IMPORT_LIMITS.entries) return
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    found.push({ file, path: entry.fullPath.replace(/^\//, '') })
    return
  }
  for (const child of await childrenOf(entry as FileSystemDirectoryEntry))
    await collect(child, found)
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** A folder gives its children by the hundred, until it gives none. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const children: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return children
    children.push(...some)
  }
}

function prepared(places: readonly Place[]): Chosen {
  const wanted = places.filter(({ path }) => !isLeftBehind(path))
  const taken = new Set<string>()
  const files = wanted.map(({ file, path: sent }) => {
    const path = freePath(sent.normalize('NFC'), taken)
    taken.add(path)
    return { file, path, kind: kindOf(path) }
  })
  return { files, hidden: places.length - wanted.length }
}

/** Two files of one name from two places keep apart. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(path)) return path
  const dot = path.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [path.slice(0, dot), path.slice(dot)] : [path, '']
  for (let number = 2; ; number += 1) {
    const free = `${stem} (${number})${ending}`
    if (!taken.has(free)) return free
  }
}

function kindOf(path: string): SourceKind {
  return /\.zip$/i.test(path) ? 'zip' : 'file'
}

/** What an import is called: the folder that all of them are in, or the first file. */
export function commonName(files: readonly ChosenFile[]): { first: string; others: number } {
  const [first] = files
  const folder = first!.path.includes('/') ? first!.path.split('/')[0]! : null
  if (folder !== null && files.every(({ path }) => path.startsWith(`${folder}/`)))
    return { first: folder, others: 0 }
  return { first: first!.path, others: files.length - 1 }
}
