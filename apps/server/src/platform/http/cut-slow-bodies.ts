import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How slowly a body may arrive. */
export interface BodyPace {
  /** The time over which bytes are counted. */
  windowMs: number
  /** The least that arrives in each window, unless the body is complete. */
  leastBytes: number
}

/** Idle for half a minute, or slower than 512 bytes a second: no connection in use is; a total time would cut large uploads. */
export const BODY_PACE: BodyPace = { windowMs: 30_000, leastBytes: 15_360 }

/** Cuts the connection of a client that sends its body too slowly: each holds a connection, and a script can open thousands. */
export function cutSlowBodies(server: FastifyInstance, pace: BodyPace): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request, pace)
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

function watch({ raw }: FastifyRequest, { windowMs, leastBytes }: BodyPace): void {
  const { socket } = raw
  let counted = socket.bytesRead
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - counted
    counted = socket.bytesRead
    // With bytes still unread here, it is the server that is slow.
    if (arrived < leastBytes && raw.readableLength === 0) socket.destroy()
  }, windowMs).unref()
  const stop = () => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}
