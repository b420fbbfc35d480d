import type { Endpoint } from '@tacite/api/endpoint.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'

/**
 * Cross-site requests are stopped before anything is read: an unsafe method must prove that it comes from our own
 * pages (Sec-Fetch-Site, or Origin with our own host) and must carry JSON or the declared upload.
 */
export function requireSameOrigin(request: FastifyRequest, upload: Endpoint['upload']): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (!comesFromUs(request)) throw new Refused('FORBIDDEN', 'ORIGIN_REFUSED')
  const type = request.headers['content-type']
  if (type === undefined) return
  if (!BODY_TYPE[upload ?? 'json'].test(type))
    throw new Refused('MEDIA_TYPE', 'MEDIA_TYPE_NOT_ALLOWED')
}

const BODY_TYPE = {
  json: /^application\/json/,
  multipart: /^multipart\/form-data/,
  part: /^application\/offset\+octet-stream$/,
}

function comesFromUs(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = request.headers.origin
  return (
    origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.headers.host
  )
}
