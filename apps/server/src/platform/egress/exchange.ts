import type { LookupAddress } from 'node:dns'
import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { Socket } from 'node:net'
import { plainAddress } from '../networks.ts'
import { faultOf, OutgoingError } from './outgoing-error.ts'

export interface OutgoingAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Uint8Array
}

/** For connecting, until the answer begins, and until all of it is there. */
export interface OutgoingLimits {
  connectMs: number
  answerMs: number
  wholeMs: number
}

export interface Exchange {
  method: string
  url: URL
  /** Of the address, without brackets. */
  host: string
  /** Checked before; the connection is made to one of them. */
  addresses: readonly LookupAddress[]
  headers?: Record<string, string>
  body?: Uint8Array
  maxBytes: number
  limits: OutgoingLimits
  /** Aborts when the whole takes too long. */
  whole: AbortSignal
}

const MAX_HEADER_BYTES = 16 * 1024

/**
 * One request and its answer over a connection of its own.
 *
 * @throws OutgoingError for a connection that cannot be made or breaks, and an answer that is too long or too slow.
 */
export function exchange(planned: Exchange): Promise<OutgoingAnswer> {
  const { host, body, limits } = planned
  return new Promise((resolve, reject) => {
    const call = open(planned)
    const fail = (error: unknown) => {
      reject(error instanceof OutgoingError ? error : new OutgoingError(faultOf(error), host))
      call.destroy()
    }
    const giveUp = () => fail(new OutgoingError('NO_ANSWER', host))
    const answerTimer = setTimeout(giveUp, limits.answerMs)
    call.once('error', fail)
    call.once('socket', (socket) => watchConnection(socket, planned, fail))
    // Closed without an answer: broken, or switched to another protocol, which nobody here speaks.
    call.once('close', giveUp)
    call.once('close', () => clearTimeout(answerTimer))
    call.once('response', (response) => {
      clearTimeout(answerTimer)
      call.off('close', giveUp)
      readAnswer(response, planned).then(resolve, fail)
    })
    call.end(body)
  })
}

function open({
  method,
  url,
  host,
  addresses,
  headers = {},
  body,
  whole,
}: Exchange): ClientRequest {
  const isEncrypted = url.protocol === 'https:'
  const shared = { keepAlive: false, maxSockets: 1 }
  const send = isEncrypted ? httpsRequest : httpRequest
  return send({
    // An agent of its own: the global one keeps connections, and may use a proxy of the environment.
    agent: isEncrypted
      ? new HttpsAgent({ ...shared, maxCachedSessions: 0 })
      : new HttpAgent(shared),
    method,
    host,
    port: url.port || (isEncrypted ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: {
      'user-agent': 'Tacite',
      'accept-encoding': 'identity',
      ...(body ? { 'content-length': String(body.byteLength) } : {}),
      ...headers,
    },
    lookup: (_name, { all }, callback) => {
      if (all) return callback(null, [...addresses])
      const [first] = addresses
      return callback(null, first!.address, first!.family)
    },
    maxHeaderSize: MAX_HEADER_BYTES,
    signal: whole,
  })
}

/** The address is checked on the connection itself too: whatever Node does with names, nothing is sent elsewhere. */
function watchConnection(
  socket: Socket,
  { addresses, host, limits, url }: Exchange,
  fail: (error: unknown) => void,
): void {
  const checked = new Set(addresses.map(({ address }) => plainAddress(address)))
  socket.once('connect', () => {
    if (!checked.has(plainAddress(socket.remoteAddress ?? '')))
      fail(new OutgoingError('ADDRESS_REFUSED', host))
  })
  const giveUp = () => fail(new OutgoingError('NO_ANSWER', host))
  const timer = setTimeout(giveUp, limits.connectMs)
  const stop = () => clearTimeout(timer)
  socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', stop)
  socket.once('close', stop)
}

async function readAnswer(
  response: IncomingMessage,
  { host, maxBytes }: Exchange,
): Promise<OutgoingAnswer> {
  const announced = Number(response.headers['content-length'] ?? 0)
  if (announced > maxBytes) throw new OutgoingError('ANSWER_TOO_LARGE', host)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    length += (chunk as Buffer).length
    if (length > maxBytes) throw new OutgoingError('ANSWER_TOO_LARGE', host)
    chunks.push(chunk as Buffer)
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks),
  }
}
