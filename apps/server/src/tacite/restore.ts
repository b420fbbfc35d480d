import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup, type RestoredBackup } from '../platform/backup/restore-backup.ts'
import { readPassphrase } from '../platform/backup/wrapped-key.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { localFileStore } from '../platform/storage/local-file-store.ts'
import type { Operator } from './operator.ts'

/** `restore FROM [--passphrase-file FILE] [--accept-missing]`, into the empty data directory. */
export async function restore(args: string[], { settings, say }: Operator): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' }, 'accept-missing': { type: 'boolean' } },
  })
  const [from] = positionals
  if (!from || positionals.length > 1)
    throw new Error('Say what to restore: npm run tacite -- restore /mnt/backups/tacite')
  const file = values['passphrase-file']
  const passphrase = await readPassphrase(file ? resolve(file) : settings.backups.passphraseFile)
  const restored = await restoreBackup({
    from: resolve(from),
    dataDirectory: settings.dataDirectory,
    passphrase,
    hasOwnDatabase: settings.databaseUrl !== null,
    acceptsMissing: values['accept-missing'] ?? false,
    documentsOf: (path) => localFileStore(path, { clock: systemClock, log: createLog() }),
    report: say,
  })
  describe(restored, settings.dataDirectory, say)
}

function describe(
  { path, content, missing }: RestoredBackup,
  dataDirectory: string,
  say: Operator['say'],
): void {
  say(`Restored ${path} into ${dataDirectory}.`)
  say(`Complete up to ${content.startedAt}; documents: ${content.documents.count}.`)
  if (missing.length > 0) say(`Damaged or missing documents:\n${missing.join('\n')}`)
  if (content.database === 'own')
    say(
      'The database is not in the backup: restore your dump into an empty database with pg_restore --no-owner.',
    )
  say(
    'Start Tacite with npm start and check it. Nothing is sent until you run: npm run tacite -- resume',
  )
}
