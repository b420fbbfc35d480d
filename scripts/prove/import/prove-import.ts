import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded/start-embedded-postgres.ts'
import { contractForm } from '../../../apps/server/src/testing/contracts.ts'
import { everyTable } from '../../../apps/server/src/testing/every-table.ts'
import { rulesOf } from '../../../apps/server/src/testing/planned-imports.ts'
import type { Browser } from '../../../apps/server/src/testing/start-product.ts'
import { sendZip } from './send-zip.ts'
import { TwoProcesses } from './two-processes.ts'
import { inMegabytes, watchProcesses, type Sightings } from './watch-processes.ts'
import type { WrittenZip } from './write-contracts.ts'

const POLL_MS = 500
/** Above what each takes while idle, and for one parser. */
const MOST_ABOVE_IDLE = 150 * 1024 * 1024
const MOST_OF_PARSER = 256 * 1024 * 1024

interface Proof {
  kills: boolean
  create: boolean
  say: (line: string) => void
}

export interface Proven {
  faults: string[]
  /** From the last part that was received to the last file that was read. */
  readSeconds: number
}

/** Imports a zip, and says what is not as it must be. */
export async function proveImport(
  directory: string,
  zip: WrittenZip,
  { kills, create, say }: Proof,
): Promise<Proven> {
  const watch = watchProcesses()
  const processes = new TwoProcesses(directory, watch)
  await processes.start()
  try {
    const form = await contractForm(processes.app as unknown as Browser)
    await processes.app.call('POST', '/contracts3', form)
    const { body } = await processes.app.call('POST', '/imports', { name: 'contrats.zip' })
    const importId = body._id as string
    const doomed = new Set(kills ? ['app', 'worker', 'database'] : [])
    const killOnce = async (what: string, kill: () => Promise<void>) => {
      if (!doomed.delete(what)) return
      say(`killed: ${what}`)
      await kill()
    }
    await sendZip(
      () => processes.app,
      { ...zip, importId },
      async (share) => {
        if (share > 0.5) await killOnce('app', () => processes.killApp())
      },
    )
    const before = await tablesOf(directory)
    await processes.app.call('POST', `/imports/${importId}/received`)
    const start = performance.now()
    const read = await untilState(processes, importId, ['toMap', 'failed'], async (share) => {
      if (share > 0.3) await killOnce('worker', () => processes.killWorker())
      if (share > 0.6) await killOnce('database', () => processes.killDatabase())
    })
    const readSeconds = (performance.now() - start) / 1000
    say(`read in ${readSeconds.toFixed(0)} s: ${JSON.stringify(read.entries)}`)
    const faults = [
      ...[...doomed].map((what) => `${what} was never killed`),
      ...(await faultsOfFiles(directory, importId, zip)),
      ...(await faultsOfLog(processes, importId, zip)),
    ]
    if (create)
      faults.push(...(await createAndUndo(processes, { directory, importId, before, say })))
    await watch.stop()
    faults.push(...faultsOfMemory(watch.sightings, say))
    return { faults, readSeconds }
  } finally {
    await watch.stop()
    await processes.stop()
  }
}

/** Asks again and again, also while the database is away. */
async function untilState(
  processes: TwoProcesses,
  importId: string,
  states: readonly string[],
  seen: (share: number) => Promise<void> = () => Promise.resolve(),
) {
  for (;;) {
    const answer = await processes.app.call('GET', `/imports/${importId}`).catch(() => null)
    if (answer?.status === 200) {
      if (states.includes(answer.body.state)) return answer.body
      const { done, total } = answer.body.steps
      await seen(total > 0 ? done / total : 0)
    }
    await pause(POLL_MS)
  }
}

/** Every file once, with the bytes that were sent, and its text. */
async function faultsOfFiles(
  directory: string,
  importId: string,
  { hashes }: WrittenZip,
): Promise<string[]> {
  const rows = await asked<{
    path: string
    state: string
    sha256: string | null
    text: string | null
  }>(
    directory,
    'select path, state, sha256, text_state as text from import_entry where import_id = $1',
    [importId],
  )
  const found = Map.groupBy(rows, ({ path }) => path)
  const faults = [...found]
    .filter(([path]) => !hashes.has(path))
    .map(([path]) => `${path} was not sent`)
  for (const [path, sha256] of hashes) {
    const own = found.get(path) ?? []
    if (own.length !== 1) faults.push(`${path} is there ${own.length} times`)
    else if (own[0]!.state !== 'kept' || own[0]!.text !== 'read' || own[0]!.sha256 !== sha256)
      faults.push(`${path}: ${JSON.stringify(own[0])}`)
  }
  return faults
}

async function faultsOfLog(
  processes: TwoProcesses,
  importId: string,
  { hashes }: WrittenZip,
): Promise<string[]> {
  const log = (await processes.app.bytes(`/imports/${importId}/log`)).toString('utf8')
  return [...hashes.keys()]
    .filter((path) => !log.includes(path))
    .map((path) => `${path} is not in the log`)
}

async function createAndUndo(
  processes: TwoProcesses,
  {
    directory,
    importId,
    before,
    say,
  }: { directory: string; importId: string; before: Tables; say: Proof['say'] },
): Promise<string[]> {
  const call = (method: string, path: string, body: object = {}) =>
    processes.app.call(method, `/imports/${importId}${path}`, method === 'GET' ? undefined : body)
  const timed = async (name: string, state: string) => {
    const start = performance.now()
    await untilState(processes, importId, [state, 'failed'])
    say(`${name} in ${((performance.now() - start) / 1000).toFixed(0)} s`)
  }
  await call('POST', '/mapping', await rulesOf(processes.app as unknown as Browser))
  await call('POST', '/plan')
  await timed('simulated', 'toReview')
  const { contracts, amendments, attachments } = (await call('GET', '/plan')).body.counts
  say(`to create: ${contracts} contracts, ${amendments} amendments, ${attachments} attachments`)
  const confirmed = await call('POST', '/created', { rows: contracts + amendments + attachments })
  if (confirmed.status !== 204) return [`not created: ${JSON.stringify(confirmed.body)}`]
  await timed('created', 'done')
  const { body } = await processes.app.call('GET', '/contracts3?$top=1')
  const faults = body.count === contracts + 1 ? [] : [`${body.count} contracts are listed`]
  await call('POST', '/undone', { also: [] })
  await timed('undone', 'undone')
  const after = await tablesOf(directory)
  const changed = Object.keys(before).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return [...faults, ...changed.map((name) => `${name} is not as it was`)]
}

type Tables = Record<string, string[]>

async function tablesOf(directory: string): Promise<Tables> {
  const [company] = await asked<{ id: string }>(directory, 'select id from company', [])
  return withDatabase(directory, (owner) => everyTable(owner, company!.id))
}

function asked<Row extends object>(
  directory: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return withDatabase(directory, async (owner) => {
    const client = new Client({ ...owner, options: '-c tacite.door=open' })
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  })
}

/** Joins the database that the app started. */
async function withDatabase<Result>(
  directory: string,
  use: (owner: Awaited<ReturnType<typeof startEmbeddedPostgres>>['owner']) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(directory, 'postgres') })
  try {
    return await use(postgres.owner)
  } finally {
    await postgres.stop()
  }
}

function faultsOfMemory(sightings: Sightings, say: Proof['say']): string[] {
  const { app, worker, parser, parsers, urgentParsers } = sightings
  for (const [name, { idle, most }] of Object.entries({ app, worker }))
    say(`${name}: ${inMegabytes(idle)} idle, at most ${inMegabytes(most)}`)
  say(
    `parsers: at most ${inMegabytes(parser)}, ${parsers} at once, ${urgentParsers} sightings at the priority of the app`,
  )
  return [
    ...Object.entries({ app, worker })
      .filter(([, { idle, most }]) => most - idle > MOST_ABOVE_IDLE)
      .map(([name, { idle, most }]) => `${name} took ${inMegabytes(most - idle)} more than idle`),
    ...(parser > MOST_OF_PARSER ? [`a parser took ${inMegabytes(parser)}`] : []),
  ]
}
