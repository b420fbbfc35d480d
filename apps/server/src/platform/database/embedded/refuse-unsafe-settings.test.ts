import type { ClientBase } from 'pg'
import { expect, test } from 'vitest'
import { refuseUnsafeSettings } from './refuse-unsafe-settings.ts'

const GOOD = {
  version: 180_004,
  versionText: '18.4',
  fsync: 'on',
  synchronousCommit: 'on',
  encoding: 'UTF8',
  letters: 'C.UTF-8',
}

test.each([
  [{ fsync: 'off' }, 'fsync=off'],
  [{ synchronousCommit: 'off' }, 'synchronous_commit=off'],
  [{ version: 170_009, versionText: '17.9' }, 'PostgreSQL 17.9 is too old'],
  [{ encoding: 'SQL_ASCII' }, "ENCODING 'UTF8'"],
  [{ letters: 'C' }, 'words with accents would not be found'],
])('refuses %o and says what to change', async (change, words) => {
  await expect(refuseUnsafeSettings(answering({ ...GOOD, ...change }))).rejects.toThrow(words)
})

test.each(['on', 'remote_write', 'remote_apply', 'local'])(
  'accepts synchronous_commit=%s: the commit is on the local disk',
  async (synchronousCommit) => {
    await expect(
      refuseUnsafeSettings(answering({ ...GOOD, synchronousCommit })),
    ).resolves.toBeUndefined()
  },
)

/** A server with settings that the embedded one refuses. */
function answering(state: typeof GOOD): ClientBase {
  return { query: async () => ({ rows: [state] }) } as unknown as ClientBase
}
