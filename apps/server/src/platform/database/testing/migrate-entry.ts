import type { ClientConfig } from 'pg'
import { migrate } from '../migrate.ts'

/** The migrations of a start, in a process that a test kills. */
await migrate(JSON.parse(process.argv[2]!) as ClientConfig)
