import type { LegalEntityRow } from '@tacite/api/legal-entity-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { refuseTaken } from '../../platform/database/broken-constraint.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeObject } from '../removals/public.ts'
import { legalEntity } from './legal-entity-list.query.ts'
import { namedEvent } from '../../platform/events/named-event.ts'
import {
  identityColumns,
  identityRefusals,
  isPrintedOtherwise,
  refuseChangeUnderSignature,
  type PartyIdentity,
} from './party-identity.ts'

type Parts = Pick<Platform, 'clock' | 'events'>

export async function createLegalEntity(
  { clock, events }: Parts,
  db: CompanyDatabase,
  actor: Actor,
  form: PartyIdentity,
): Promise<LegalEntityRow> {
  requireIdentity(form)
  const id = newId(clock.now())
  await db
    .insert('legal_entity', { id, ...identityColumns(form) })
    .execute()
    .catch(refuseTaken('legal_entity_name', 'name'))
  await events.record(db, namedEvent(actor, 'legalEntity.created', { id, name: form.name }))
  return legalEntity(db, id)
}

export async function updateLegalEntity(
  { events }: Parts,
  db: CompanyDatabase,
  actor: Actor,
  entityId: string,
  form: PartyIdentity,
): Promise<LegalEntityRow> {
  const before = await legalEntity(db, entityId)
  requireIdentity(form)
  const columns = identityColumns(form)
  if (isPrintedOtherwise(before, columns))
    await refuseChangeUnderSignature(db, 'legal_entity_id', entityId)
  await db
    .update('legal_entity')
    .set(columns)
    .where('legal_entity.id', '=', entityId)
    .execute()
    .catch(refuseTaken('legal_entity_name', 'name'))
  await events.record(
    db,
    namedEvent(actor, 'legalEntity.changed', { id: entityId, name: form.name }),
  )
  return legalEntity(db, entityId)
}

export async function removeLegalEntity(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  entityId: string,
): Promise<{ removalId: string }> {
  // So that nobody concludes a contract by it meanwhile.
  await lockRow(db, 'legal_entity', entityId)
  const { name, contracts } = await legalEntity(db, entityId)
  if (contracts > 0)
    throw new Refused('STATE', { code: 'LEGAL_ENTITY_USED', params: { contracts } })
  const removalId = await removeObject(parts, db, actor, {
    kind: 'legalEntity',
    objectId: entityId,
    label: name,
    rows: [{ table: 'legal_entity', column: 'id', ids: [entityId] }],
  })
  return { removalId }
}

function requireIdentity(form: PartyIdentity): void {
  const refusals = identityRefusals(form)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}
