import { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { proofReadingsEndpoints } from '@tacite/api/lifecycle/proof-readings-endpoints.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import { inServed } from '../../../platform/http/served-request.ts'
import { MIME_OF_KIND } from '../../../platform/parsers/file-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireRight } from '../../people/access/public.ts'
import { showDeadlines, todayOf } from '../deadlines/public.ts'
import { cancelNotice } from './cancel-notice.ts'
import { draftLetter } from './draft-letter.query.ts'
import { letterFile } from './letter-file.query.ts'
import { proofFile } from './proof-file.query.ts'
import { proveByFile, proveNotice } from './prove-notice.ts'
import { proofReading, takeReading } from './readings/proof-reading.query.ts'
import { readProof } from './readings/read-proof.ts'
import { recordNotice } from './record-notice.ts'
import { noticeRegister } from './register.query.ts'
import { revisePrice } from './revise-price.ts'
import { withdrawProof } from './withdraw-proof.ts'
import { writeLetter } from './write-letter.ts'

export function noticesRoutes(deps: Platform): Route[] {
  const registerOf = (actor: Actor, request: FastifyRequest, contractId: string) =>
    inServed(
      deps.inCompany,
      actor,
      request,
    )(async (db) => {
      const level = await requireRight(db, actor, 'read', contractId)
      return noticeRegister(db, actor, { contractId, level })
    })
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
    route(noticesEndpoints.draftLetter, ({ db, actor, params, query }) =>
      draftLetter(db, actor, params.contractId, query),
    ),
    route(noticesEndpoints.writeLetter, async ({ actor, params, body, request }) => {
      await writeLetter(deps, actor, { ...params, ...body, request })
      return registerOf(actor, request, params.contractId)
    }),
    route(noticesEndpoints.letterFile, async ({ actor, params, reply }) => {
      const { sha256, name } = await deps.inCompany(actor.companyId, async (db) => {
        await requireRight(db, actor, 'read', params.contractId)
        return letterFile(db, params, actor.locale)
      })
      const content = await deps.files.open(actor.companyId, sha256)
      return sendFile(reply, { content, name, mediaType: MIME_OF_KIND.pdf })
    }),
    route(noticesEndpoints.prove, async ({ db, level, actor, params, body }) => {
      const { readingId, ...proof } = body
      const file =
        readingId === null ? null : await takeReading(db, actor, { ...params, readingId })
      await proveNotice(deps, db, actor, params, proof, file)
      return noticeRegister(db, actor, { ...params, level })
    }),
    route(noticesEndpoints.proveByFile, async ({ actor, params, query, request }) => {
      const day = query.day ?? todayOf(actor).toString()
      await proveByFile(deps, actor, { ...params, kind: query.kind, day, request })
      return registerOf(actor, request, params.contractId)
    }),
    route(proofReadingsEndpoints.read, ({ actor, params, request }) =>
      readProof(deps, actor, { ...params, request }),
    ),
    route(proofReadingsEndpoints.progress, ({ db, actor, params }) =>
      proofReading(db, actor, params),
    ),
    route(noticesEndpoints.withdrawProof, async ({ db, level, actor, params }) => {
      await withdrawProof(deps, db, actor, params)
      return noticeRegister(db, actor, { ...params, level })
    }),
    route(noticesEndpoints.proofFile, async ({ actor, params, reply }) => {
      const { sha256, ...file } = await deps.inCompany(actor.companyId, async (db) => {
        await requireRight(db, actor, 'downloadAttachments', params.contractId)
        return proofFile(db, params)
      })
      return sendFile(reply, { ...file, content: await deps.files.open(actor.companyId, sha256) })
    }),
  ]
}
