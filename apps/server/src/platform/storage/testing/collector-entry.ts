import type { PoolConfig } from 'pg'
import { companyOpener } from '../../database/company-database.ts'
import { openPools } from '../../database/pools.ts'
import { createLog } from '../../log.ts'
import { collectOrphanFiles } from '../collect-orphans.job.ts'
import { localFileStore } from '../local-file-store.ts'

/** The collector alone, in a process that a test kills. */
const { connection, directory, companyId, now } = JSON.parse(process.argv[2]!) as {
  connection: PoolConfig
  directory: string
  companyId: string
  now: string
}
const pools = openPools(connection)
const clock = { now: () => new Date(now) }
const log = createLog()
const deps = {
  clock,
  log,
  files: localFileStore(directory, { clock, log }),
  inCompany: companyOpener(pools),
  readSlowly: companyOpener(pools, 'heavy', 'read'),
}
await collectOrphanFiles(deps, companyId)
await pools.close()
