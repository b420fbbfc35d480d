import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import '@fastify/cookie'

export interface CookieJar {
  read(request: FastifyRequest): string | null
  write(reply: FastifyReply, token: string, maxAgeSeconds: number | null): void
  clear(reply: FastifyReply): void
}

/** `__Host-` binds a cookie to one host over TLS; without TLS (loopback only) browsers reject that prefix. */
export function cookieName(name: string, overTls: boolean): string {
  return overTls ? `__Host-${name}` : name
}

export function cookieJar(name: string, overTls: boolean): CookieJar {
  const cookie = cookieName(name, overTls)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: overTls } as const
  return {
    read: (request) => request.cookies[cookie] ?? null,
    write: (reply, token, maxAgeSeconds) =>
      void reply.setCookie(
        cookie,
        token,
        maxAgeSeconds === null ? options : { ...options, maxAge: maxAgeSeconds },
      ),
    clear: (reply) => void reply.clearCookie(cookie, options),
  }
}

/** 256 random bits for a link or a session. Only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
