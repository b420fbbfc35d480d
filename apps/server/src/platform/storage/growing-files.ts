import { mkdir, open, readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { GrowingFiles, StagedFile } from './file-store.ts'
import { unlessMissing } from './unless-missing.ts'

const ID = /^[0-9a-f-]{36}$/

/** Beside the staging area, which is emptied every night: an upload may take days. */
export function growingFiles(
  directory: string,
  stageGrown: (path: string) => Promise<StagedFile>,
): GrowingFiles {
  const folderOf = (companyId: string) => {
    if (!ID.test(companyId)) throw new Error('Not a company')
    return join(directory, 'growing', companyId)
  }
  const pathOf = (companyId: string, id: string) => {
    if (!ID.test(id)) throw new Error('Not a growing file')
    return join(folderOf(companyId), id)
  }
  return {
    async append(companyId, id, part, offset) {
      await mkdir(folderOf(companyId), { recursive: true, mode: 0o700 })
      const handle = await open(pathOf(companyId, id), offset === 0 ? 'w' : 'r+', 0o600)
      try {
        await handle.truncate(offset)
        let position = offset
        for await (const chunk of part.stream() as AsyncIterable<Buffer>) {
          await handle.write(chunk, 0, chunk.length, position)
          position += chunk.length
        }
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
    open: (companyId, id) => stageGrown(pathOf(companyId, id)),
    remove: (companyId, id) => unlink(pathOf(companyId, id)).catch(unlessMissing(undefined)),
    list: async (companyId) =>
      (await readdir(folderOf(companyId)).catch(unlessMissing<string[]>([]))).filter((name) =>
        ID.test(name),
      ),
  }
}
