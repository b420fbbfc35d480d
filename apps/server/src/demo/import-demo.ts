import { newContract } from '@tacite/api/writing/contract-form.ts'
import type { Temporal } from 'temporal-polyfill'
import { correctDates } from '../features/lifecycle/corrections/correct-dates.ts'
import { createContract } from '../features/writing/contracts/create-contract.ts'
import { uploadSignedPdf } from '../features/writing/contracts/upload-signed-pdf.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClock } from './demo-clock.ts'
import type { DemoCompany } from './demo-company.ts'
import { demoPdf } from './demo-file.ts'
import { partyId } from './demo-parties.ts'

const PARTY = 'Transports Gaudin'
const TITLE = 'Transport des pièces de rechange'

/** A contract that came signed, as a PDF; a date misread when it was entered is corrected since. */
export async function importDemo(
  platform: Platform,
  clock: DemoClock,
  company: DemoCompany,
  today: Temporal.PlainDate,
): Promise<void> {
  const { companyId } = company
  const owner = company.people.get('achats')!
  const now = () => ({ ...owner, at: clock.now() })
  const signedOn = today.subtract({ months: 7, days: 12 })
  const effectiveDate = signedOn.add({ days: 15 })
  clock.setDay(`${today.subtract({ days: 20 }).toString()}T09:00:00Z`)
  const file = await demoPdf(platform, TITLE, textOf(signedOn, effectiveDate))
  const name = 'transport pièces de rechange signé.pdf'
  const { _id: uploadId } = await uploadSignedPdf(platform, now(), { name, file })
  const lifecycle = {
    effectiveDate: effectiveDate.toString(),
    duration: { kind: 'span', count: 24, unit: 'months' } as const,
    renewalType: 'tacit' as const,
    renewalDuration: { count: 12, unit: 'months' as const },
    maxRenewals: null,
    notice: { unit: 'months' as const, count: 2 },
    roll: 'none' as const,
    noticeCountsWhen: 'received' as const,
    sendingMode: 'registeredLetter' as const,
    earlyExit: null,
    indeterminateAlignment: 'exactDay' as const,
    performedAfterEnd: false,
  }
  const signatureDate = signedOn.toString()
  const { id } = await platform.inCompany(companyId, async (db) =>
    createContract(
      platform,
      db,
      now(),
      newContract.parse({
        title: TITLE,
        typeId: company.types.get('Prestation de services')!,
        projectId: company.projectId,
        ownerId: owner.personId,
        legalEntityId: company.legalEntityId,
        counterpartyId: await partyId(db, PARTY),
        currency: 'EUR',
        direction: 'expense',
        folderIds: [company.folders.get('Achats')!],
        from: {
          kind: 'signed',
          uploadId,
          signatureDate,
          signatories: [
            { name: 'Camille Delorme', side: 'company' },
            { name: 'Jérôme Gaudin', side: 'counterparty' },
          ],
          lifecycle,
        },
        values: { amount_incl_tax: 4_320_000 },
      }),
    ),
  )
  clock.setDay(`${today.subtract({ days: 6 }).toString()}T10:00:00Z`)
  const { performedAfterEnd: _, ...stated } = lifecycle
  await platform.inCompany(companyId, (db) =>
    correctDates(platform, db, now(), id, {
      reason: 'L’article 3 prévoit trois mois de préavis, et non deux : erreur de saisie.',
      lifecycle: { ...stated, notice: { unit: 'months', count: 3 } },
      signatureDate,
    }),
  )
}

function textOf(signedOn: Temporal.PlainDate, effectiveDate: Temporal.PlainDate) {
  return [
    ['Parties', `Entre la Manufacture Delorme, à Lyon, et ${PARTY}, à Grenoble.`],
    ['Objet', 'L’enlèvement et la livraison des pièces de rechange, sur appel.'],
    [
      'Durée',
      `Le contrat prend effet le ${french(effectiveDate)} pour vingt-quatre mois, puis se renouvelle d’année en année, sauf dénonciation trois mois avant son échéance.`,
    ],
    ['Prix', '43 200 € toutes taxes comprises, pour la première période.'],
    [
      'Signatures',
      `Fait à Lyon, le ${french(signedOn)}. Pour la Manufacture Delorme : Camille Delorme. Pour ${PARTY} : Jérôme Gaudin.`,
    ],
  ] as const
}

function french(day: Temporal.PlainDate): string {
  return day.toLocaleString('fr', { dateStyle: 'long' })
}
