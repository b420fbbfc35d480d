import { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { inServed } from '../../../platform/http/served-request.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireRight } from '../../people/access/public.ts'
import { showDeadlines } from '../deadlines/public.ts'
import { cancelNotice } from './cancel-notice.ts'
import { proofFile } from './proof-file.query.ts'
import { proveByFile, proveNotice } from './prove-notice.ts'
import { recordNotice } from './record-notice.ts'
import { noticeRegister } from './register.query.ts'
import { revisePrice } from './revise-price.ts'
import { withdrawProof } from './withdraw-proof.ts'

export function noticesRoutes(deps: Platform): Route[] {
  return [
    route(deadlinesEndpoints.markTerminated, async ({ db, level, actor, params, body }) => {
      await recordNotice(deps, db, actor, params.contractId, body)
      return showDeadlines(deps, db, actor, { ...params, level })
    }),
    route(deadlinesEndpoints.cancelTermination, async ({ db, level, actor, params, body }) => {
      await cancelNotice(deps, db, actor, params, body.reason)
      return showDeadlines(deps, db, actor, { ...params, level })
    }),
    route(noticesEndpoints.list, ({ db, level, actor, params }) =>
      noticeRegister(db, actor, { ...params, level }),
    ),
    route(noticesEndpoints.revisePrice, async ({ db, level, actor, params, body }) => {
      await revisePrice(deps, db, actor, params.contractId, body)
      return noticeRegister(db, actor, { ...params, level })
    }),
    route(noticesEndpoints.prove, async ({ db, level, actor, params, body }) => {
      await proveNotice(deps, db, actor, params, body)
      return noticeRegister(db, actor, { ...params, level })
    }),
    route(noticesEndpoints.proveByFile, async ({ actor, params, query, request }) => {
      await proveByFile(deps, actor, { ...params, ...query, request })
      return inServed(
        deps.inCompany,
        actor,
        request,
      )(async (db) => {
        const level = await requireRight(db, actor, 'keepNotices', params.contractId)
        return noticeRegister(db, actor, { contractId: params.contractId, level })
      })
    }),
    route(noticesEndpoints.withdrawProof, async ({ db, level, actor, params }) => {
      await withdrawProof(deps, db, actor, params)
      return noticeRegister(db, actor, { ...params, level })
    }),
    route(noticesEndpoints.proofFile, async ({ actor, params, reply }) => {
      const file = await deps.inCompany(actor.companyId, async (db) => {
        await requireRight(db, actor, 'downloadAttachments', params.contractId)
        return proofFile(db, params)
      })
      return sendFile(reply, {
        content: await deps.files.open(actor.companyId, file.sha256),
        name: file.name,
        mediaType: file.mediaType,
      })
    }),
  ]
}
