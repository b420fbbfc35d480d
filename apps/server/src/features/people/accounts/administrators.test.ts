import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { signUpCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { grantNewPermissionsToAdmins } from './grant-new-permissions-to-admins.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('administrators get permissions added by a newer version, other roles stay unchanged', async () => {
  const { administrator, companyId } = await signUpCompany(product)
  await product.product.platform.inCompany(companyId, (db) =>
    db
      .update('role')
      .set({ permissions: sql`array_remove(permissions, 'modules:integrations')` })
      .execute(),
  )
  const iams = async () => (await administrator.call('GET', '/me')).body.iams.toSorted()
  expect(await iams()).not.toContain('modules:integrations')
  const preAuth = openPreAuthDatabase(product.connection)
  await grantNewPermissionsToAdmins(preAuth)
  await preAuth.close()
  expect(await iams()).toEqual([...PERMISSIONS].toSorted())
  const roles = await product.product.platform.inCompany(companyId, (db) =>
    db.select('role').where('role.key', '<>', 'administrator').select('permissions').execute(),
  )
  expect(roles.flatMap(({ permissions }) => permissions)).not.toContain('modules:integrations')
})
