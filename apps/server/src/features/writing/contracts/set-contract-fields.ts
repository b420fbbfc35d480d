import type { FieldValues } from '@tacite/document/field-definition.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { partId, raiseRevisions } from '../../../platform/database/record-revision.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { taggedFields } from '../texts/public.ts'
import { actOfValues } from './act-of-values.query.ts'
import { namedValues } from './contract-rows.ts'
import { requireMetadata, writeFieldValues } from './field-values.ts'
import { touchContract } from './touch-contract.ts'
import { because } from './update-details.ts'

interface SetFields {
  values: FieldValues
  reason?: string | undefined
}

/** Sets values of a contract's fields; null empties one. */
export async function setContractFields(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { values, reason }: SetFields,
): Promise<void> {
  await requireAct(db, actor, await actOfValues(db, contractId, values), contractId)
  const fields = await taggedFields(db, contractId)
  // The form of the terms shows the same value.
  if (await writeFieldValues(db, contractId, fields, values))
    await raiseRevisions(db, actor, [partId(contractId, 'lifecycle')])
  await requireMetadata(db, contractId, fields, Object.keys(values))
  await touchContract(deps, db, contractId)
  await deps.events.record(db, {
    ...contractEvent(actor, 'contract.fieldsChanged', contractId, {
      variables: await namedValues(db, contractId, values),
    }),
    ...because(reason),
  })
}
