import { foldValue } from './fold-value.ts'
import { foldersOf, stemOf, type Classified, type ImportFile } from './mapped-entry.ts'

/** What the words of a name or of its folder say, in three languages; the amendment first: « annexe à l’avenant » is rare. */
const AMENDMENT = /\b(?:avenants?|amendments?|addendum|adenda|modificacion(?:es)?|av ?n? ?\d+)\b/
const ATTACHMENT =
  /\b(?:annexes?|annex|appendix|appendices|anexos?|schedule|exhibit|pieces? jointes?|attachments?|rib|kbis|bordereau|attestations?|certificats?|conditions generales|cgv|cgu|devis)\b/

/**
 * What each kept file is: by a person's word, else by equal bytes, by the words of its name and folders, by its kind.
 * An attachment and an amendment belong to the contract that their name begins with, else to the only one of their
 * folder, or of the folder above a folder of theirs (« Annexes »). Without one they belong to nothing yet.
 */
export function classifyEntries(entries: readonly ImportFile[]): Map<number, Classified> {
  const kept = entries.filter(({ state }) => state === 'kept')
  const roles = new Map(kept.map((entry) => [entry.position, entry.said ?? ownRole(entry)]))
  demoteTwins(kept, roles)
  const owners = ownersBy(kept.filter(({ position }) => roles.get(position)!.role === 'contract'))
  for (const entry of kept) {
    const classified = roles.get(entry.position)!
    const needsOwner = classified.role === 'attachment' || classified.role === 'amendment'
    if (entry.said || !needsOwner) continue
    const owner = ownerOf(entry, owners)
    // A table or a picture that belongs to nothing is no contract either.
    if (owner === null && isLoose(entry)) roles.set(entry.position, alone('ignored'))
    else roles.set(entry.position, { ...classified, belongsToPosition: owner })
  }
  return roles
}

function alone(role: Classified['role']): Classified {
  return { role, belongsToPosition: null, belongsToContractId: null }
}

function ownRole(entry: ImportFile): Classified {
  if (entry.sameAsPosition !== null || entry.sameAsContractId !== null) return alone('duplicate')
  if (isLoose(entry)) return alone('attachment')
  const name = foldValue(stemOf(entry.path))
  const folder = foldValue(foldersOf(entry.path).at(-1) ?? '')
  if (AMENDMENT.test(name)) return alone('amendment')
  if (ATTACHMENT.test(name)) return alone('attachment')
  if (AMENDMENT.test(folder)) return alone('amendment')
  return alone(ATTACHMENT.test(folder) ? 'attachment' : 'contract')
}

function isLoose({ kind }: ImportFile): boolean {
  return kind === 'spreadsheet' || kind === 'other'
}

/** The Word file or the picture beside the PDF of the same name is its attachment. */
function demoteTwins(kept: readonly ImportFile[], roles: Map<number, Classified>): void {
  const stem = ({ path }: ImportFile) => [...foldersOf(path), foldValue(stemOf(path))].join('/')
  const contracts = kept.filter(({ position }) => roles.get(position)!.role === 'contract')
  const pdfs = new Map(
    contracts.filter(({ kind }) => kind === 'pdf').map((entry) => [stem(entry), entry.position]),
  )
  for (const entry of contracts)
    if (entry.kind !== 'pdf' && !entry.said && pdfs.has(stem(entry)))
      roles.set(entry.position, alone('attachment'))
}

interface Owners {
  /** Contracts of a folder, by their folded stems. */
  ofFolder: ReadonlyMap<string, readonly { position: number; stem: string }[]>
}

function ownersBy(contracts: readonly ImportFile[]): Owners {
  const ofFolder = new Map<string, { position: number; stem: string }[]>()
  for (const { path, position } of contracts) {
    const folder = foldersOf(path).join('/')
    const some = ofFolder.get(folder) ?? []
    some.push({ position, stem: foldValue(stemOf(path)) })
    ofFolder.set(folder, some)
  }
  return { ofFolder }
}

function ownerOf(entry: ImportFile, { ofFolder }: Owners): number | null {
  const folders = foldersOf(entry.path)
  const stem = foldValue(stemOf(entry.path))
  for (const folder of [folders, folders.slice(0, -1)]) {
    const near = ofFolder.get(folder.join('/')) ?? []
    const named = near
      .filter((contract) => isNamedIn(stem, contract.stem))
      .toSorted((one, other) => other.stem.length - one.stem.length)
    const [best, next] = named
    if (best) return next?.stem.length === best.stem.length ? null : best.position
    // The only contract of a folder of its own; files thrown together at the top say nothing.
    if (near.length === 1 && folder.length > 0) return near[0]!.position
    if (folders.length === 0 || near.length > 0) break
  }
  return null
}

/** « Bail Lyon avenant n° 2 » and « Avenant 2 - Bail Lyon » name « Bail Lyon ». */
function isNamedIn(stem: string, owner: string): boolean {
  return owner !== '' && ` ${stem} `.includes(` ${owner} `)
}
