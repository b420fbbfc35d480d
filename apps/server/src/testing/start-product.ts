import { API_PREFIX } from '@tacite/api/endpoint.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { compose, type Product } from '../compose.ts'
import { createTestDatabase } from '../platform/database/testing/create-test-database.ts'
import { buildServer } from '../platform/http/build-server.ts'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { fakeClock, type FakeClock } from './fake-clock.ts'
import { TEST_ENV } from './test-env.ts'

export interface Answer {
  status: number
  body: AnyBody
  headers: Record<string, string | string[] | number | undefined>
  bytes: Buffer
  /** The same call once more, by the same person in another language. */
  askAgain(locale: Locale): Promise<Answer>
}

/** What tests reach into without declaring each shape again. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers of every endpoint, read by tests only
type AnyBody = any

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

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
  /** Every line that the server has logged so far. */
  logged: readonly string[]
  /** For what only a test may look at: the whole database. */
  connection: ClientConfig
  /** A browser, on this machine unless another address is named. */
  browser(address?: string): Browser
  stop(): Promise<void>
}

/** The whole product on its own real database, spoken to over HTTP. Jobs run only when `working` is asked for. */
export async function startProduct({ working = false, env = {} } = {}): Promise<TestProduct> {
  const database = await createTestDatabase()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'tacite-test-'))
  const clock = fakeClock()
  const logged: string[] = []
  const settings = readSettings({ ...TEST_ENV, TACITE_DATA: dataDirectory, PORT: '0', ...env })
  const product = await compose(settings, database.connection, {
    clock,
    log: createLog((line) => void logged.push(line)),
  })
  if (working) await product.startWorking()
  const server = await buildServer(product.serverParts, product.routes)
  return {
    product,
    server,
    clock,
    dataDirectory,
    logged,
    connection: database.connection,
    browser: (address) => browserOf(server, address),
    stop: async () => {
      await server.close()
      await product.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

function browserOf(server: FastifyInstance, remoteAddress = '127.0.0.1'): Browser {
  const cookies = new Map<string, string>()
  const browser: Browser = {
    cookies,
    call: async (method, path, body, headers = {}) => {
      const response = await server.inject({
        method,
        url: API_PREFIX + path,
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        remoteAddress,
        cookies: Object.fromEntries(cookies),
        ...(body === undefined ? {} : { payload: body as object }),
      })
      for (const { name, value } of response.cookies as { name: string; value: string }[]) {
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      const isJson = (response.headers['content-type'] ?? '').includes('json')
      return {
        status: response.statusCode,
        body: isJson ? response.json() : ({} as AnyBody),
        headers: response.headers,
        bytes: response.rawPayload,
        askAgain: async (i18n) => {
          await browser.call('PUT', '/me/language', { i18n })
          // Who is nobody yet is answered in the language of their browser.
          return browser.call(method, path, body, { ...headers, 'accept-language': i18n })
        },
      }
    },
  }
  return browser
}
