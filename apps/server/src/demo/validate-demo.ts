import type { Temporal } from 'temporal-polyfill'
import { decide } from '../features/agreement/validation/decide.ts'
import { requestValidation } from '../features/agreement/validation/request-validation.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { CompanyDatabase } from '../platform/database/company-database.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoCompany } from './demo-company.ts'
import type { DemoContract, DemoFate } from './demo-story.ts'

/** One of the lawyers, then the management: two steps, as the company does. */
export async function validateDemo(
  platform: Platform,
  company: DemoCompany,
  owner: Actor,
  contractId: string,
  story: DemoContract,
  on: (day: Temporal.PlainDate, hour?: number) => void,
): Promise<void> {
  const legal = company.people.get('legal')!
  const validator = company.people.get('validator')!
  const act = <R>(work: (db: CompanyDatabase) => Promise<R>) =>
    platform.inCompany(company.companyId, work)
  on(story.draftedOn.add({ days: 3 }))
  await act((db) =>
    requestValidation(platform, db, owner, contractId, {
      circuitId: null,
      leavingOut: null,
      steps: [
        stepOf('Juridique', 'oneOf', legal.personId),
        stepOf('Direction', 'all', validator.personId),
      ],
    }),
  )
  const stepIds = await act((db) => stepsOf(db, contractId))
  const given = decisionsOf(story.fate)
  for (const [index, person] of [legal, validator].slice(0, given.length).entries()) {
    on(story.draftedOn.add({ days: 3 }), 10 + index)
    const place = { contractId, stepId: stepIds[index]! }
    await act((db) => decide(platform, db, person, place, given[index]!))
  }
}

const YES = { decision: 'accepted', reason: '' } as const

function decisionsOf(fate: DemoFate): Parameters<typeof decide>[4][] {
  if (fate === 'validationRunning') return [YES]
  if (fate === 'validationOnCondition')
    return [{ decision: 'conditional', reason: 'Joindre l’attestation d’assurance avant l’envoi.' }]
  if (fate === 'validationRefused')
    return [YES, { decision: 'refused', reason: 'Le plafond de responsabilité est trop bas.' }]
  return [YES, YES]
}

async function stepsOf(db: CompanyDatabase, contractId: string): Promise<string[]> {
  const rows = await db
    .select('contract_validation_step')
    .innerJoin('contract_validation', (join) =>
      join
        .onRef('contract_validation.company_id', '=', 'contract_validation_step.company_id')
        .onRef('contract_validation.id', '=', 'contract_validation_step.validation_id'),
    )
    .where('contract_validation.contract_id', '=', contractId)
    .select('contract_validation_step.id')
    .orderBy('contract_validation_step.position')
    .execute()
  return rows.map(({ id }) => id)
}

/** What happens after signature. Nothing is seeded in the future. */
function stepOf(name: string, rule: 'oneOf' | 'all', validatorId: string) {
  const dueDays = 5
  return { name, rule, validatorIds: [validatorId], groupIds: [], isBesidePrevious: false, dueDays }
}
