import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'

/**
 * Cross-site requests are stopped before anything is read: an unsafe method must prove that it comes from our own
 * pages (Sec-Fetch-Site, or Origin with our own host) and must carry JSON or the declared upload.
 */
export function requireSameOrigin(request: FastifyRequest, upload: boolean): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (!comesFromUs(request)) throw new Refused('FORBIDDEN', 'ORIGIN_REFUSED')
  const type = request.headers['content-type']
  if (type === undefined) return
  const allowed = upload ? /^multipart\/form-data/ : /^application\/json/
  if (!allowed.test(type)) throw new Refused('MEDIA_TYPE', 'MEDIA_TYPE_NOT_ALLOWED')
}

function comesFromUs(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = request.headers.origin
  return (
    origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.headers.host
  )
}
