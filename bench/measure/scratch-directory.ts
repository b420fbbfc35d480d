import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

const WORK = join(import.meta.dirname, '../../.tmp/bench')

/**
 * A temporary data directory for the duration of `use`, removed together with its database if that had to be
 * elsewhere.
 */
export async function withScratchDirectory<Result>(
  use: (directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = await created(join(WORK, randomUUID().slice(0, 8)))
  try {
    return await use(directory)
  } finally {
    const moved = movedTo(directory)
    await rm(directory, { recursive: true, force: true })
    if (moved) await rm(dirname(moved), { recursive: true, force: true })
  }
}

/** A directory that outlives its use. */
export async function withKeptDirectory<Result>(
  path: string,
  use: (directory: string) => Promise<Result>,
): Promise<Result> {
  return use(await created(resolve(path)))
}

/** The database's own user must be able to traverse it. */
async function created(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o711 })
  return directory
}

function movedTo(directory: string): string | undefined {
  const note = join(directory, 'postgres/moved.json')
  if (!existsSync(note)) return undefined
  return (JSON.parse(readFileSync(note, 'utf8')) as { movedTo?: string }).movedTo
}
