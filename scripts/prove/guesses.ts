import { spawnSync } from 'node:child_process'
import { programOf, root } from '../../bin/places.mjs'

/**
 * Sends ten thousand guesses at a mailed code at once, where the tests send two hundred: at most five are compared.
 *
 * `npm run prove -- guesses`
 */
const FILES = [
  'apps/server/src/features/signing/signing/signing-code.test.ts',
  'apps/server/src/features/agreement/sharing/share-link.test.ts',
]
const { status } = spawnSync(
  process.execPath,
  [programOf('vitest'), 'run', '--retry=0', ...FILES, '-t', 'guessed again and again'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TACITE_GUESSES: '10000' } },
)
process.exitCode = status ?? 1
