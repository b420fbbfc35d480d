import type { PoolConfig } from 'pg'
import { openPools } from '../../database/pools.ts'
import { createLog } from '../../log.ts'
import { startAuditSequencer } from '../audit-sequencer.ts'

/** The sequencer alone, in a process that a test kills. Its argument is the connection. */
const pools = openPools(JSON.parse(process.argv[2]!) as PoolConfig)
startAuditSequencer({ db: pools.fast, log: createLog() })
