import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

const MAX_LISTING_BYTES = 64 * 1024 ** 2

/**
 * The input of the checks: every file that git does not ignore, as `path → { text, hash }`, and one hash of
 * everything, the runtime included (the packages follow from the lock file). Null outside a git clone: nothing can be
 * remembered there.
 */
export function readSourceTree(directory) {
  const paths = listFiles(directory)
  if (!paths) return null
  const files = new Map()
  const whole = createHash('sha256').update(
    `${process.version} ${process.platform} ${process.arch}`,
  )
  for (const path of paths.toSorted()) {
    const content = readContent(join(directory, path))
    if (content === null) continue
    const hash = createHash('sha256').update(content).digest('hex')
    files.set(path, { text: () => content.toString('utf8'), hash })
    whole.update(`${path}\0${hash}\0`)
  }
  return { files, hash: whole.digest('hex') }
}

function listFiles(directory) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  try {
    const options = {
      cwd: directory,
      maxBuffer: MAX_LISTING_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    }
    return execFileSync('git', args, options).toString('utf8').split('\0').filter(Boolean)
  } catch {
    return null
  }
}

/** Null for files that git still lists but that are deleted, and for a nested repository. */
function readContent(path) {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (entry?.isSymbolicLink()) return Buffer.from(readlinkSync(path))
  return entry?.isFile() ? readFileSync(path) : null
}
