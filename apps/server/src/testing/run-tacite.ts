import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TEST_ENV } from './test-env.ts'

const { PATH, HOME, TMPDIR } = process.env
const PROGRAM = join(import.meta.dirname, '../tacite.ts')

export interface FinishedCommand {
  /** Null: ended by a signal. */
  code: number | null
  said: string
}

/**
 * `npm run tacite -- …` in a separate process, as an operator runs it.
 * @param mostKilobytes of each file that it writes, as if the disk were full then
 */
export async function runTacite(
  args: string[],
  env: NodeJS.ProcessEnv,
  { mostKilobytes = null as number | null } = {},
): Promise<FinishedCommand> {
  const limit = mostKilobytes === null ? '' : `ulimit -f ${mostKilobytes}; `
  const child = spawn(
    'bash',
    ['-c', `${limit}exec "$@"`, '-', process.execPath, PROGRAM, ...args],
    {
      env: { PATH, HOME, TMPDIR, ...TEST_ENV, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => (said += piece))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

/** A file with the passphrase of a test's backups. */
export async function passphraseFile(directory: string, passphrase = 'une phrase de passe') {
  const path = join(directory, 'passphrase')
  await writeFile(path, `${passphrase}\n`, { mode: 0o600 })
  return path
}
