import {
  askForCode,
  sealSignedContract,
  sendForSignature,
  signatoryDisplayed,
  signDocument,
} from '../features/signing/signing/public.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClock } from './demo-clock.ts'

export interface DemoSignature {
  actor: Actor
  contractId: string
  outsider: { name: string; email: string }
  insider: Actor
}

/** Sends a contract for signature: the other party first, then someone from the company. */
export async function sendDemoContract(
  platform: Platform,
  { actor, contractId, outsider, insider }: DemoSignature,
): Promise<void> {
  await sendForSignature(platform, actor, contractId, {
    kind: 'chosen',
    forms: [
      { kind: 'external', name: outsider.name, email: outsider.email, role: 'Gérant', i18n: 'fr' },
      { kind: 'internal', personId: insider.personId, role: 'Directrice générale' },
    ],
  })
}

/** Both sign with the code from their mail, and the seal follows on the same day. */
export async function signDemoContract(
  platform: Platform,
  clock: DemoClock,
  signature: DemoSignature,
  day: string,
): Promise<void> {
  const { companyId } = signature.actor
  const request = await currentRequest(platform, signature)
  for (const [index, signatory] of request.signatories.entries()) {
    clock.setDay(`${day}T0${8 + index}:10:00Z`)
    await platform.inCompany(companyId, (db) =>
      signatoryDisplayed(platform, db, signatory.id, {
        documentSha256: request.documentSha256,
        pages: request.documentPages,
        ipAddress: '127.0.0.1',
      }),
    )
    clock.setDay(`${day}T0${8 + index}:12:00Z`)
    const code = await codeFor(platform, signature, {
      signatoryId: signatory.id,
      documentSha256: request.documentSha256,
    })
    await signDocument(
      platform,
      { companyId, contractId: signature.contractId, signatoryId: signatory.id, locale: 'fr' },
      {
        documentSha256: request.documentSha256,
        code,
        signature: { kind: 'typed', text: signatory.name },
      },
      { ip: '127.0.0.1', userAgent: 'Tacite demo', locale: 'fr' },
    )
  }
  clock.setDay(`${day}T09:13:00Z`)
  await sealSignedContract(platform, { companyId, requestId: request.id })
}

async function currentRequest(platform: Platform, { actor, contractId }: DemoSignature) {
  return platform.inCompany(actor.companyId, async (db) => {
    const request = await db
      .select('signature_request')
      .where('signature_request.contract_id', '=', contractId)
      .where('signature_request.state', '=', 'out')
      .select(['id', 'document_sha256', 'document_pages'])
      .executeTakeFirstOrThrow()
    const signatories = await db
      .select('signatory')
      .where('signatory.request_id', '=', request.id)
      .select(['signatory.id', 'signatory.name'])
      .orderBy('signatory.position')
      .execute()
    return {
      id: request.id,
      documentSha256: request.document_sha256,
      documentPages: request.document_pages,
      signatories,
    }
  })
}

/** Reads the six digits from the sentences of the mail, as a person would; its links hold none. */
async function codeFor(
  platform: Platform,
  { actor, contractId }: DemoSignature,
  asked: { signatoryId: string; documentSha256: string },
): Promise<string> {
  let words = ''
  const reading: Platform = {
    ...platform,
    queueMail: (_, draft) => {
      words = draft.paragraphs.filter((each) => typeof each === 'string').join(' ')
      return Promise.resolve(null)
    },
  }
  const signer = {
    companyId: actor.companyId,
    contractId,
    signatoryId: asked.signatoryId,
    locale: 'fr' as const,
  }
  await platform.inCompany(actor.companyId, (db) =>
    askForCode(reading, db, signer, {
      documentSha256: asked.documentSha256,
      ipAddress: '127.0.0.1',
    }),
  )
  const code = /\b\d{6}\b/.exec(words.replace(/\b(\d{3})\s(\d{3})\b/g, '$1$2'))
  if (!code) throw new Error('The mail brought no code')
  return code[0]
}
