import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding } from './finding.ts'

/** What others on this machine may do there, at most. The database's own account has to pass through the first. */
const MOST_OPEN = { '': 0o711, files: 0o700, mail: 0o700, checkpoints: 0o700 } as const

const WRITE = 0o022

/** The data directory is there and closed to other accounts of the machine. */
export async function checkDirectory(dataDirectory: string): Promise<Finding[]> {
  if (process.platform === 'win32') return []
  const found: Finding[] = []
  const add = (severity: Finding['severity'], message: string) =>
    found.push({ check: 'directory', severity, companyId: null, message })
  for (const [name, most] of Object.entries(MOST_OPEN)) {
    const path = join(dataDirectory, name)
    const mode = await modeOf(path)
    if (mode === null || (mode & 0o777 & ~most) === 0) continue
    const wanted = most.toString(8)
    if (mode & WRITE) add('fault', `Other accounts can write to ${path}: run chmod ${wanted}.`)
    else add('warning', `Other accounts can read ${path}: run chmod ${wanted}.`)
  }
  const key = join(dataDirectory, 'master-key.json')
  const keyMode = await modeOf(key)
  if (keyMode === null)
    add('fault', `${key} is missing: encrypted secrets cannot be read without it.`)
  else if (keyMode & 0o077) add('fault', `Other accounts can read ${key}: run chmod 600.`)
  return found
}

async function modeOf(path: string): Promise<number | null> {
  return lstat(path).then(
    ({ mode }) => mode & 0o777,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
}
