import type { AmendmentPatch } from '@tacite/api/lifecycle/amendments-endpoints.ts'
import type { Temporal } from 'temporal-polyfill'
import { correctChanges } from '../features/lifecycle/amendments/state-changes.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClock } from './demo-clock.ts'
import type { DemoCompany } from './demo-company.ts'
import { createParty, partyId } from './demo-parties.ts'
import { enterSigned, french, USUAL_TERMS, type SignedDemo } from './enter-signed.ts'

const LESSOR = 'SCI des Brotteaux'
const NEW_LESSOR = 'Foncière du Rhône'
const CONSULTANTS = 'Cabinet Vauban Ingénierie'

/**
 * What hangs under signed contracts: a commercial lease with two amendments, the second of which takes effect soon, and a
 * framework agreement with its orders.
 */
export async function amendDemo(
  platform: Platform,
  clock: DemoClock,
  company: DemoCompany,
  today: Temporal.PlainDate,
): Promise<void> {
  const legal = company.people.get('legal')!
  const purchasing = company.people.get('achats')!
  await platform.inCompany(company.companyId, async (db) => {
    for (const name of [NEW_LESSOR, CONSULTANTS])
      await createParty(platform, db, company.people.get('admin')!, name)
  })
  const on = (day: Temporal.PlainDate) => clock.setDay(`${day.toString()}T09:00:00Z`)
  await leaseWithAmendments(platform, { company, owner: legal, today, on })
  await frameworkWithOrders(platform, { company, owner: purchasing, today, on })
}

interface Entering {
  company: DemoCompany
  owner: Actor
  today: Temporal.PlainDate
  on(day: Temporal.PlainDate): void
}

/** The six-year exit of the tenant is nineteen months away, its notice thirteen. */
async function leaseWithAmendments(platform: Platform, entering: Entering): Promise<void> {
  const { today, on, company } = entering
  const begins = today.with({ day: 1 }).subtract({ years: 4, months: 5 })
  const signedOn = begins.subtract({ days: 24 })
  const title = 'Bail commercial de l’entrepôt de Vénissieux'
  const common = { type: 'Bail', folder: 'Affaires générales' } as const
  on(signedOn.add({ days: 6 }))
  const leaseId = await enterSigned(platform, company, entering.owner, {
    ...common,
    title,
    party: LESSOR,
    signatory: 'Hélène Brotteaux',
    signedOn,
    sections: [
      ['Parties', `Entre la Manufacture Delorme, preneur, et la ${LESSOR}, bailleur.`],
      ['Locaux', 'Un entrepôt de 2 400 m² et ses quais, à Vénissieux.'],
      [
        'Durée',
        `Neuf années entières à compter du ${french(begins)}. Le preneur peut donner congé à l’expiration de chaque période triennale, six mois à l’avance.`,
      ],
      ['Loyer', '96 000 € toutes taxes comprises par an.'],
    ],
    lifecycle: {
      ...USUAL_TERMS,
      effectiveDate: begins.toString(),
      duration: { kind: 'span', count: 9, unit: 'years' },
      renewalType: 'tacit',
      renewalDuration: null,
      notice: { unit: 'months', count: 6 },
    },
    amountCents: 9_600_000,
  })
  const amend = (signed: Temporal.PlainDate, effectiveOn: Temporal.PlainDate, more: Amending) =>
    enterAmendment(platform, entering, {
      ...common,
      ...more,
      signedOn: signed,
      effectiveOn,
      parentId: leaseId,
    })
  await amend(begins.add({ years: 2, days: 40 }), begins.add({ years: 2, months: 2 }), {
    title: 'Avenant n°\u00a01 au bail de l’entrepôt de Vénissieux',
    party: LESSOR,
    signatory: 'Hélène Brotteaux',
    text: 'Le loyer annuel est porté à 102 400 € toutes taxes comprises.',
    patches: () => [{ field: 'amount', value: 10_240_000 }],
  })
  await amend(today.subtract({ days: 34 }), today.with({ day: 1 }).add({ months: 2 }), {
    title: 'Avenant n°\u00a02 au bail de l’entrepôt de Vénissieux',
    party: NEW_LESSOR,
    signatory: 'Paul Rivoire',
    text: `L’entrepôt est vendu : la ${NEW_LESSOR} devient bailleur. Le loyer annuel est porté à 104 800 € toutes taxes comprises.`,
    patches: (lessorId) => [
      { field: 'counterparty', counterpartyId: lessorId },
      { field: 'amount', value: 10_480_000 },
    ],
  })
}

type Amending = Pick<SignedDemo, 'title' | 'party' | 'signatory'> & {
  text: string
  patches(partyId: string): AmendmentPatch[]
}

/** Enters a signed amendment, then says what it changes. */
async function enterAmendment(
  platform: Platform,
  { company, owner, on }: Entering,
  {
    text,
    patches,
    effectiveOn,
    ...amendment
  }: Amending &
    Pick<SignedDemo, 'type' | 'folder' | 'signedOn' | 'parentId'> & {
      effectiveOn: Temporal.PlainDate
    },
): Promise<void> {
  on(amendment.signedOn.add({ days: 4 }))
  const id = await enterSigned(platform, company, owner, {
    ...amendment,
    sections: [
      ['Objet', text],
      ['Effet', `Le présent avenant prend effet le ${french(effectiveOn)}.`],
    ],
    lifecycle: {
      ...USUAL_TERMS,
      effectiveDate: effectiveOn.toString(),
      duration: null,
      renewalType: 'none',
      renewalDuration: null,
      notice: null,
    },
    amountCents: null,
  })
  await platform.inCompany(company.companyId, async (db) =>
    correctChanges(platform, db, { ...owner, at: platform.clock.now() }, id, {
      reason: 'Lu dans l’avenant signé.',
      effectiveOn: effectiveOn.toString(),
      patches: patches(await partyId(db, amendment.party)),
    }),
  )
}

/** The framework carries no amount: its orders do. */
async function frameworkWithOrders(
  platform: Platform,
  { company, owner, today, on }: Entering,
): Promise<void> {
  const begins = today.with({ day: 1 }).subtract({ months: 14 })
  const signedOn = begins.subtract({ days: 11 })
  const common = {
    type: 'Prestation de services',
    folder: 'Achats',
    party: CONSULTANTS,
    signatory: 'Inès Vauban',
  } as const
  on(signedOn.add({ days: 3 }))
  const parentId = await enterSigned(platform, company, owner, {
    ...common,
    title: 'Contrat-cadre d’ingénierie',
    signedOn,
    sections: [
      ['Objet', 'Les études d’ingénierie que la Manufacture Delorme commande, site par site.'],
      ['Commandes', 'Chaque mission fait l’objet d’un bon de commande, qui en fixe le prix.'],
      ['Durée', `Trente-six mois à compter du ${french(begins)}, sans reconduction.`],
    ],
    lifecycle: {
      ...USUAL_TERMS,
      effectiveDate: begins.toString(),
      duration: { kind: 'span', count: 36, unit: 'months' },
      renewalType: 'none',
      renewalDuration: null,
      notice: null,
    },
    amountCents: null,
  })
  const orders = [
    ['Bon de commande n°\u00a01 : ventilation de l’atelier', 13, 6, 2_880_000],
    ['Bon de commande n°\u00a02 : ligne de découpe', 8, 9, 6_144_000],
    ['Bon de commande n°\u00a03 : stockage automatisé', 2, 12, 9_360_000],
  ] as const
  for (const [title, monthsAgo, months, amountCents] of orders) {
    const ordered = today.subtract({ months: monthsAgo })
    on(ordered.add({ days: 2 }))
    await enterSigned(platform, company, owner, {
      ...common,
      title,
      parentId,
      signedOn: ordered,
      sections: [['Mission', `${title}, selon le contrat-cadre d’ingénierie.`]],
      lifecycle: {
        ...USUAL_TERMS,
        effectiveDate: ordered.add({ days: 10 }).toString(),
        duration: { kind: 'span', count: months, unit: 'months' },
        renewalType: 'none',
        renewalDuration: null,
        notice: null,
      },
      amountCents,
    })
  }
}
