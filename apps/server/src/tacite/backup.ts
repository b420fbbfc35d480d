import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runBackup } from '../platform/backup/run-backup.ts'
import type { TakenBackup } from '../platform/backup/take-backup.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createLog } from '../platform/log.ts'
import { openMasterKey } from '../platform/sealing/master-key.ts'
import { localFileStore } from '../platform/storage/local-file-store.ts'
import type { Operator } from './operator.ts'

/** `backup [TO] [--passphrase-file FILE]`, whether Tacite is running or not. */
export async function backup(args: string[], { settings, say }: Operator): Promise<void> {
  const { to, passphraseFile } = readArguments(args, settings.backups)
  const { dataDirectory } = settings
  await access(join(dataDirectory, 'master-key.json')).catch(() => {
    throw new Error(
      `There is no installation in ${dataDirectory}: set TACITE_DATA to its data directory.`,
    )
  })
  const database = await openDatabase(settings, say)
  try {
    const clock = systemClock
    const log = createLog()
    const { connection } = database
    const files = localFileStore(join(dataDirectory, 'files'), { clock, log })
    const masterKey = await openMasterKey(dataDirectory)
    const source = { connection, settings, files, masterKey, clock, log }
    const taken = await runBackup(source, to, { passphraseFile })
    describe(taken, settings, say)
  } finally {
    await database.stop()
  }
}

function readArguments(
  args: string[],
  backups: Operator['settings']['backups'],
): { to: string; passphraseFile: string | null } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' } },
  })
  const to = positionals[0] ?? backups.to
  if (!to || positionals.length > 1)
    throw new Error('Say where the backup goes: npm run tacite -- backup /mnt/backups/tacite')
  const file = values['passphrase-file']
  return { to: resolve(to), passphraseFile: file ? resolve(file) : backups.passphraseFile }
}

function describe(
  { path, content, added }: TakenBackup,
  { databaseOwnerUrl }: Operator['settings'],
  say: Operator['say'],
): void {
  const { count, unreadable } = content.documents
  say(`Backup: ${path}`)
  say(`Complete up to ${content.startedAt}; documents: ${count}, new here: ${added}.`)
  if (unreadable.length > 0)
    say(
      `Not included, because they are damaged or missing in the file store:\n${unreadable.join('\n')}`,
    )
  if (content.database === 'embedded') return
  say(
    'Your own PostgreSQL is NOT included. For each backup, run these in this order and within a day:',
  )
  const address = databaseOwnerUrl ? '$DATABASE_OWNER_URL' : '$DATABASE_URL'
  // Row-level security binds the owner, too: this opens the rows that it keeps apart.
  say("  export PGOPTIONS='-c tacite.door=open'")
  say(`  pg_dump --enable-row-security --format=custom --file=tacite.dump "${address}"`)
  say('  npm run tacite -- backup')
}
