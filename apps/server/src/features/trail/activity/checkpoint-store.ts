import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readCheckpoint, type AuditCheckpoint } from '../../../platform/sealing/audit-checkpoint.ts'

/** One checkpoint per line, oldest first, in a file that can be copied to another machine. */
export function checkpointPath(dataDirectory: string, companyId: string): string {
  return join(dataDirectory, 'checkpoints', `${companyId}.jsonl`)
}

/** Appends a checkpoint; it is on disk when this returns. */
export async function addCheckpoint(path: string, checkpoint: AuditCheckpoint): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'a', 0o600)
  try {
    await file.appendFile(`${JSON.stringify(checkpoint)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The checkpoints of a company, oldest first. A line without a valid seal is ignored, as if removed. */
export async function readCheckpoints(path: string): Promise<AuditCheckpoint[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => readCheckpoint(line) ?? [])
}
