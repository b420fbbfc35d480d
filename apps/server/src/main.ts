import { compose } from './compose.ts'
import { startEmbeddedPostgres } from './platform/database/embedded/start-embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { systemClock } from './platform/clock.ts'
import { buildServer } from './platform/http/build-server.ts'
import { serveWeb } from './platform/http/serve-web.ts'
import { createLog } from './platform/log.ts'
import { readSettings, SettingsError, type Settings } from './platform/settings.ts'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'

const log = createLog()

try {
  await start(readSettings(process.env))
} catch (error) {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`)
  else log.error('start.failed', { error })
  process.exit(1)
}

/** Database, migrations, jobs, HTTP, in this order; the address is printed when people can come in. */
async function start(settings: Settings): Promise<void> {
  const database = await openDatabase(settings)
  await migrate(database.connection)
  const product = await compose(settings, database.connection, { clock: systemClock, log })
  if (settings.roles.has('worker')) await product.startWorking()
  const server = await buildServer(product.serverParts, product.routes)
  if (settings.roles.has('app')) {
    await serveWeb(server)
    await server.listen({ port: settings.port, host: settings.host })
    process.stdout.write(`Tacite: ${settings.publicUrl}\n`)
  }
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await server.close()
    await product.close()
    await database.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

async function openDatabase(settings: Settings): Promise<{ connection: PoolConfig; stop(): Promise<void> }> {
  if (settings.databaseUrl) {
    return { connection: { connectionString: settings.databaseUrl }, stop: () => Promise.resolve() }
  }
  return startEmbeddedPostgres({
    dataDirectory: join(settings.dataDirectory, 'postgres'),
    report: (message) => process.stdout.write(`${message}\n`),
  })
}
