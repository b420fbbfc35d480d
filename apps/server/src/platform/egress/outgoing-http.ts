import { readNetworks } from '../networks.ts'
import { exchange, type OutgoingAnswer, type OutgoingLimits } from './exchange.ts'
import { OutgoingError } from './outgoing-error.ts'
import { reachableAddresses, resolveName, type ResolveName } from './reachable-addresses.ts'

/** The only way out over HTTP: every call to another service passes here. */
export interface OutgoingHttp {
  /** @throws OutgoingError when there is no answer that counts. A status such as 404 is an answer. */
  send(request: OutgoingRequest): Promise<OutgoingAnswer>
}

export interface OutgoingRequest {
  method: string
  url: string
  headers?: Record<string, string>
  body?: Uint8Array
  /** Of the answer's body; default 1 MB. */
  maxBytes?: number
  /** Instead of the client's own: for a service that thinks before it answers. */
  limits?: Partial<OutgoingLimits>
  /**
   * Whether `http://` will do everywhere: for addresses of the operator whose answers are signed themselves. Otherwise
   * only in the networks that the operator listed.
   */
  maySendInClear?: boolean
}

const LIMITS: OutgoingLimits = { connectMs: 5_000, answerMs: 15_000, wholeMs: 20_000 }
const MAX_BYTES = 1024 * 1024

/**
 * A client that reaches the Internet, and of other networks only the listed ones. It follows no redirect, uses no
 * proxy, keeps no connection and no cookie, and gives up after its limits of time and size.
 *
 * @param options.networks as in OUTGOING_NETWORKS.
 * @param options.isClosed whether nothing may leave: after a restore.
 * @example await outgoing.send({ method: 'PROPFIND', url: settings.url, headers: { depth: '0' } })
 */
export function outgoingHttp(options: {
  networks: string
  isClosed?: () => boolean
  resolve?: ResolveName
  limits?: Partial<OutgoingLimits>
}): OutgoingHttp {
  const { isClosed = () => false, resolve = resolveName } = options
  const isListed = readNetworks(options.networks) ?? (() => false)
  const limits = { ...LIMITS, ...options.limits }
  return {
    async send({ maySendInClear = false, maxBytes = MAX_BYTES, limits: own, ...request }) {
      if (isClosed()) throw new OutgoingError('OUTSIDE_CLOSED')
      const url = readAddress(request.url)
      const host = url.hostname.replace(/^\[|\]$/g, '')
      const allowed = { ...limits, ...own }
      const whole = AbortSignal.timeout(allowed.wholeMs)
      const addresses = await withinTime(
        whole,
        host,
        reachableAddresses(host, { isListed, resolve }),
      )
      const isOwnNetwork = addresses.every(({ address }) => isListed(address))
      if (url.protocol === 'http:' && !maySendInClear && !isOwnNetwork)
        throw new OutgoingError('NOT_ENCRYPTED', host)
      return exchange({ ...request, url, host, addresses, maxBytes, limits: allowed, whole })
    },
  }
}

/** A user in an address would end up in logs, and hides the host from who reads `https://bank.example@evil.example`. */
function readAddress(text: string): URL {
  if (!URL.canParse(text)) throw new OutgoingError('ADDRESS_INVALID')
  const url = new URL(text)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || url.username || url.password) throw new OutgoingError('ADDRESS_INVALID')
  return url
}

/** Looking a name up cannot be interrupted, only be given up. */
function withinTime<T>(whole: AbortSignal, host: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    whole.addEventListener('abort', () => reject(new OutgoingError('NO_ANSWER', host)))
    work.then(resolve, reject)
  })
}
