import { DEFAULT_ROLE_KEYS, DEFAULT_ROLE_PERMISSIONS } from '@tacite/domain/access/default-roles.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createDefaultLibrary } from './default-library.ts'
import { createDefaultWorkflow } from './default-workflow.ts'

/** Creates a company ready for its first contract (decisions 3), in its language. */
export async function createCompany(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { name, locale }: { name: string; locale: Locale },
): Promise<{ administratorRoleId: string }> {
  const now = deps.clock.now()
  await db.tx
    .insertInto('company')
    .values({ id: db.companyId, name, locale, created_at: now })
    .execute()
  const administratorRoleId = await createDefaultRoles(deps, db, locale)
  await createDefaultWorkflow(deps, db, locale)
  await createDefaultLibrary(deps, db, { companyName: name, locale })
  return { administratorRoleId }
}

async function createDefaultRoles(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  locale: Locale,
): Promise<string> {
  const t = createTranslator(locale)
  const roles = DEFAULT_ROLE_KEYS.map((key) => ({
    id: newId(clock.now()),
    key,
    name: t(`defaults.role.${key}.name`),
    description: t(`defaults.role.${key}.description`),
    kind: 'system' as const,
    is_default: key === 'contributor',
    permissions: [...DEFAULT_ROLE_PERMISSIONS[key]],
  }))
  await db.insert('role', roles).execute()
  return roles[0]!.id
}
