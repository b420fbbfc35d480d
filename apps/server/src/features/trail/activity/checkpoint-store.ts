import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  readCheckpoint,
  type AuditCheckpoint,
  type CheckpointTrust,
} from '../../../platform/sealing/audit-checkpoint.ts'

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

/** Of a company's file: the checkpoints that its seal signed, oldest first, and how many lines are something else. */
export interface KeptCheckpoints {
  checkpoints: AuditCheckpoint[]
  rejected: number
}

export async function readCheckpoints(
  path: string,
  trust: CheckpointTrust,
): Promise<KeptCheckpoints> {
  const lines = await checkpointLines(path)
  const checkpoints = lines.flatMap((line) => readCheckpoint(line, trust) ?? [])
  return { checkpoints, rejected: lines.length - checkpoints.length }
}

/** The lines of the file as they are; none when there is no file. */
export async function checkpointLines(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').filter((line) => line.trim() !== '')
}
