import type { CircuitForm } from '@tacite/api/settings/circuit-endpoints.ts'
import type { ShareForm } from '@tacite/api/agreement/sharing-endpoints.ts'
import type { Temporal } from 'temporal-polyfill'
import { createCircuit } from '../features/settings/circuits/public.ts'
import { shareContract } from '../features/agreement/sharing/public.ts'
import type { CompanyDatabase } from '../platform/database/company-database.ts'
import type { Actor } from '../platform/access/actor.ts'
import { newId } from '../platform/new-id.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoCompany } from './demo-company.ts'
import { TYPE_TITLES } from './demo-filing.ts'

const NOBODY: ShareForm = {
  personIds: [],
  groupIds: [],
  emails: [],
  level: 'reader',
  expiresOn: null,
  message: '',
}

/** The final step: contracts in progress are shared, inside and outside, and somebody is about to be away. */
export async function shareDemo(
  platform: Platform,
  { companyId, people, types }: DemoCompany,
  today: Temporal.PlainDate,
): Promise<void> {
  const [purchasing, sales] = [people.get('achats')!, people.get('ventes')!]
  const inDays = (days: number) => today.add({ days }).toString()
  await platform.inCompany(companyId, async (db) => {
    const draft = await draftOf(db, purchasing)
    const at = platform.clock.now()
    await shareContract(platform, db, { ...purchasing, at }, draft, {
      ...NOBODY,
      groupIds: [await groupNamed(db, 'Comité de direction')],
    })
    await shareContract(platform, db, { ...purchasing, at }, draft, {
      ...NOBODY,
      expiresOn: inDays(30),
      emails: ['contact@propretedurhone.test'],
      message: 'Bonjour,\nVoici notre projet, pour relecture de votre côté.',
    })
    await shareContract(platform, db, { ...sales, at }, await draftOf(db, sales), {
      ...NOBODY,
      level: 'editor',
      expiresOn: inDays(14),
      personIds: [people.get('si')!.personId],
    })
    await createCircuit(
      platform,
      db,
      { ...people.get('legal')!, at },
      await demoCircuit(db, { people, types }),
    )
    await db
      .insert('delegation', {
        id: newId(at),
        created_at: at,
        starts_on: inDays(3),
        ends_on: inDays(12),
        person_id: people.get('validator')!.personId,
        delegate_id: purchasing.personId,
        created_by: people.get('validator')!.personId,
      })
      .execute()
  })
}

/** Who validates purchases: a lawyer and the buyers at the same time, then the management for large amounts. */
async function demoCircuit(
  db: CompanyDatabase,
  { people, types }: Pick<DemoCompany, 'people' | 'types'>,
): Promise<CircuitForm> {
  const step = await db
    .select('workflow_step')
    .where('workflow_step.kind', '=', 'validation')
    .select('workflow_step.id')
    .executeTakeFirstOrThrow()
  return {
    title: 'Achats : juridique et achats, puis direction',
    validationStepId: step.id,
    typeIds: [types.get(TYPE_TITLES.service)!],
    isImposed: false,
    steps: [
      {
        name: 'Juridique',
        rule: 'oneOf',
        groupIds: [],
        validatorIds: [people.get('legal')!.personId],
        isBesidePrevious: false,
        dueDays: 3,
        conditions: [],
      },
      {
        name: 'Achats',
        rule: 'oneOf',
        groupIds: [],
        validatorIds: [people.get('validator')!.personId],
        isBesidePrevious: true,
        dueDays: 5,
        conditions: [],
      },
      {
        name: 'Direction',
        rule: 'all',
        validatorIds: [],
        groupIds: [await groupNamed(db, 'Comité de direction')],
        isBesidePrevious: false,
        dueDays: null,
        conditions: [
          { kind: 'amount', operator: 'atLeast', amountInclTaxCents: 50_000_00, currency: 'EUR' },
        ],
      },
    ],
  }
}

/** Their newest unsigned contract. */
async function draftOf(db: CompanyDatabase, { personId }: Actor): Promise<string> {
  const { id } = await db
    .select('contract')
    .where('contract.owner_id', '=', personId)
    .where('contract.status', 'in', ['DRAFT', 'NEGOTIATION', 'VALIDATION'])
    .select('contract.id')
    .orderBy('contract.created_at', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

async function groupNamed(db: CompanyDatabase, name: string): Promise<string> {
  const { id } = await db
    .select('person_group')
    .where('person_group.name', '=', name)
    .select('person_group.id')
    .executeTakeFirstOrThrow()
  return id
}
