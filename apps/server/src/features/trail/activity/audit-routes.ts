import { X509Certificate } from 'node:crypto'
import { auditEndpoints } from '@tacite/api/trail/audit-endpoints.ts'
import { chainAuditEvents } from '../../../platform/events/chain-audit-events.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyTimeZone, exportFileName, MEDIA_TYPES } from '../../portfolio/exports/public.ts'
import { auditChoices } from './audit-choices.query.ts'
import { auditDetail } from './audit-detail.query.ts'
import { auditEvents } from './audit-events.query.ts'
import { auditWitness } from './audit-witness.query.ts'
import { openCompanySeal } from '../../signing/signing/public.ts'
import { chainReport, checkNextSlice } from './check-slice.ts'
import { auditFile, startAuditExport } from './export-audit.ts'
import { chainFile, startChainExport } from './export-chain.ts'

export function auditRoutes(deps: Platform): Route[] {
  const { inCompanyForReports, clock } = deps
  return [
    route(auditEndpoints.list, ({ db, actor, query }) => auditEvents(db, actor, query)),
    route(auditEndpoints.read, ({ db, actor, params }) => auditDetail(db, actor, params.eventId)),
    route(auditEndpoints.choices, ({ db, actor }) => auditChoices(db, actor.locale)),
    route(auditEndpoints.export, async ({ actor, query: { typeFile, ...filter }, reply }) => {
      const timeZone = await inCompanyForReports(actor.companyId, async (db) => {
        await startAuditExport(deps, db, actor, filter, typeFile)
        return companyTimeZone(db)
      })
      await chainAuditEvents(deps, actor.companyId)
      const name = exportFileName(clock.now(), timeZone, typeFile)
      return reply
        .header('content-type', MEDIA_TYPES[typeFile])
        .header('content-disposition', `attachment; filename="audit-${name}"`)
        .send(auditFile(deps, actor, filter, { fileType: typeFile, timeZone }))
    }),
    route(auditEndpoints.chain, async ({ db }) => chainReport(db, await auditWitness(deps, db))),
    route(auditEndpoints.chainFile, async ({ actor, reply }) => {
      const timeZone = await inCompanyForReports(actor.companyId, async (db) => {
        await startChainExport(deps, db, actor)
        return companyTimeZone(db)
      })
      await chainAuditEvents(deps, actor.companyId)
      const name = exportFileName(clock.now(), timeZone, 'jsonl')
      return reply
        .header('content-type', 'text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="audit-${name}"`)
        .send(chainFile(deps, actor))
    }),
    route(auditEndpoints.certificate, async ({ actor, reply }) => {
      const { chain } = await openCompanySeal(deps, actor.companyId)
      return reply
        .header('content-type', 'application/x-pem-file')
        .header('content-disposition', 'attachment; filename="tacite-authority.pem"')
        .send(new X509Certificate(chain.at(-1)!).toString())
    }),
    route(auditEndpoints.check, async ({ actor }) => {
      await chainAuditEvents(deps, actor.companyId)
      return inCompanyForReports(actor.companyId, async (db) => {
        const witness = await auditWitness(deps, db)
        await checkNextSlice(deps, db, actor, witness)
        return chainReport(db, witness)
      })
    }),
  ]
}
