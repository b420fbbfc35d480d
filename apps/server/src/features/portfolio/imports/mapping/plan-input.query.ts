import {
  isImportField,
  OWN_FIELD_TYPES,
  type OwnFieldType,
} from '@tacite/domain/imports/import-fields.ts'
import type { RowValues, SaidOfRow } from '@tacite/domain/imports/import-row.ts'
import { importRules, NO_RULES, type ImportRules } from '@tacite/domain/imports/import-rules.ts'
import type { ImportIndex } from '@tacite/domain/imports/join-table.ts'
import type { Classified, ImportEntry, ImportFile } from '@tacite/domain/imports/mapped-entry.ts'
import { planRows, type ImportPlan, type PlanInput } from '@tacite/domain/imports/plan-rows.ts'
import type { ReadTerm } from '@tacite/domain/imports/read-terms.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { standingTerms } from '../review/rules.query.ts'
import { companyMatches } from './company-matches.query.ts'

/** The rules that an import keeps; before the first are kept, with the defaults that leave no choice. */
export async function readRules(db: CompanyDatabase, importId: string): Promise<ImportRules> {
  const { rules, created_by } = await db
    .select('import')
    .where('import.id', '=', importId)
    .select(['import.rules', 'import.created_by'])
    .executeTakeFirstOrThrow()
  const kept = rules as Partial<ImportRules>
  return importRules(
    kept.defaults ? kept : { ...kept, defaults: await onlyChoices(db, created_by) },
  )
}

/** Whoever imports owns, unless they say otherwise; a company with one project or one entity has no other. */
async function onlyChoices(
  db: CompanyDatabase,
  createdBy: string,
): Promise<ImportRules['defaults']> {
  const only = async (table: 'project' | 'legal_entity') => {
    const rows = await db.select(table).select(`${table}.id`).limit(2).execute()
    return rows.length === 1 ? rows[0]!.id : null
  }
  return {
    ...NO_RULES.defaults,
    owner: createdBy,
    project: await only('project'),
    legalEntity: await only('legal_entity'),
  }
}

/** All its files, without what their texts say. */
export async function readFiles(db: CompanyDatabase, importId: string): Promise<ImportFile[]> {
  const rows = await filesOf(db, importId)
    .select('import_entry.role_by')
    .orderBy('import_entry.position')
    .execute()
  return rows.map((row) => ({
    ...fileOf(row),
    said: row.role_by === 'person' ? roleOf(row) : null,
  }))
}

/** Some of its files with what their texts say, and what each was found to be among all of them. */
export async function readEntries(
  db: CompanyDatabase,
  importId: string,
  positions: readonly number[],
): Promise<ImportEntry[]> {
  const rows = await filesOf(db, importId)
    .where('import_entry.position', '=', sql<number>`any(${positions}::int[])`)
    // Without what only proves them.
    .select(
      sql<
        ReadTerm[]
      >`coalesce((select jsonb_agg(term - 'quote' - 'sentence' - 'rule' order by place)
        from jsonb_array_elements(${standingTerms(db, 'import_entry')}) with ordinality as each (term, place)), '[]')`.as(
        'terms',
      ),
    )
    .orderBy('import_entry.position')
    .execute()
  return rows.map((row) => ({ ...fileOf(row), said: roleOf(row), terms: row.terms }))
}

function filesOf(db: CompanyDatabase, importId: string) {
  return db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .select(['position', 'path', 'state', 'kind', 'title', 'role'])
    .select(['same_as_position', 'same_as_contract_id'])
    .select(['belongs_to_position', 'belongs_to_contract_id'])
}

type StoredFile = Awaited<ReturnType<ReturnType<typeof filesOf>['execute']>>[number]

function fileOf(row: StoredFile): Omit<ImportFile, 'said'> {
  return {
    position: row.position,
    path: row.path,
    state: row.state,
    kind: row.kind,
    title: row.title,
    sameAsPosition: row.same_as_position,
    sameAsContractId: row.same_as_contract_id,
  }
}

function roleOf(row: StoredFile): Classified | null {
  return (
    row.role && {
      role: row.role,
      belongsToPosition: row.belongs_to_position,
      belongsToContractId: row.belongs_to_contract_id,
    }
  )
}

/** Its index; null: it has none. */
export async function readStoredIndex(
  db: CompanyDatabase,
  importId: string,
): Promise<(ImportIndex & { name: string }) | null> {
  const index = await db
    .select('import_index')
    .where('import_index.import_id', '=', importId)
    .select(['import_index.name', 'import_index.header'])
    .executeTakeFirst()
  if (!index) return null
  const rows = await db
    .select('import_index_row')
    .where('import_index_row.import_id', '=', importId)
    .select(['import_index_row.line', 'import_index_row.cells'])
    .orderBy('import_index_row.line')
    .execute()
  return { ...index, rows }
}

/** What people said about some of its rows: what they typed stays, whatever the rules become. */
export async function readSaid(
  db: CompanyDatabase,
  importId: string,
  positions: readonly number[],
): Promise<Map<number, SaidOfRow>> {
  const rows = await db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .where('import_row.position', '=', sql<number>`any(${positions}::int[])`)
    .select(['import_row.position', 'import_row.values', 'import_row.decided'])
    .select('import_row.dismissed')
    .execute()
  return new Map(rows.map((row) => [row.position, saidOf(row)] as const))
}

export function saidOf(row: {
  values: unknown
  decided: SaidOfRow['decided']
  dismissed: string[]
}): SaidOfRow {
  const { decided, dismissed } = row
  const values = row.values as RowValues
  const typed: Record<string, string> = {}
  const typedBy: Record<string, string> = {}
  for (const [field, value] of Object.entries(values)) {
    if (value?.from.kind !== 'person') continue
    typed[field] = value.text
    if (value.from.by !== undefined) typedBy[field] = value.from.by
  }
  return { typed, typedBy, decided, dismissed }
}

/** The company's own fields that a table can fill, in the order of their labels. */
export async function readOwnFields(
  db: CompanyDatabase,
): Promise<{ id: string; variable: string; label: string; type: OwnFieldType }[]> {
  const rows = await db
    .select('tagged_field')
    .where('tagged_field.kind', '=', 'custom')
    .where('tagged_field.formula', 'is', null)
    .where('tagged_field.type', 'in', [...OWN_FIELD_TYPES])
    .select(['tagged_field.id', 'tagged_field.variable', 'tagged_field.label', 'tagged_field.type'])
    .orderBy('tagged_field.label')
    .execute()
  return rows.map((row) => ({ ...row, type: row.type as OwnFieldType }))
}

/** The types of the company's own fields, as a plan reads them. */
export async function ownFieldTypes(db: CompanyDatabase): Promise<PlanInput['ownFields']> {
  const ownFields = await readOwnFields(db)
  return Object.fromEntries(ownFields.map(({ variable, type }) => [variable, type]))
}

/** The plan of rows: read once to know what texts are to be found, and again with what they name. */
export async function planWithMatches(
  db: CompanyDatabase,
  actor: Actor,
  input: Omit<PlanInput, 'matches'>,
): Promise<ImportPlan> {
  const unmatched = planRows({ ...input, matches: {} })
  return planRows({ ...input, matches: await companyMatches(db, actor, unmatched.rows) })
}

/** Whether a column of rules names something that exists. */
export function isKnownField(name: string, ownFields: readonly { variable: string }[]): boolean {
  return isImportField(name) || ownFields.some(({ variable }) => name === `values.${variable}`)
}
