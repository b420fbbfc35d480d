import { newId } from '../../platform/new-id.ts'
import { drawSignature } from '../../platform/sealing/testing/sealing-sample.ts'
import type { TestCompany } from '../companies.ts'
import type { TestProduct } from '../start-product.ts'
import { multipart } from '../uploads.ts'
import type { Values } from './scenes.ts'

/** Somebody to administer, with a picture, a role to give, a group, and who acts for them. */
export async function makeColleague(
  { product, clock }: TestProduct,
  { companyId, administrator, administratorId, join }: TestCompany,
  groupId: string,
): Promise<Values> {
  const { personId: userId } = await join('contributor', 'Collègue')
  const role = await administrator.call('POST', '/roles', {
    name: 'Lecture seule',
    permissions: ['contracts3:list'],
  })
  const { payload, headers } = multipart('collegue.png', drawSignature(80))
  await administrator.call('POST', `/users/${userId}/picture`, payload, headers)
  const delegationId = newId(clock.now())
  await product.platform.inCompany(companyId, (db) =>
    db.insert('delegation', delegationRow(clock, delegationId, userId, administratorId)).execute(),
  )
  return {
    userId,
    roleId: role.body._id,
    groupId,
    mainGroupId: groupId,
    delegationId,
    newOwnerId: administratorId,
    delegateId: administratorId,
    addedIds: administratorId,
    removedIds: administratorId,
  }
}

/** An absence to come. */
export function delegationRow(
  clock: TestProduct['clock'],
  id: string,
  personId: string,
  delegateId: string,
) {
  return {
    id,
    person_id: personId,
    delegate_id: delegateId,
    created_by: personId,
    starts_on: '2026-12-01',
    ends_on: '2026-12-24',
    created_at: clock.now(),
  }
}
