import { letterSigningEndpoints } from '@tacite/api/signing/letter-signing-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { route, type Route } from '../../../../platform/http/route.ts'
import { inServed } from '../../../../platform/http/served-request.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireRight } from '../../../people/access/public.ts'
import { askForCode } from '../ask-for-code.ts'
import { signatoryDisplayed, signatoryRead } from '../display-document.ts'
import { documentToSign } from '../document-to-sign.query.ts'
import { copyName } from '../mail-copies.ts'
import { signDocument } from '../sign-document.ts'
import { signatureMailContext } from '../signature-mail-context.query.ts'
import { sendSigningFile } from '../signing-files.ts'
import { askLetterSignature } from './ask-letter-signature.ts'
import { cancelLetterSignature, refuseLetter } from './end-letter-signature.ts'
import { letterSignature, readLetter } from './letter-repository.ts'
import { requireLetterSigner } from './letter-signer.ts'

/** Signing the letters of notices: asking, refusing, and the same steps as for a contract. */
export function letterRoutes(deps: Platform): Route[] {
  return [
    route(letterSigningEndpoints.ask, async ({ actor, params, body, request }) => {
      const inCompany = inServed(deps.inCompany, actor, request)
      await askLetterSignature({ ...deps, inCompany }, actor, { ...params, ...body })
    }),
    route(letterSigningEndpoints.cancel, async ({ db, actor, params }) => {
      await cancelLetterSignature(deps, db, actor, params)
    }),
    route(letterSigningEndpoints.refuse, async ({ db, actor, params, body }) => {
      await refuseLetter(deps, db, actor, params, body.reason)
    }),
    route(letterSigningEndpoints.document, async ({ db, actor, params }) =>
      documentToSign(db, await requireLetterSigner(db, actor, params)),
    ),
    route(letterSigningEndpoints.markDisplayed, async ({ db, actor, params, body, caller }) => {
      const { signatoryId } = await requireLetterSigner(db, actor, params)
      await signatoryDisplayed(deps, db, signatoryId, { ...body, ipAddress: caller.ip })
    }),
    route(letterSigningEndpoints.markRead, async ({ db, actor, params, caller }) => {
      const { signatoryId } = await requireLetterSigner(db, actor, params)
      await signatoryRead(deps, db, signatoryId, caller.ip)
    }),
    route(letterSigningEndpoints.sendCode, async ({ db, actor, params, body, caller }) => {
      const signer = await requireLetterSigner(db, actor, params)
      return askForCode(deps, db, signer, { ...body, ipAddress: caller.ip })
    }),
    route(letterSigningEndpoints.sign, async ({ actor, params, body, caller }) => {
      const signer = await deps.inCompany(actor.companyId, (db) =>
        requireLetterSigner(db, actor, params),
      )
      await signDocument(deps, signer, body, caller)
      return deps.inCompany(actor.companyId, (db) => documentToSign(db, signer))
    }),
    route(letterSigningEndpoints.signed, async ({ actor, params, reply }) => {
      const file = await deps.inCompany(actor.companyId, async (db) => {
        await requireRight(db, actor, 'read', params.contractId)
        await readLetter(db, params)
        const request = await letterSignature(db, params)
        if (request?.state !== 'sealed') throw new Refused('NOT_FOUND', 'LETTER_NOT_SEALED')
        const { reference, title } = await signatureMailContext(db, request.id)
        return { sha256: request.sealedSha256!, name: copyName(`${reference} ${title}`) }
      })
      return sendSigningFile(deps, reply, actor.companyId, { ...file, isInline: false })
    }),
  ]
}
