import { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { renewalsEndpoints } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import { inServed } from '../../../platform/http/served-request.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireRight } from '../../people/access/public.ts'
import { showDeadlines } from '../deadlines/public.ts'
import { cancelRenewal, correctRenewal } from './change-renewal.ts'
import { previewRenewal } from './preview-renewal.ts'
import { confirmRenewal, recordRenewal } from './record-renewal.ts'
import { renewalRegister } from './register.query.ts'
import { addDocument, documentFile, withdrawDocument } from './renewal-documents.ts'

export function renewalsRoutes(deps: Platform): Route[] {
  return [
    route(deadlinesEndpoints.markRenewed, async ({ db, level, actor, params, body }) => {
      const _id = await recordRenewal(deps, db, actor, params.contractId, body)
      return { ...(await showDeadlines(deps, db, actor, { ...params, level })), _id }
    }),
    route(renewalsEndpoints.list, ({ db, level, actor, params }) =>
      renewalRegister(db, actor, { ...params, level }),
    ),
    route(renewalsEndpoints.preview, ({ db, level, actor, params, body }) =>
      previewRenewal(deps, db, actor, { ...params, level }, body.change),
    ),
    route(renewalsEndpoints.confirm, async ({ db, level, actor, params, body }) => {
      await confirmRenewal(deps, db, actor, params.contractId, body)
      return renewalRegister(db, actor, { ...params, level })
    }),
    route(renewalsEndpoints.correct, async ({ db, level, actor, params, body }) => {
      await correctRenewal(deps, db, actor, params, body)
      return renewalRegister(db, actor, { ...params, level })
    }),
    route(renewalsEndpoints.cancel, async ({ db, level, actor, params, body }) => {
      await cancelRenewal(deps, db, actor, params, body.reason)
      return renewalRegister(db, actor, { ...params, level })
    }),
    route(renewalsEndpoints.addDocument, async ({ actor, params, query, request }) => {
      await addDocument(deps, actor, { ...params, day: query.day, request })
      return inServed(
        deps.inCompany,
        actor,
        request,
      )(async (db) => {
        const level = await requireRight(db, actor, 'read', params.contractId)
        return renewalRegister(db, actor, { ...params, level })
      })
    }),
    route(renewalsEndpoints.withdrawDocument, async ({ db, level, actor, params }) => {
      await withdrawDocument(deps, db, actor, params)
      return renewalRegister(db, actor, { ...params, level })
    }),
    route(renewalsEndpoints.documentFile, async ({ actor, params, reply }) => {
      const { sha256, ...file } = await deps.inCompany(actor.companyId, async (db) => {
        await requireRight(db, actor, 'downloadAttachments', params.contractId)
        return documentFile(db, params)
      })
      return sendFile(reply, { ...file, content: await deps.files.open(actor.companyId, sha256) })
    }),
  ]
}
