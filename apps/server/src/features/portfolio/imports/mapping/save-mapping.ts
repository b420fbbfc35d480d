import type { ImportMapping } from '@tacite/api/portfolio/import-plan-shapes.ts'
import type { ImportRules } from '@tacite/domain/imports/import-rules.ts'
import { readPattern } from '@tacite/domain/imports/name-pattern.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { holdImport, moveImport } from '../imports-repository.ts'
import { classifyFiles } from './classify-files.ts'
import { readMapping } from './mapping.query.ts'
import { requireDefaults } from './require-defaults.ts'
import { isKnownField, readOwnFields } from './plan-input.query.ts'

/**
 * Keeps the rules of an import, and says what each file is by them.
 * @throws Refused those of `readPattern`, IMPORT_FIELD_UNKNOWN, and that of its state
 */
export async function saveMapping(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  rules: ImportRules,
): Promise<ImportMapping> {
  const held = await holdImport(db, actor, importId)
  await requireDefaults(db, rules.defaults)
  await moveImport(deps, db, held, 'map')
  await requireRules(db, rules)
  await storeRules(db, importId, rules)
  await classifyFiles(db, importId)
  return readMapping(db, actor, importId)
}

export async function storeRules(
  db: CompanyDatabase,
  importId: string,
  rules: ImportRules,
): Promise<void> {
  await db
    .update('import')
    .set({ rules: JSON.stringify(rules) })
    .where('import.id', '=', importId)
    .execute()
}

async function requireRules(db: CompanyDatabase, rules: ImportRules): Promise<void> {
  const pattern = rules.pattern === null ? null : readPattern(rules.pattern)
  if (pattern && 'code' in pattern) throw new Refused('RULE', pattern)
  const ownFields = await readOwnFields(db)
  const unknown = Object.entries(rules.columns).find(([, name]) => !isKnownField(name, ownFields))
  if (unknown)
    throw new Refused('RULE', { code: 'IMPORT_FIELD_UNKNOWN', field: `columns.${unknown[0]}` })
}
