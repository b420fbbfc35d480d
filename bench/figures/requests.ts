import { endpoint } from '@tacite/api/endpoint.ts'
import { compose } from '../../apps/server/src/compose.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { openPools } from '../../apps/server/src/platform/database/pools.ts'
import { buildServer } from '../../apps/server/src/platform/http/build-server.ts'
import { route } from '../../apps/server/src/platform/http/route.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { readSettings } from '../../apps/server/src/platform/settings.ts'
import { callsPerSecond } from '../measure/calls-per-second.ts'
import type { Figure } from '../measure/figure.ts'
import { withScratchDirectory } from '../measure/scratch-directory.ts'
import { fillCompany, type SeededCompany } from '../seeding/fill-company.ts'
import { fillContracts } from '../seeding/fill-contracts.ts'
import { openBenchDatabase } from '../seeding/open-database.ts'

const CONTRACTS = 125
const ROUNDS = 5

/** The cost of a request beyond one prepared statement, goal first; the gate is what has been reached. */
const ASKED = {
  me: { path: '/me', goal: 3, limit: 4.5 },
  list: {
    path: '/contracts3?payloadType=contracts&isListContracts=true&$skip=0&$top=20',
    goal: 6,
    limit: 20,
  },
  dashboard: {
    path: '/contracts3/dashboard?payloadType=dashboard&$top=0',
    goal: 8,
    limit: 30,
  },
} as const

/** The same server, the same kind of pool, and nothing in between. */
const bare = endpoint({
  method: 'GET',
  path: '/bench',
  access: 'public',
  summary: 'One prepared statement.',
  response: 'stream',
})

/** Requests per second of a small company, ten at a time, as multiples of a bare route in the same rounds. */
export function requestFigures(): Promise<Figure[]> {
  return withScratchDirectory(async (directory) => {
    const database = await openBenchDatabase(directory)
    const company = await fillCompany(database, CONTRACTS, systemClock.now())
    await fillContracts(database.client, company, CONTRACTS, systemClock.now())
    await database.client.query('vacuum analyze')
    const { url, stop } = await serve(directory, database.connection)
    try {
      return await measure(url, await signIn(url, company))
    } finally {
      await stop()
      await database.stop()
    }
  })
}

async function serve(directory: string, connection: Parameters<typeof openPools>[0]) {
  const settings = readSettings({ TACITE_DATA: directory, PORT: '0' })
  const product = await compose(settings, connection, {
    clock: systemClock,
    log: createLog(() => undefined),
  })
  const pools = openPools(connection)
  const bareRoute = route(bare, async () => {
    return pools.fast.selectNoFrom(({ val }) => val(1).as('one')).executeTakeFirstOrThrow()
  })
  const server = await buildServer(product.serverDeps, [...product.routes, bareRoute])
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api/v1`
  const stop = async () => {
    await server.close()
    await pools.close()
    await product.close()
  }
  return { url, stop }
}

async function signIn(url: string, { administratorEmail, password }: SeededCompany) {
  const answer = await fetch(`${url}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username: administratorEmail, password, remember: false }),
  })
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function measure(url: string, cookie: string): Promise<Figure[]> {
  const most = { bare: 0, me: 0, list: 0, dashboard: 0 }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of Object.keys(most) as (keyof typeof most)[]) {
      const path = name === 'bare' ? '/bench' : ASKED[name].path
      most[name] = Math.max(most[name], await callsPerSecond(`${url}${path}`, cookie))
    }
  const asked = Object.entries(ASKED) as [keyof typeof ASKED, (typeof ASKED)['me']][]
  return asked.map(([name, { goal, limit }]) => ({
    name: `request: ${name}, as multiples of a bare route`,
    value: most.bare / most[name],
    unit: 'times',
    limit,
    isGate: true,
    note: `${most[name].toFixed(0)} a second; bare ${most.bare.toFixed(0)}; goal ${goal}`,
  }))
}
