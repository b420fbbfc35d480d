import type { Product } from './compose.ts'
import { recordRestoration } from './features/settings/backups/record-restoration.ts'
import { refuseUnfinishedRestore } from './platform/backup/restored-marker.ts'
import { demoClock } from './demo/demo-clock.ts'
import { discardIncompleteSeed } from './demo/incomplete-seed.ts'
import { seedConnection } from './demo/seed-connection.ts'
import { refuseUnsafeSettings } from './platform/database/embedded/refuse-unsafe-settings.ts'
import { findServingWeaknesses } from './platform/database/serving-weaknesses.ts'
import { openDatabase, type OpenDatabase } from './platform/database/open-database.ts'
import { prepareDatabase } from './platform/database/prepare-database.ts'
import { systemClock } from './platform/clock.ts'
import { buildServer } from './platform/http/build-server.ts'
import { serveWeb } from './platform/http/serve-web.ts'
import { createLog } from './platform/log.ts'
import { passkeyNotice } from './features/people/second-factor/passkey-notice.ts'
import { startWarnings } from './platform/start-warnings.ts'
import { readSettings, type Settings } from './platform/settings.ts'
import { SettingsError } from './platform/settings-error.ts'
import type { FastifyInstance } from 'fastify'
import { Client, type PoolConfig } from 'pg'

const log = createLog()
const closers: (() => Promise<void>)[] = []
let stopping = false

process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))

try {
  await start(readSettings(process.env))
} catch (error) {
  // A shutdown during startup causes errors that do not matter.
  if (!stopping) report(error)
  await stop(1)
}

/** Errors of settings and of the launcher are written for the operator; any other is a bug. */
function report(error: unknown): void {
  if (error instanceof SettingsError || isPlain(error)) process.stderr.write(`${error.message}\n`)
  else log.error('start.failed', { error })
}

/** Database, migrations, HTTP, jobs, in this order; the address is printed once the server accepts requests. */
async function start(settings: Settings): Promise<void> {
  // Loading the product takes as long as starting its database: both concurrently.
  await refuseUnfinishedRestore(settings.dataDirectory)
  const [{ connection, owner }, { compose }, { buildDemo }] = await Promise.all([
    openDatabaseToStop(settings),
    import('./compose.ts'),
    import('./demo/build-demo.ts'),
  ])
  await requireSafeDatabase(connection)
  // Never an operator's own database, whatever is in the directory.
  if (settings.demo && !settings.databaseUrl)
    await discardIncompleteSeed(settings.dataDirectory, owner)
  await prepareDatabase({ connection, owner })
  const demo = settings.demo ? demoClock() : null
  const clock = demo ?? systemClock
  const product = await compose(settings, connection, { clock, log })
  closers.unshift(() => product.close())
  if (demo) {
    await buildDemo(product.platform, {
      clock: demo,
      openSeeder: async () =>
        closedAtStop(await compose(settings, seedConnection(connection), { clock: demo, log })),
      say: (text) => void process.stdout.write(text),
    })
  }
  await recordRestoration(product.platform)
  for (const weakness of await findServingWeaknesses(connection))
    process.stdout.write(`${weakness}\n`)
  if (settings.roles.has('app')) await serve(product, settings)
  if (settings.roles.has('worker')) await product.startWorking()
}

async function openDatabaseToStop(settings: Settings): Promise<OpenDatabase> {
  const database = await openDatabase(settings, (line) => void process.stdout.write(`${line}\n`))
  closers.unshift(() => database.stop())
  return database
}

async function serve(product: Product, settings: Settings): Promise<void> {
  const server = await buildServer(product.serverDeps, product.routes)
  await serveWeb(server, { log })
  closers.unshift(() => closeServer(server))
  await server.listen({ port: settings.port, host: settings.host })
  process.stdout.write(`Tacite: ${settings.publicUrl}\n`)
  const notices = [...startWarnings(settings), passkeyNotice(settings)]
  for (const notice of notices) if (notice) process.stdout.write(`${notice}\n`)
  const code = await product.firstCompanyCode()
  if (code) process.stdout.write(`Code to create the company of this installation: ${code}\n`)
}

/** Closes what was opened, last first, however far startup got. */
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  for (const close of Array.from(closers))
    await close().catch((error: unknown) => log.error('stop.failed', { error }))
  process.exit(code)
}

/** Closed early by whoever is done with it, or otherwise at the end. */
function closedAtStop(product: Product): Product {
  const close = async () => {
    closers.splice(closers.indexOf(close), 1)
    await product.close()
  }
  closers.unshift(close)
  return { ...product, close }
}

/** Open event streams would keep the server from closing: remaining connections are cut after a moment. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), 2_000)
  await server.close()
  clearTimeout(cut)
}

async function requireSafeDatabase(connection: PoolConfig): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await refuseUnsafeSettings(client)
  } finally {
    await client.end()
  }
}

/** An error without a system or library code: a sentence written for the operator. */
function isPlain(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error && !('code' in error)
}
