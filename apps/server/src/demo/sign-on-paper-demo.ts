import type { Temporal } from 'temporal-polyfill'
import { fileScan } from '../features/signing/signing/paper/file-scan.ts'
import { markSigned } from '../features/signing/signing/paper/mark-signed.ts'
import { uploadScan } from '../features/signing/signing/paper/upload-scan.ts'
import { sendForSignature } from '../features/signing/signing/public.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Platform } from '../platform/platform.ts'
import { attachDemoFile } from './attach-demo-file.ts'
import type { DemoCompany } from './demo-company.ts'
import { demoPdf } from './demo-file.ts'
import type { DemoFate, DemoPaperFate } from './demo-story.ts'

interface PaperSignature {
  company: DemoCompany
  owner: Actor
  contractId: string
  party: string
  fate: DemoPaperFate
  signedOn: Temporal.PlainDate
}

export function isOnPaper(fate: DemoFate): fate is DemoPaperFate {
  return fate === 'awaitingScan' || fate === 'signedOnPaper' || fate === 'markedSigned'
}

/** A contract that the parties sign by hand: only stated, printed and awaited, or filed with its scan and a mandate. */
export async function signOnPaperDemo(
  platform: Platform,
  { company, owner, contractId, party, fate, signedOn }: PaperSignature,
  on: (day: Temporal.PlainDate, hour?: number) => void,
): Promise<void> {
  const now = () => ({ ...owner, at: platform.clock.now() })
  const signatories = [
    { name: 'Camille Delorme', side: 'company' as const },
    { name: `Direction ${party}`, side: 'counterparty' as const },
  ]
  const statement = { signatureDate: signedOn.toString(), signatories }
  if (fate === 'markedSigned') {
    on(signedOn.add({ days: 2 }))
    return platform.inCompany(company.companyId, (db) =>
      markSigned(platform, db, now(), contractId, { ...statement, isConfirmed: true }),
    )
  }
  on(signedOn.subtract({ days: 1 }), 15)
  await sendForSignature(platform, now(), contractId, { kind: 'onPaper', names: signatories })
  if (fate === 'awaitingScan') return
  on(signedOn.add({ days: 3 }))
  const printed = await printedPdf(platform, owner, contractId)
  const { _id: scanId } = await uploadScan(platform, now(), contractId, async () => ({
    name: 'contrat signé.pdf',
    file: await platform.files.stage(printed),
  }))
  await fileScan(platform, now(), { contractId, scanId }, { statement })
  await attachDemoFile(platform, now(), contractId, {
    kind: 'signaturePage',
    name: 'Pouvoir de signature.pdf',
    file: await demoPdf(platform, 'Pouvoir de signature', [
      [
        'Pouvoir',
        `La direction de ${party} donne pouvoir au directeur de site pour signer le contrat en son nom.`,
      ],
    ]),
  })
}

/** What was printed and signed; no pen has touched this one. */
async function printedPdf(platform: Platform, owner: Actor, contractId: string): Promise<Buffer> {
  const { document_sha256: sha256 } = await platform.inCompany(owner.companyId, (db) =>
    db
      .select('signature_request')
      .where('signature_request.contract_id', '=', contractId)
      .select('document_sha256')
      .executeTakeFirstOrThrow(),
  )
  const file = await platform.files.open(owner.companyId, sha256)
  return file.bytes()
}
