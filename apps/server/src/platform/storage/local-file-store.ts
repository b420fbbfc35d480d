import { readdir, stat, unlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { checkedFiles } from './checked-files.ts'
import type { FileAlarm } from './file-alarm.ts'
import type { FileStore, StagedFile } from './file-store.ts'
import { growingFiles } from './growing-files.ts'
import { moveDurably } from './move-durably.ts'
import { stageFile, stageLink } from './stage-file.ts'
import { unlessMissing } from './unless-missing.ts'

const FILE_NAME = /^[0-9a-f]{64}$/

/** The file store on a local disk: one tree per company, a file's name is its hash. */
export function localFileStore(
  directory: string,
  { clock, log, alarm = logged(log) }: { clock: Clock; log: Log; alarm?: FileAlarm },
): FileStore {
  const staging = join(directory, 'staging')
  const checked = checkedFiles(alarm)
  /** Path of the staged file, hidden from its holders. */
  const stagedPaths = new WeakMap<StagedFile, string>()

  const folderOf = (companyId: string) => {
    if (!/^[0-9a-f-]{36}$/.test(companyId)) throw new Error('Not a file of the store')
    return join(directory, companyId)
  }
  const placeOf = (companyId: string, sha256: string) => {
    if (!FILE_NAME.test(sha256)) throw new Error('Not a file of the store')
    return { companyId, sha256, path: join(folderOf(companyId), sha256.slice(0, 2), sha256) }
  }

  const stage: FileStore['stage'] = async (source) => {
    const { file, path } = await stageFile(staging, source)
    stagedPaths.set(file, path)
    return file
  }

  return {
    stage,
    async put(companyId, source) {
      const staged = 'discard' in source ? source : await stage(source)
      try {
        const stagedPath = stagedPaths.get(staged)
        if (!stagedPath) throw new Error('Staged by another store')
        const place = placeOf(companyId, staged.sha256)
        const now = clock.now()
        if (await checked.isIntact(place)) await utimes(place.path, now, now)
        else await moveDurably(stagedPath, place.path, now)
        return { sha256: staged.sha256, size: staged.size }
      } finally {
        await staged.discard()
      }
    },
    open: async (companyId, sha256, { recheck = false } = {}) =>
      checked.open(placeOf(companyId, sha256), recheck),
    async *list(companyId) {
      const company = folderOf(companyId)
      const folders = await readdir(company).catch(unlessMissing<string[]>([]))
      for (const prefix of folders.filter((name) => /^[0-9a-f]{2}$/.test(name)))
        yield (await readdir(join(company, prefix))).filter((name) => FILE_NAME.test(name))
    },
    async removeUntouched(companyId, sha256, since) {
      const { path } = placeOf(companyId, sha256)
      const found = await stat(path).catch(unlessMissing(null))
      if (!found || found.mtime >= since) return null
      await unlink(path)
      return found.size
    },
    growing: growingFiles(directory, async (grown) => {
      const { file, path } = await stageLink(staging, grown)
      stagedPaths.set(file, path)
      return file
    }),
    removeLeftovers: (before) => removeOlder(staging, before),
  }
}

/** For commands, which notify nobody. */
function logged(log: Log): FileAlarm {
  return ({ companyId, sha256, state }) => log.error(`file.${state}`, { companyId, sha256 })
}

async function removeOlder(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(unlessMissing<string[]>([]))) {
    const path = join(folder, name)
    const found = await stat(path).catch(unlessMissing(null))
    if (!found || found.mtime >= before) continue
    await unlink(path).catch(unlessMissing(undefined))
    removed += 1
  }
  return removed
}
