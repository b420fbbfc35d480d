import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listBackups, type BackupPlace } from './backup-place.ts'
import { readSummary } from './backup-summary.ts'
import { readDocumentList } from './document-list.ts'
import { outdated, type Retention } from './retention.ts'

export interface Pruned {
  /** Folders of the backups that were removed, oldest first. */
  backups: string[]
  documents: number
}

/**
 * Removes the backups that the retention no longer keeps, then the documents that none of the others names. A backup
 * whose summary cannot be read stays, with every document: what it needs is unknown. Only while no backup is taken.
 */
export async function pruneBackups(place: BackupPlace, retention: Retention): Promise<Pruned> {
  const paths = await listBackups(place.path)
  const moments = await Promise.all(paths.map(momentOf))
  const known = moments.filter((moment) => moment !== null)
  const old = new Set(outdated(known, retention).map((moment) => moment.getTime()))
  const isOld = (at: number) => moments[at] !== null && old.has(moments[at]!.getTime())
  const backups = paths.filter((_, at) => isOld(at))
  for (const path of backups) {
    // No longer a backup from here on, even if killed halfway; the next one removes the rest.
    await rename(path, `${path}.partial`)
    await rm(`${path}.partial`, { recursive: true })
  }
  if (backups.length === 0 || moments.includes(null)) return { backups, documents: 0 }
  const kept = paths.filter((_, at) => !isOld(at))
  return { backups, documents: await removeUnnamed(place, kept) }
}

/** Besides the companies' folders there is the staging area. */
const isCompany = (name: string) => /^[0-9a-f-]{36}$/.test(name)

const END_OF_TIME = new Date(8.64e15)

async function momentOf(path: string): Promise<Date | null> {
  return readSummary(path).then(
    ({ content }) => new Date(content.startedAt),
    () => null,
  )
}

async function removeUnnamed(
  { documents, path }: BackupPlace,
  kept: readonly string[],
): Promise<number> {
  const named = new Map<string, Set<string>>()
  for (const backup of kept)
    for await (const { companyId, sha256 } of readDocumentList(backup)) {
      const ofCompany = named.get(companyId) ?? new Set()
      named.set(companyId, ofCompany.add(sha256))
    }
  let removed = 0
  for (const companyId of await readdir(join(path, 'files')))
    for await (const hashes of isCompany(companyId) ? documents.list(companyId) : [])
      for (const sha256 of hashes.filter((hash) => !named.get(companyId)?.has(hash))) {
        await documents.removeUntouched(companyId, sha256, END_OF_TIME)
        removed += 1
      }
  return removed
}
