import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  ANONYMOUS_JSON,
  exceededJsonLimit,
  SIGNED_IN_JSON,
  type JsonLimits,
} from './json-limits.ts'
import { hasRepeatedKeys } from './repeated-keys.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether somebody is signed in on this browser. Asked only for what strangers may not send. */
    isRecognised?: () => Promise<boolean>
  }
}

/** Reads JSON bodies as large as their sender may send, and refuses keys that are written twice. */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addHook('preParsing', async (request) => requireSender(request))
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      await requireWithinLimits(request, text)
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      void parse(request, text, (error, parsed) => (error ? reject(error) : resolve(parsed)))
      const parsed = await promise
      if (hasRepeatedKeys(text, parsed)) throw new Refused('MALFORMED', 'MALFORMED')
      return parsed
    },
  )
}

/**
 * Before a byte of a long body is read, its sender is known: any cookie can be forged. A body that does not announce
 * its length may be long.
 */
async function requireSender(request: FastifyRequest): Promise<void> {
  const { 'content-length': announced, 'transfer-encoding': encoding } = request.headers
  if (!request.headers['content-type']?.startsWith('application/json')) return
  const isLong = announced !== undefined && Number(announced) > ANONYMOUS_JSON.bytes
  if (!isLong && encoding === undefined) return
  // The server itself stops a body that grows beyond a public endpoint's limit.
  if (!isLong && request.routeOptions.bodyLimit === ANONYMOUS_JSON.bytes) return
  if (await isRecognised(request)) return
  throw isLong
    ? new Refused('TOO_LARGE', 'REQUEST_TOO_LARGE')
    : new Refused('UNAUTHENTICATED', 'SIGN_IN_NEEDED')
}

async function requireWithinLimits(request: FastifyRequest, text: string): Promise<void> {
  const refused = excessOf(text, ANONYMOUS_JSON)
  if (!refused) return
  const excess = (await isRecognised(request)) ? excessOf(text, SIGNED_IN_JSON) : refused
  if (excess) throw excess
}

function isRecognised({ isRecognised: ask }: FastifyRequest): Promise<boolean> {
  return ask ? ask() : Promise.resolve(false)
}

function excessOf(text: string, limits: JsonLimits): Refused | null {
  if (Buffer.byteLength(text) > limits.bytes) return new Refused('TOO_LARGE', 'REQUEST_TOO_LARGE')
  const exceeded = exceededJsonLimit(text, limits)
  if (exceeded === 'values') return new Refused('TOO_LARGE', 'REQUEST_TOO_LARGE')
  return exceeded === 'depth' ? new Refused('MALFORMED', 'MALFORMED') : null
}
