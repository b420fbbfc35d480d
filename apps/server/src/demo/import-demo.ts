import type { Temporal } from 'temporal-polyfill'
import { correctDates } from '../features/lifecycle/corrections/correct-dates.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClock } from './demo-clock.ts'
import type { DemoCompany } from './demo-company.ts'
import { enterSigned, french, USUAL_TERMS } from './enter-signed.ts'

const PARTY = 'Transports Gaudin'

/** A contract that came signed, as a PDF; a date misread when it was entered is corrected since. */
export async function importDemo(
  platform: Platform,
  clock: DemoClock,
  company: DemoCompany,
  today: Temporal.PlainDate,
): Promise<void> {
  const owner = company.people.get('achats')!
  const signedOn = today.subtract({ months: 7, days: 12 })
  const effectiveDate = signedOn.add({ days: 15 })
  clock.setDay(`${today.subtract({ days: 20 }).toString()}T09:00:00Z`)
  const stated = {
    effectiveDate: effectiveDate.toString(),
    duration: { kind: 'span', count: 24, unit: 'months' } as const,
    renewalType: 'tacit' as const,
    renewalDuration: { count: 12, unit: 'months' as const },
    notice: { unit: 'months' as const, count: 2 },
    ...USUAL_TERMS,
  }
  const id = await enterSigned(platform, company, owner, {
    title: 'Transport des pièces de rechange',
    type: 'Prestation de services',
    folder: 'Achats',
    party: PARTY,
    signatory: 'Jérôme Gaudin',
    signedOn,
    sections: textOf(effectiveDate),
    lifecycle: stated,
    amountCents: 4_320_000,
  })
  clock.setDay(`${today.subtract({ days: 6 }).toString()}T10:00:00Z`)
  const { performedAfterEnd: _, ...corrected } = stated
  await platform.inCompany(company.companyId, (db) =>
    correctDates(platform, db, { ...owner, at: clock.now() }, id, {
      reason: 'L’article 3 prévoit trois mois de préavis, et non deux : erreur de saisie.',
      lifecycle: { ...corrected, notice: { unit: 'months', count: 3 } },
      signatureDate: signedOn.toString(),
    }),
  )
}

function textOf(effectiveDate: Temporal.PlainDate) {
  return [
    ['Parties', `Entre la Manufacture Delorme, à Lyon, et ${PARTY}, à Grenoble.`],
    ['Objet', 'L’enlèvement et la livraison des pièces de rechange, sur appel.'],
    [
      'Durée',
      `Le contrat prend effet le ${french(effectiveDate)} pour vingt-quatre mois, puis se renouvelle d’année en année, sauf dénonciation trois mois avant son échéance.`,
    ],
    ['Prix', '43 200 € toutes taxes comprises, pour la première période.'],
  ] as const
}
