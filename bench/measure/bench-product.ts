import { API_PREFIX } from '@tacite/api/endpoint.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { compose } from '../../apps/server/src/compose.ts'
import {
  createSignUpLink,
  insertSignUpRequest,
} from '../../apps/server/src/features/people/accounts/sign-up-request.ts'
import { openPreAuthDatabase } from '../../apps/server/src/platform/database/pre-auth-database.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { buildServer } from '../../apps/server/src/platform/http/build-server.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { readSettings } from '../../apps/server/src/platform/settings.ts'
import { openBenchDatabase } from '../seeding/open-database.ts'

/** The whole product in this process, jobs included, called over HTTP without a socket. */
export interface BenchProduct {
  platform: Platform
  /** A new company and its administrator, signed in. */
  signUp(): Promise<BenchPerson>
  close(): Promise<void>
}

export interface BenchPerson {
  companyId: string
  /** @throws when the answer is a refusal: a failed call is not measured. */
  call<Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Body>
}

export async function startBenchProduct(dataDirectory: string): Promise<BenchProduct> {
  const database = await openBenchDatabase(dataDirectory)
  const settings = readSettings({ TACITE_DATA: dataDirectory, PORT: '0', SIGN_UP: 'open' })
  const log = createLog(() => undefined)
  const product = await compose(settings, database.connection, { clock: systemClock, log })
  const server = await buildServer(product.serverDeps, product.routes)
  await product.startWorking()
  const preAuth = openPreAuthDatabase(database.connection)
  const deps = { clock: systemClock, preAuth }
  /** The token of the mail that would confirm a sign-up. */
  const requested = async (form: Parameters<typeof insertSignUpRequest>[2]): Promise<string> => {
    const id = await preAuth.db.transaction().execute((tx) => insertSignUpRequest(deps, tx, form))
    return (await createSignUpLink(deps, id))!.token
  }
  let companies = 0
  return {
    platform: product.platform,
    signUp: async () => {
      companies += 1
      const cookies: Record<string, string> = {}
      const call = async <Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
        const response = await server.inject({
          method,
          url: API_PREFIX + path,
          headers: { 'sec-fetch-site': 'same-origin', 'if-match': '*' },
          // Sign-up is limited per address.
          remoteAddress: `127.0.0.${companies}`,
          cookies,
          ...(body ? { payload: body } : {}),
        })
        for (const { name, value } of response.cookies) cookies[name] = value
        if (response.statusCode >= 300)
          throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`)
        return response.json<Body>()
      }
      const name = { firstName: 'Ada', lastName: 'Banc' }
      const token = await requested({
        ...name,
        companyName: `Banc ${companies}`,
        locale: 'fr',
        email: `ada@banc${companies}.test`,
      })
      const me = await call<{ data: { company: { _id: string } } }>('POST', '/auth/activation', {
        ...name,
        token,
        password: 'un mot pour mesurer',
      })
      return { companyId: me.data.company._id, call }
    },
    close: async () => {
      await server.close()
      await product.close()
      await preAuth.close()
      await database.stop()
    },
  }
}
