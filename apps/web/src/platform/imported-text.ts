/** What the summary of a file said that whoever links the references of its text must know. */
export interface ImportedText {
  /** Sections that have another number than in the file. */
  renumberedCount: number
  /** The references in it were shown already. */
  isOffered: boolean
}

const keyOf = (address: string) => `tacite.imported.${address}`

/** Remembers, as long as the tab is open, that the text at this address was made of a file. */
export function noteImported(
  address: string,
  losses: readonly { kind: string; count: number }[],
): void {
  const renumbered = losses.find(({ kind }) => kind === 'numbersChanged')
  keep(address, { renumberedCount: renumbered?.count ?? 0, isOffered: false })
}

/** Undefined: the text was not made of a file, or not in this tab. */
export function importedAt(address: string): ImportedText | undefined {
  const kept = sessionStorage.getItem(keyOf(address))
  return kept === null ? undefined : (JSON.parse(kept) as ImportedText)
}

/** The references of the text were shown: they are not offered a second time. */
export function noteOffered(address: string): void {
  const imported = importedAt(address)
  if (imported) keep(address, { ...imported, isOffered: true })
}

function keep(address: string, imported: ImportedText): void {
  sessionStorage.setItem(keyOf(address), JSON.stringify(imported))
}
