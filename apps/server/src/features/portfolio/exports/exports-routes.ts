import { contractListEndpoints } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { exportsEndpoints } from '@tacite/api/portfolio/exports-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyReply } from 'fastify'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { todayOf } from '../../lifecycle/deadlines/public.ts'
import { exportFile, exportFileName, MEDIA_TYPES } from './export-file.ts'
import { listExports, removeExport, restartExport } from './own-exports.ts'
import { exportedIds, MOST_ROWS_AT_ONCE, requestExport } from './request-export.ts'

export function exportsRoutes(deps: Platform): Route[] {
  const { inCompany, readSlowly, clock, files } = deps
  return [
    route(contractListEndpoints.export, async ({ actor, query, reply }) => {
      const today = todayOf(actor)
      const { ids, count } = await readSlowly(actor.companyId, (db) =>
        exportedIds(db, actor, { query, today, most: MOST_ROWS_AT_ONCE }),
      )
      if (count > MOST_ROWS_AT_ONCE) {
        const jobId = await inCompany(actor.companyId, (db) =>
          requestExport(deps, db, actor, query),
        )
        return reply.code(202).send({ jobId })
      }
      const { timeZone } = actor.company
      const name = exportFileName(clock.now(), timeZone, query.typeFile)
      return named(reply, name, MEDIA_TYPES[query.typeFile]).send(
        exportFile(deps, actor, {
          ids,
          today,
          monthEnd: query.monthEnd,
          asOf: query.asOf,
          fileType: query.typeFile,
          timeZone,
        }),
      )
    }),
    route(contractListEndpoints.fetchExport, async ({ actor, params, reply }) => {
      const made = await inCompany(actor.companyId, (db) =>
        db
          .select('contract_export')
          .where('contract_export.id', '=', params.exportId)
          .where('contract_export.person_id', '=', actor.personId)
          .where('contract_export.expires_at', '>', clock.now())
          .select(['state', 'sha256', 'file_name', 'file_type'])
          .executeTakeFirst(),
      )
      if (!made) throw new Refused('NOT_FOUND', 'EXPORT_NOT_FOUND')
      if (made.state !== 'ready') throw new Refused('STATE', NOT_READY[made.state])
      return sendFile(reply, {
        content: await files.open(actor.companyId, made.sha256!),
        name: made.file_name!,
        mediaType: MEDIA_TYPES[made.file_type],
      })
    }),
    route(exportsEndpoints.list, ({ db, actor, query }) => listExports(deps, db, actor, query)),
    route(exportsEndpoints.restart, async ({ db, actor, params }) => ({
      jobId: await restartExport(deps, db, actor, params.exportId),
    })),
    route(exportsEndpoints.remove, ({ db, actor, params }) =>
      removeExport(db, actor, params.exportId),
    ),
  ]
}

const NOT_READY = { waiting: 'EXPORT_NOT_READY', failed: 'EXPORT_FAILED' } as const

/** The name consists of digits, a dash and the extension. */
function named(reply: FastifyReply, name: string, mediaType: string): FastifyReply {
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
}
