import { expect, test } from 'vitest'
import { CONTRACT_ACTS } from './contract-acts.ts'
import { REMOVAL_PERMISSIONS } from './removal-permissions.ts'

test('what was deleted is restored by who may delete it', () => {
  expect([REMOVAL_PERMISSIONS.contract]).toEqual(CONTRACT_ACTS.delete.permissions)
  expect([REMOVAL_PERMISSIONS.attachment]).toEqual(CONTRACT_ACTS.deleteAnnexes.permissions)
  expect([REMOVAL_PERMISSIONS.attachment]).toEqual(CONTRACT_ACTS.deleteSignaturePages.permissions)
})
