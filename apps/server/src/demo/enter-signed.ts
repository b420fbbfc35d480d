import { newContract } from '@tacite/api/writing/contract-form.ts'
import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import type { Temporal } from 'temporal-polyfill'
import { createContract } from '../features/writing/contracts/create-contract.ts'
import { uploadSignedPdf } from '../features/writing/contracts/upload-signed-pdf.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoCompany } from './demo-company.ts'
import { demoPdf } from './demo-file.ts'
import { partyId } from './demo-parties.ts'

/** A contract that was signed before it came here. */
export interface SignedDemo {
  title: string
  /** The title of its contract type, and the name of its folder. */
  type: string
  folder: string
  party: string
  /** Who signed for the other party. */
  signatory: string
  signedOn: Temporal.PlainDate
  sections: readonly (readonly [heading: string, text: string])[]
  lifecycle: Lifecycle
  amountCents: number | null
  /** What it amends, or is an order of. */
  parentId?: string
}

/** The usual terms of a contract between professionals, without the days. */
export const USUAL_TERMS = {
  maxRenewals: null,
  roll: 'none',
  noticeCountsWhen: 'received',
  sendingMode: 'registeredLetter',
  earlyExit: null,
  indeterminateAlignment: 'exactDay',
  performedAfterEnd: false,
} as const satisfies Partial<Lifecycle>

/** Enters a signed contract from its PDF, as its owner does. */
export async function enterSigned(
  platform: Platform,
  company: DemoCompany,
  owner: Actor,
  demo: SignedDemo,
): Promise<string> {
  const now = () => ({ ...owner, at: platform.clock.now() })
  const signatures = `Fait à Lyon, le ${french(demo.signedOn)}. Pour la Manufacture Delorme : Camille Delorme. Pour ${demo.party} : ${demo.signatory}.`
  const file = await demoPdf(platform, demo.title, [...demo.sections, ['Signatures', signatures]])
  const name = `${demo.title} (signé).pdf`
  const { _id: uploadId } = await uploadSignedPdf(platform, now(), { name, file })
  const { id } = await platform.inCompany(company.companyId, async (db) =>
    createContract(
      platform,
      db,
      now(),
      newContract.parse({
        title: demo.title,
        typeId: company.types.get(demo.type)!,
        projectId: company.projectId,
        ownerId: owner.personId,
        legalEntityId: company.legalEntityId,
        counterpartyId: await partyId(db, demo.party),
        parentId: demo.parentId ?? null,
        currency: 'EUR',
        direction: 'expense',
        folderIds: [company.folders.get(demo.folder)!],
        from: {
          kind: 'signed',
          uploadId,
          signatureDate: demo.signedOn.toString(),
          signatories: [
            { name: 'Camille Delorme', side: 'company' },
            { name: demo.signatory, side: 'counterparty' },
          ],
          lifecycle: demo.lifecycle,
        },
        values: demo.amountCents === null ? {} : { amount_incl_tax: demo.amountCents },
      }),
    ),
  )
  return id
}

/** @example french(day) // « 1er mars 2026 » */
export function french(day: Temporal.PlainDate): string {
  return day.toLocaleString('fr', { dateStyle: 'long' }).replace(/^1 /, '1er ')
}
