import type { Temporal } from 'temporal-polyfill'
import type { Platform } from '../platform/platform.ts'
import type { DemoClock } from './demo-clock.ts'
import type { DemoCompany } from './demo-company.ts'
import { createParty } from './demo-parties.ts'
import { enterSigned, french, USUAL_TERMS } from './enter-signed.ts'

const PARTY = 'Bureautique des Alpes'

/** A contract that can be left at each of its anniversaries: the limit of the next is near, and nobody has decided. */
export async function exitDemo(
  platform: Platform,
  clock: DemoClock,
  company: DemoCompany,
  today: Temporal.PlainDate,
): Promise<void> {
  const owner = company.people.get('achats')!
  clock.setDay(`${today.subtract({ days: 75 }).toString()}T09:00:00Z`)
  await platform.inCompany(company.companyId, (db) =>
    createParty(platform, db, company.people.get('admin')!, PARTY),
  )
  const effectiveDate = today.add({ months: 2, days: 18 }).subtract({ years: 2 })
  await enterSigned(platform, company, owner, {
    title: 'Location des photocopieurs',
    type: 'Licence et abonnement',
    folder: 'Informatique',
    party: PARTY,
    signatory: 'Nadia Perrin',
    signedOn: effectiveDate.subtract({ days: 11 }),
    sections: textOf(effectiveDate),
    lifecycle: {
      effectiveDate: effectiveDate.toString(),
      duration: { kind: 'span', count: 48, unit: 'months' },
      renewalType: 'none',
      renewalDuration: null,
      notice: null,
      ...USUAL_TERMS,
      earlyExit: {
        notice: { unit: 'months', count: 2 },
        alignment: 'anniversary',
        notBefore: null,
      },
    },
    amountCents: 2_764_800,
  })
}

function textOf(effectiveDate: Temporal.PlainDate) {
  return [
    ['Parties', `Entre la Manufacture Delorme, à Lyon, et ${PARTY}, à Grenoble.`],
    ['Objet', 'La location et l’entretien de douze photocopieurs.'],
    [
      'Durée',
      `Le contrat prend effet le ${french(effectiveDate)} pour quarante-huit mois. La locataire peut y mettre fin à chaque date anniversaire, avec un préavis de deux mois.`,
    ],
    ['Loyer', '27 648 € toutes taxes comprises pour la durée du contrat, par mois échus.'],
  ] as const
}
