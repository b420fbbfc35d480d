import { contractTypesEndpoints } from '@tacite/api/settings/contract-type-endpoints.ts'
import { counterpartiesEndpoints } from '@tacite/api/settings/counterparty-endpoints.ts'
import { CHOICE_FIELDS, type ChoiceField } from '@tacite/domain/imports/import-fields.ts'
import { isToCreate } from '@tacite/domain/imports/import-row.ts'
import { createdKey, SEVERAL } from '@tacite/domain/imports/match-choice.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import { requirePermission } from '../../../../platform/access/require-permission.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { createFolder } from '../../../settings/folders/public.ts'
import { contractTypes, counterparties, projects } from '../../../settings/library/public.ts'
import { companyMatches } from '../mapping/company-matches.query.ts'
import type { ReadyRow } from './ready-rows.query.ts'

/**
 * Creates what rows need and the company does not have yet, once for all of them: what a slice before created is found
 * again by its name. Each is remembered for the undo.
 */
export async function createChoices(
  deps: Platform,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  rows: readonly ReadyRow[],
): Promise<ReadyRow[]> {
  const missing = CHOICE_FIELDS.filter((field) =>
    rows.some(({ values }) => isToCreate(values[field]?.value)),
  )
  if (missing.length === 0) return [...rows]
  const matches = await companyMatches(db, actor, rows)
  const made = new Map<string, string>()
  const settled: ReadyRow[] = []
  for (const row of rows) {
    const values = { ...row.values }
    for (const field of missing) {
      const value = values[field]
      const key = createdKey(field, value?.value)
      if (!value || key === null || !isToCreate(value.value)) continue
      const found = made.get(key) ?? matches[field]?.get(key.slice(field.length + 1))
      const id =
        found && found !== SEVERAL
          ? found
          : await create(deps, db, actor, field, {
              name: value.value.create,
              siren: (values.siren?.value as string | undefined) ?? '',
            })
      if (id !== found) await remember(db, importId, field, id)
      made.set(key, id)
      values[field] = { ...value, value: id }
    }
    settled.push({ ...row, values })
  }
  return settled
}

async function create(
  deps: Platform,
  db: CompanyDatabase,
  actor: Actor,
  field: ChoiceField,
  { name, siren }: { name: string; siren: string },
): Promise<string> {
  switch (field) {
    case 'counterparty': {
      requirePermission(actor, 'contracts3:create')
      const form = counterpartiesEndpoints.create.body.parse({ name, siren })
      return (await counterparties.create(deps, db, actor, form))._id
    }
    case 'project':
      requirePermission(actor, 'contracts3:create')
      return (await projects.create(deps, db, actor, { title: name, description: '' }))._id
    case 'type': {
      requirePermission(actor, 'modules:type:contract')
      const form = contractTypesEndpoints.create.body.parse({ title: name })
      return (await contractTypes.create(deps, db, actor, form))._id
    }
    case 'folder':
      requirePermission(actor, 'modules:tags')
      return (
        await createFolder(deps, db, actor, {
          name: name.replaceAll('/', '-'),
          parentFolderId: null,
          ownerId: actor.personId,
        })
      )._id
    case 'owner':
    case 'legalEntity':
      throw new Error(`An import creates no ${field}`)
  }
}

const NOUN_OF_FIELD = {
  counterparty: 'counterparty',
  project: 'project',
  type: 'contractType',
  folder: 'folder',
  legalEntity: 'legalEntity',
} as const

async function remember(
  db: CompanyDatabase,
  importId: string,
  field: ChoiceField,
  id: string,
): Promise<void> {
  if (field === 'owner') return
  await sql`insert into import_creation (company_id, import_id, noun, object_id)
    values (${db.companyId}, ${importId}, ${NOUN_OF_FIELD[field]}, ${id}) on conflict do nothing`.execute(
    db.tx,
  )
}
