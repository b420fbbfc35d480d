import type { PoolConfig } from 'pg'
import { compose } from '../../../../compose.ts'
import { openPreAuthDatabase } from '../../../../platform/database/pre-auth-database.ts'
import { createLog } from '../../../../platform/log.ts'
import { readSettings } from '../../../../platform/settings.ts'
import { TEST_ENV } from '../../../../testing/test-env.ts'
import { endSittings } from '../end-sittings.job.ts'

/** The job that ends sittings, in a process that a test kills. */
const { connection, dataDirectory, now } = JSON.parse(process.argv[2]!) as {
  connection: PoolConfig
  dataDirectory: string
  now: string
}
const settings = readSettings({ ...TEST_ENV, TACITE_DATA: dataDirectory, PORT: '0' })
const clock = { now: () => new Date(now) }
const { platform, close } = await compose(settings, connection, { clock, log: createLog() })
const preAuth = openPreAuthDatabase(connection)
await endSittings({ ...platform, preAuth })
await Promise.all([close(), preAuth.close()])
