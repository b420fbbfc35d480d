import type { ContractTypeRow } from '@tacite/api/contract-type-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { refuseTaken } from '../../platform/database/broken-constraint.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import { deadlinesDependOn } from '../deadlines/public.ts'
import { removeObject } from '../removals/public.ts'
import { contractType } from './contract-type-list.query.ts'
import { namedEvent } from '../../platform/events/named-event.ts'
import { requireText } from './names.ts'

type Form = Pick<ContractTypeRow, 'title' | 'description' | 'regime'>
type Parts = Pick<Platform, 'clock' | 'events'>

export async function createContractType(
  { clock, events }: Parts,
  db: CompanyDatabase,
  actor: Actor,
  form: Form,
): Promise<ContractTypeRow> {
  requireText('title', form.title)
  const id = newId(clock.now())
  await db
    .insert('contract_type', { id, ...form })
    .execute()
    .catch(refuseTaken('contract_type_title', 'title'))
  await events.record(db, namedEvent(actor, 'contractType.created', { id, name: form.title }))
  return contractType(db, id)
}

export async function updateContractType(
  parts: Parts & Pick<Platform, 'jobs'>,
  db: CompanyDatabase,
  actor: Actor,
  typeId: string,
  form: Form,
): Promise<ContractTypeRow> {
  const before = await contractType(db, typeId)
  requireText('title', form.title)
  await db
    .update('contract_type')
    .set(form)
    .where('contract_type.id', '=', typeId)
    .execute()
    .catch(refuseTaken('contract_type_title', 'title'))
  if (before.regime !== form.regime) await deadlinesDependOn(parts, db, { typeId })
  await parts.events.record(
    db,
    namedEvent(actor, 'contractType.changed', { id: typeId, name: form.title }),
  )
  return contractType(db, typeId)
}

/** Only what nothing uses goes: a contract without its type would lose its rules of deadlines. */
export async function removeContractType(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  typeId: string,
): Promise<{ removalId: string }> {
  // So that nobody starts a contract of it meanwhile.
  await lockRow(db, 'contract_type', typeId)
  const { title, contracts, templates } = await contractType(db, typeId)
  if (contracts + templates > 0)
    throw new Refused('STATE', { code: 'CONTRACT_TYPE_USED', params: { contracts, templates } })
  const removalId = await removeObject(parts, db, actor, {
    kind: 'contractType',
    objectId: typeId,
    label: title,
    rows: [{ table: 'contract_type', column: 'id', ids: [typeId] }],
  })
  return { removalId }
}
