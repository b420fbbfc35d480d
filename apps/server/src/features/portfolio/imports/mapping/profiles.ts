import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import { importRules, type ImportRules } from '@tacite/domain/imports/import-rules.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import { refuseTaken } from '../../../../platform/database/broken-constraint.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { newId } from '../../../../platform/new-id.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireDefaults } from './require-defaults.ts'

type Profile = ResponseOf<typeof importPlanEndpoints.createProfile>

const MOST_SHOWN = 200

/** The company's profiles, in the order of their names. */
export async function listProfiles(db: CompanyDatabase): Promise<{ value: Profile[] }> {
  const rows = await db
    .select('import_profile')
    .select(['import_profile.id', 'import_profile.name', 'import_profile.rules'])
    .orderBy(sql`lower(import_profile.name)`)
    .limit(MOST_SHOWN)
    .execute()
  return { value: rows.map(presented) }
}

/** Keeps rules under a name; the same name replaces its rules. */
export async function createProfile(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { name, rules }: BodyOf<typeof importPlanEndpoints.createProfile>,
): Promise<Profile> {
  await requireDefaults(db, rules.defaults)
  const stored = JSON.stringify(rules)
  const before = await db
    .update('import_profile')
    .set({ name, rules: stored })
    .where(sql`lower(import_profile.name)`, '=', name.toLowerCase())
    .returning(['import_profile.id', 'import_profile.name', 'import_profile.rules'])
    .executeTakeFirst()
  if (before) return presented(before)
  const id = newId(clock.now())
  await db
    .insert('import_profile', {
      id,
      name,
      rules: stored,
      created_by: actor.personId,
      created_at: clock.now(),
    })
    .execute()
  return { _id: id, name, rules }
}

/** @throws Refused IMPORT_PROFILE_NOT_FOUND, NAME_TAKEN */
export async function renameProfile(
  db: CompanyDatabase,
  profileId: string,
  { name }: BodyOf<typeof importPlanEndpoints.renameProfile>,
): Promise<Profile> {
  const renamed = await db
    .update('import_profile')
    .set({ name })
    .where('import_profile.id', '=', profileId)
    .returning(['import_profile.id', 'import_profile.name', 'import_profile.rules'])
    .executeTakeFirst()
    .catch(refuseTaken('import_profile_name', 'name'))
  if (!renamed) throw new Refused('NOT_FOUND', 'IMPORT_PROFILE_NOT_FOUND')
  return presented(renamed)
}

/** @throws Refused IMPORT_PROFILE_NOT_FOUND */
export async function deleteProfile(db: CompanyDatabase, profileId: string): Promise<void> {
  const gone = await db
    .delete('import_profile')
    .where('import_profile.id', '=', profileId)
    .returning('import_profile.id')
    .executeTakeFirst()
  if (!gone) throw new Refused('NOT_FOUND', 'IMPORT_PROFILE_NOT_FOUND')
}

function presented({ id, name, rules }: { id: string; name: string; rules: unknown }): Profile {
  return { _id: id, name, rules: importRules(rules as Partial<ImportRules>) as Profile['rules'] }
}
