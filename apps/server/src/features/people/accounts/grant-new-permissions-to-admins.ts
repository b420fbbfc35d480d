import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'

/** Administrators hold every permission, including those added by a newer version of the product. */
export async function grantNewPermissionsToAdmins({ db }: PreAuthDatabase): Promise<void> {
  await db
    .updateTable('role')
    .where('role.key', '=', 'administrator')
    .where((role) => role.not(role('role.permissions', '@>', role.val([...PERMISSIONS]))))
    .set({ permissions: [...PERMISSIONS] })
    .execute()
}
