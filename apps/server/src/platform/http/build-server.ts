import {
  API_PREFIX,
  PART_MEDIA_TYPE,
  type Endpoint,
  type EndpointAccess,
} from '@tacite/api/endpoint.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { systemClock } from '../clock.ts'
import type { Log } from '../log.ts'
import { answerCall, type TransactionOpeners } from './answer-call.ts'
import { checkPart } from './check-call.ts'
import { checkDeclarations } from './check-declarations.ts'
import { BODY_PACE, cutSlowBodies } from './cut-slow-bodies.ts'
import { acceptedHosts, type HostSettings } from './accepted-hosts.ts'
import { answerError } from './error-answer.ts'
import { ANONYMOUS_JSON, SIGNED_IN_JSON } from './json-limits.ts'
import { localeOfRequest } from './locale-of-request.ts'
import { openApi } from './open-api.ts'
import type { RateLimit } from './rate-limit.ts'
import { readJson } from './read-json.ts'
import { requirePermission } from '../access/require-permission.ts'
import type { Actor, Guest } from '../access/actor.ts'
import type { CheckReadiness } from './readiness.ts'
import { Later, type Route, type SignedIn } from './route.ts'
import { requireSameOrigin } from './same-origin.ts'
import { refuseHost } from './refuse-host.ts'
import { securityHeaders } from './security-headers.ts'
import { securityText, type SecuritySettings } from './security-text.ts'

export interface ServerDeps extends TransactionOpeners {
  log: Log
  rateLimit: RateLimit
  /** Whom a request's cookie belongs to, or null. The reply, if there is one, may carry the rotated token. */
  findActor(request: FastifyRequest, reply?: FastifyReply): Promise<SignedIn | null>
  findGuest(request: FastifyRequest): Promise<Guest | null>
  /** Whether a direct caller is a proxy of the operator; null: there is none, and no forwarded header counts. */
  isTrustedProxy: ((address: string) => boolean) | null
  readiness: CheckReadiness
  settings: HostSettings & SecuritySettings
}

const NO_SUCH_PLACE = new Refused('NOT_FOUND', 'NOT_FOUND')
const MAX_UPLOAD_BYTES = 50 * 1024 * 1024
/** Load balancers name the machine that they ask; the answers are the same for everyone. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** Every endpoint with its checks, in the order: origin, limit, identity, permission, shape; only then the handler. */
export async function buildServer(
  deps: ServerDeps,
  routes: readonly Route[],
): Promise<FastifyInstance> {
  const isAcceptedHost = acceptedHosts(deps.settings)
  const server = Fastify({
    logger: false,
    bodyLimit: SIGNED_IN_JSON.bytes,
    // An address that cannot be decoded reaches neither a route nor a hook.
    frameworkErrors: (_error, request, reply) => {
      securityHeaders(request, reply, () => undefined)
      void answerError(NO_SUCH_PLACE, reply, localeOfRequest(request), deps.log)
    },
    trustProxy: trustNearest(deps),
  })
  await server.register(cookie)
  await server.register(multipart, { limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 20 } })
  readJson(server)
  // As it arrives: its handler stages it.
  server.addContentTypeParser(PART_MEDIA_TYPE, (_request, body, done) => done(null, body))
  cutSlowBodies(server, BODY_PACE)
  server.addHook('onRequest', securityHeaders)
  server.addHook('onRequest', async (request, reply) => {
    if (isAcceptedHost(request.headers.host) || PROBES.has(request.url)) return
    return refuseHost(request, reply)
  })
  server.setErrorHandler((error, request, reply) =>
    answerError(error, reply, localeOfRequest(request), deps.log),
  )
  checkDeclarations(routes)
  for (const route of routes) register(server, deps, route)
  describeApi(server, routes)
  server.get('/healthz', () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const parts = await deps.readiness()
    return reply.status(Object.values(parts).every(Boolean) ? 200 : 503).send(parts)
  })
  server.all(`${API_PREFIX}/*`, (request, reply) =>
    answerError(NO_SUCH_PLACE, reply, localeOfRequest(request), deps.log),
  )
  server.get('/.well-known/security.txt', (_request, reply) => {
    const text = securityText(deps.settings, systemClock.now())
    if (text === null) throw NO_SUCH_PLACE
    return reply.type('text/plain; charset=utf-8').send(text)
  })
  return server
}

/** Built on first request: startup must not wait for it. */
function describeApi(server: FastifyInstance, routes: readonly Route[]): void {
  let description: object | undefined
  server.get(`${API_PREFIX}/openapi.json`, () => {
    description ??= openApi(routes.map(({ endpoint }) => endpoint))
    return description
  })
}

/** The address that the proxy saw counts, never what callers wrote into the header before it. */
function trustNearest({ isTrustedProxy }: ServerDeps): false | Trust {
  return isTrustedProxy ? (address, hop) => hop === 0 && isTrustedProxy(address) : false
}

type Trust = (address: string, hop: number) => boolean

function register(server: FastifyInstance, deps: ServerDeps, route: Route): void {
  const { endpoint } = route
  server.route({
    method: endpoint.method,
    url: API_PREFIX + endpoint.path,
    ...(endpoint.access === 'public' && !endpoint.upload && { bodyLimit: ANONYMOUS_JSON.bytes }),
    onRequest: async (request) => {
      requireSameOrigin(request, endpoint.upload)
      request.isRecognised = () => isRecognised(deps, endpoint, request)
      if (endpoint.access === 'public') await limit(deps.rateLimit, endpoint, request.ip)
    },
    handler: async (request, reply) => {
      const anonymousLocale = localeOfRequest(request)
      let locale = anonymousLocale
      try {
        const actor = await recognise(deps, endpoint, request, reply)
        // A refusal is written in the caller's own language.
        locale = actor?.locale ?? anonymousLocale
        if (actor && 'permissions' in actor) requireAccess(actor, endpoint)
        const answer = await answerCall(deps, route, {
          actor,
          caller: {
            ip: request.ip,
            userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
            locale,
          },
          params: checkPart(endpoint.params, request.params, locale),
          query: checkPart(endpoint.query, request.query, locale),
          body: endpoint.upload ? undefined : checkPart(endpoint.body, request.body, locale),
          request,
          reply,
        })
        return send(endpoint, answer, reply)
      } catch (error) {
        return answerError(error, reply, locale, deps.log)
      }
    },
  })
}

/** @param caller who is counted: a person or a guest once recognised, an address of the network before */
async function limit(rateLimit: RateLimit, endpoint: Endpoint, caller: string): Promise<void> {
  if (endpoint.perMinute === undefined) return
  await rateLimit(`${endpoint.method} ${endpoint.path} ${caller}`, endpoint.perMinute, 60)
}

/** People are counted each for themselves: a colleague, or a stranger behind the same address, uses up nothing of theirs. */
async function recognise(
  deps: ServerDeps,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor | Guest | null> {
  if (endpoint.access === 'public') return null
  const actor = await authenticate(deps, endpoint, request, reply).catch(async (error: unknown) => {
    await limit(deps.rateLimit, endpoint, request.ip)
    throw error
  })
  await limit(deps.rateLimit, endpoint, callerId(actor))
  return actor
}

/** Nothing changes by it: the call itself recognises its sender again, once the body is read. */
async function isRecognised(
  deps: ServerDeps,
  { access }: Endpoint,
  request: FastifyRequest,
): Promise<boolean> {
  if (access === 'public') return false
  return (await (GUEST_ACCESS[access] ? deps.findGuest(request) : deps.findActor(request))) !== null
}

function callerId(caller: Actor | Guest): string {
  if ('personId' in caller) return caller.personId
  if (caller.kind === 'signature') return caller.signatoryId
  return caller.kind === 'reading' ? caller.shareId : caller.questionnaireId
}

const GUEST_ACCESS: Partial<Record<EndpointAccess, Guest['kind']>> = {
  invited: 'signature',
  invitedToRead: 'reading',
  invitedToAnswer: 'answering',
}

async function authenticate(
  deps: ServerDeps,
  { access }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor | Guest> {
  const guest = GUEST_ACCESS[access]
  if (guest) return requireGuest(deps, request, guest)
  const actor = await deps.findActor(request, reply)
  if (!actor) throw new Refused('UNAUTHENTICATED', 'SIGN_IN_NEEDED')
  return actor
}

function requireAccess(actor: Actor, { access }: Endpoint): void {
  // The owner of a text checks its rights, in the transaction of the handler.
  if (access !== 'signedIn' && access !== 'textOwner')
    requirePermission(actor, access as Permission)
}

/** A guest invited to one thing has nothing to do with the others: those endpoints do not exist for them. */
async function requireGuest(
  deps: ServerDeps,
  request: FastifyRequest,
  kind: Guest['kind'],
): Promise<Guest> {
  const guest = await deps.findGuest(request)
  if (!guest) throw new Refused('UNAUTHENTICATED', 'SIGN_IN_NEEDED')
  if (guest.kind !== kind) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return guest
}

function send(endpoint: Endpoint, answer: unknown, reply: FastifyReply): unknown {
  if (endpoint.response === 'stream') return answer
  if (answer instanceof Later) return reply.code(202).send(answer.body)
  if (endpoint.response === null) return reply.code(204).send()
  return reply.code(endpoint.status ?? 200).send(answer)
}
