import { API_PREFIX, PART_MEDIA_TYPE } from '@tacite/api/endpoint.ts'
import { importUploadsEndpoints } from '@tacite/api/portfolio/import-uploads-endpoints.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { route, type Route } from '../../../../platform/http/route.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireVisible } from '../entries.query.ts'
import { appendPart } from './append-part.ts'
import { openUpload } from './open-upload.ts'
import { announcedFile, offsetOf, requireTus, TUS_VERSION } from './tus-headers.ts'
import { readUpload, removeUpload, requireUpload } from './uploads-repository.ts'

/** The protocol in our own adapter: permission, limits and refusals as for every call (decision 0128). */
export function importUploadsRoutes(deps: Platform): Route[] {
  const { inCompany, files } = deps
  return [
    route(importUploadsEndpoints.create, async ({ actor, params, request, reply }) => {
      const { importId } = params
      await inCompany(actor.companyId, (db) => requireVisible(db, actor, importId))
      requireTus(request.headers)
      const file = announcedFile(request.headers)
      const source = await inCompany(actor.companyId, (db) =>
        openUpload(deps, db, actor, { importId, file }),
      )
      const sourceId = source._id
      const hasPart = request.headers['content-type'] === PART_MEDIA_TYPE && source.received === 0
      const received = hasPart
        ? await appendPart(deps, actor, { ...partOf(request), importId, sourceId, offset: 0 })
        : source.received
      tusReply(reply, received)
      void reply.header('location', `${API_PREFIX}/imports/${importId}/uploads/${sourceId}`)
      return { ...source, received, isWhole: received === source.bytes }
    }),
    route(importUploadsEndpoints.offset, async ({ db, actor, params, request, reply }) => {
      const source = await readUpload(db, actor, params)
      requireTus(request.headers)
      tusReply(reply, source.received)
      void reply.header('upload-length', source.bytes).header('cache-control', 'no-store')
      return source
    }),
    route(importUploadsEndpoints.append, async ({ actor, params, request, reply }) => {
      await inCompany(actor.companyId, (db) => requireUpload(db, actor, params))
      requireTus(request.headers)
      const offset = offsetOf(request.headers)
      tusReply(reply, await appendPart(deps, actor, { ...partOf(request), ...params, offset }))
    }),
    route(importUploadsEndpoints.remove, async ({ actor, params, request, reply }) => {
      await inCompany(actor.companyId, (db) => requireUpload(db, actor, params))
      requireTus(request.headers)
      await inCompany(actor.companyId, (db) => removeUpload(db, actor, params))
      await files.growing.remove(actor.companyId, params.sourceId)
      void reply.header('tus-resumable', TUS_VERSION)
    }),
  ]
}

const partOf = ({ headers, body }: FastifyRequest) => ({ headers, body: body as Readable })

function tusReply(reply: FastifyReply, received: number): void {
  void reply.header('tus-resumable', TUS_VERSION).header('upload-offset', received)
}
