import { ANY_REVISION, API_PREFIX, REVISION_HEADER } from '@tacite/api/endpoint.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { FastifyInstance } from 'fastify'
import type { ClientConfig } from 'pg'
import type { TestAccess } from '../platform/database/testing/template-database.ts'
import { inject } from 'vitest'
import { compose, type Product } from '../compose.ts'
import { createTestDatabase } from '../platform/database/testing/create-test-database.ts'
import { createTestDirectory } from '../platform/database/testing/create-test-directory.ts'
import {
  openPreAuthDatabase,
  type PreAuthDatabase,
} from '../platform/database/pre-auth-database.ts'
import { buildServer } from '../platform/http/build-server.ts'
import { cookieName } from '../platform/http/session-cookie.ts'
import { createLog } from '../platform/log.ts'
import type { Patience } from '../platform/database/pools.ts'
import { readSettings } from '../platform/settings.ts'
import { fakeClock, type FakeClock } from './fake-clock.ts'
import type { ReadyCompany } from './ready/ready-company.ts'
import { watchSecrets, type SecretWatch } from './secret-watch.ts'
import { TEST_ENV } from './test-env.ts'

export interface Answer {
  status: number
  body: AnyBody
  headers: Record<string, string | string[] | number | undefined>
  bytes: Buffer
  /** Repeats the same call by the same person in another language. */
  repeatIn(locale: Locale): Promise<Answer>
}

/** Any JSON, so that tests need not declare each shape again. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers of every endpoint, read by tests only
type AnyBody = any

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One browser: it keeps its cookies between calls. */
export interface Browser {
  call(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
  cookies: Map<string, string>
}

export interface TestProduct {
  product: Product
  server: FastifyInstance
  clock: FakeClock
  dataDirectory: string
  /** Every line logged by the server so far. */
  logged: readonly string[]
  /** No answer, mail or log line of any test may hold what another one was given in secret. */
  secrets: SecretWatch
  /** Direct access to the database as the product has it. */
  connection: ClientConfig
  /** The same as the owner, for what the product may not do. */
  owner: ClientConfig
  /** For what tests observe of other connections. */
  superuser: ClientConfig
  /** Companies that existed before the test and that it has not used yet. */
  ready: ReadyCompany[]
  /** The name of the session cookie. */
  sessionCookie: string
  /** For sessions that a test opens without the sign-in page. */
  preAuth: PreAuthDatabase
  /** A browser, on this machine unless another address is given. */
  browser(address?: string): Browser
  stop(): Promise<void>
}

/** On a busy machine, concurrent test calls wait longer than people would. */
const PATIENCE: Patience = { shareMs: 60_000, lockMs: 60_000 }

export interface StartOptions {
  /** Jobs run only on request. */
  working?: boolean
  env?: Record<string, string>
  /** How long calls wait for a connection and for a lock. */
  patience?: Patience
  /** A new installation: nobody has signed up. */
  empty?: boolean
}

/** The whole product on its own real database, called over HTTP. */
export async function startProduct({
  empty = false,
  ...options
}: StartOptions = {}): Promise<TestProduct> {
  const { template, companies } = inject('ready')
  const dataDirectory = await createTestDirectory('data')
  if (empty) return openProduct(await createTestDatabase(), dataDirectory, options)
  const database = await createTestDatabase(template)
  const test = await openProduct(database, dataDirectory, options)
  return { ...test, ready: [...companies] }
}

/** The same on an existing database. */
export async function openProduct(
  { connection, owner, superuser }: Pick<TestProduct, keyof TestAccess>,
  dataDirectory: string,
  { working = false, env = {}, patience = PATIENCE }: Omit<StartOptions, 'empty'> = {},
): Promise<TestProduct> {
  const clock = fakeClock()
  const logged: string[] = []
  const secrets = watchSecrets()
  const settings = readSettings({ ...TEST_ENV, TACITE_DATA: dataDirectory, PORT: '0', ...env })
  const product = await compose(settings, connection, {
    clock,
    patience,
    log: createLog((line) => void logged.push(line)),
  })
  if (working) await product.startWorking()
  const server = await buildServer(product.serverDeps, product.routes)
  const preAuth = openPreAuthDatabase(connection)
  return {
    product,
    server,
    clock,
    preAuth,
    sessionCookie: cookieName('tacite_session', settings.publicUrl.startsWith('https:')),
    dataDirectory,
    logged,
    secrets,
    connection,
    owner,
    superuser,
    ready: [],
    browser: (address) => browserOf(server, secrets, address),
    stop: async () => {
      // Kept alive, they would hold up the close for more than a minute.
      server.server.closeAllConnections()
      await server.close()
      await Promise.all([product.close(), preAuth.close()])
      secrets.checkLog(logged)
    },
  }
}

function browserOf(
  server: FastifyInstance,
  secrets: SecretWatch,
  remoteAddress = '127.0.0.1',
): Browser {
  const cookies = new Map<string, string>()
  const browser: Browser = {
    cookies,
    call: async (method, path, body, headers = {}) => {
      const response = await server.inject({
        method,
        url: API_PREFIX + path,
        headers: {
          'sec-fetch-site': 'same-origin',
          // A test that is not about conflicts replaces whatever there is.
          ...(method === 'PUT' ? { [REVISION_HEADER]: ANY_REVISION } : {}),
          ...headers,
        },
        remoteAddress,
        cookies: Object.fromEntries(cookies),
        ...(body === undefined ? {} : { payload: body as object }),
      })
      for (const { name, value } of response.cookies as { name: string; value: string }[]) {
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
        secrets.issued(value)
      }
      secrets.sent(body, response.statusCode < 300)
      const isJson = method !== 'HEAD' && (response.headers['content-type'] ?? '').includes('json')
      // The mailbox of the demo is there to be read.
      if (isJson && path !== '/misc/mailbox')
        secrets.checkAnswer(`${method} ${path}`, response.payload)
      return {
        status: response.statusCode,
        body: isJson ? response.json() : ({} as AnyBody),
        headers: response.headers,
        bytes: response.rawPayload,
        repeatIn: async (i18n) => {
          await browser.call('PUT', '/me/language', { i18n })
          // An anonymous caller is answered in the language of their browser.
          return browser.call(method, path, body, { ...headers, 'accept-language': i18n })
        },
      }
    },
  }
  return browser
}
