import type { ImportMapping } from '@tacite/api/portfolio/import-plan-shapes.ts'
import { classifyEntries } from '@tacite/domain/imports/classify-entries.ts'
import type { ImportRules } from '@tacite/domain/imports/import-rules.ts'
import { joinIndex, type ImportIndex, type IndexRow } from '@tacite/domain/imports/join-table.ts'
import { foldersOf, stemOf, type ImportFile } from '@tacite/domain/imports/mapped-entry.ts'
import { namedValues, readPattern } from '@tacite/domain/imports/name-pattern.ts'
import { describedFiles } from '@tacite/domain/imports/plan-rows.ts'
import { provenOrder } from '@tacite/domain/imports/read-day.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { personName } from '../../../../platform/database/person-name.ts'
import { requireVisible } from '../entries.query.ts'
import { worded } from '../present-import.ts'
import { requireDefaults } from './require-defaults.ts'
import { readFiles, readOwnFields, readRules, readStoredIndex } from './plan-input.query.ts'

const SAMPLES = 3
const NAMED = 20

/**
 * The rules of an import with what they read in its real names, folders and columns.
 *
 * @param stated other rules, to be tried
 * @throws Refused 404 when the person does not see it
 */
export async function readMapping(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  stated?: ImportRules,
): Promise<ImportMapping> {
  await requireVisible(db, actor, importId)
  if (stated) await requireDefaults(db, stated.defaults)
  const rules = stated ?? (await readRules(db, importId))
  const entries = await readFiles(db, importId)
  const index = await readStoredIndex(db, importId)
  const files = describedFiles(entries, classifyEntries(entries))
  const ownFields = await readOwnFields(db)
  return {
    rules: rules as ImportMapping['rules'],
    profile: await profileOf(db, importId),
    names: await namesOfDefaults(db, rules),
    index: index && presentIndex(index),
    tables: entries
      .filter(({ state, path }) => state === 'kept' && /\.(?:csv|txt|xlsx)$/i.test(path))
      .map(({ position, path }) => ({ position, path })),
    ownFields: ownFields.map(({ variable, label }) => ({ variable, label })),
    folders: foldersByDepth(files),
    ...readNames(actor, files, rules),
    joined: index && rules.joined && presentJoined(files, index, rules.joined),
  }
}

function presentIndex(index: ImportIndex & { name: string }): ImportMapping['index'] {
  return {
    name: index.name,
    rows: index.rows.length,
    columns: index.header.map((header, at) => {
      const values = index.rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
      const orders = new Set(values.map(provenOrder).filter((order) => order !== null))
      return {
        header,
        samples: [...new Set(values)].slice(0, SAMPLES),
        dayOrder: orders.size === 1 ? [...orders][0]! : null,
      }
    }),
  }
}

function foldersByDepth(files: readonly ImportFile[]): string[][] {
  const byDepth: Set<string>[] = []
  for (const { path } of files)
    foldersOf(path).forEach((folder, depth) => (byDepth[depth] ??= new Set()).add(folder))
  return byDepth.slice(0, 10).map((names) => [...names].slice(0, SAMPLES))
}

/** Examples that the pattern reads, and some that it does not: those show what is wrong with it. */
function readNames(
  actor: Actor,
  files: readonly ImportFile[],
  { pattern }: ImportRules,
): Pick<ImportMapping, 'examples' | 'named' | 'patternRefusal'> {
  const read = pattern === null ? null : readPattern(pattern)
  const refused = read && 'code' in read ? read : null
  const valid = read && 'parts' in read ? read : null
  const all = files.map(({ path }) => {
    const name = stemOf(path)
    return { name, values: valid && namedValues(valid, name) }
  })
  const named = all.filter(({ values }) => values !== null)
  const others = all.filter(({ values }) => values === null)
  return {
    examples: [...named.slice(0, SAMPLES), ...others.slice(0, SAMPLES)],
    named: named.length,
    patternRefusal: worded(actor.locale, refused),
  }
}

function presentJoined(
  files: readonly ImportFile[],
  index: ImportIndex,
  joined: NonNullable<ImportRules['joined']>,
): NonNullable<ImportMapping['joined']> {
  const { rowOf, filesWithoutRow, rowsWithoutFile, unclear } = joinIndex(files, index, joined)
  const paths = new Map(files.map(({ position, path }) => [position, path]))
  const column = index.header.indexOf(joined.column)
  const keys = (rows: readonly IndexRow[]) =>
    sampled(rows.map(({ line, cells }) => `${line} : ${cells[column] ?? ''}`))
  return {
    matched: rowOf.size,
    filesWithoutRow: sampled(filesWithoutRow.map((position) => paths.get(position)!)),
    rowsWithoutFile: keys(rowsWithoutFile),
    unclear: keys(unclear),
  }
}

function sampled(all: readonly string[]) {
  return { count: all.length, first: all.slice(0, NAMED) }
}

async function profileOf(db: CompanyDatabase, importId: string): Promise<ImportMapping['profile']> {
  const found = await db
    .select('import')
    .innerJoin('import_profile', (join) =>
      join
        .onRef('import_profile.company_id', '=', 'import.company_id')
        .onRef('import_profile.id', '=', 'import.profile_id'),
    )
    .where('import.id', '=', importId)
    .select(['import_profile.id as _id', 'import_profile.name'])
    .executeTakeFirst()
  return found ?? null
}

/** By id: what the defaults choose. */
async function namesOfDefaults(
  db: CompanyDatabase,
  { defaults }: ImportRules,
): Promise<Record<string, string>> {
  const { type, project, owner, legalEntity, workflow, folderIds } = defaults
  const ids = [type, project, owner, legalEntity, workflow, ...folderIds].filter(
    (id) => id !== null,
  )
  if (ids.length === 0) return {}
  const { rows } = await sql<{ id: string; name: string }>`
    select id, title as name from contract_type where company_id = ${db.companyId} and id = any(${ids}::uuid[])
    union all select id, title from project where company_id = ${db.companyId} and id = any(${ids}::uuid[])
    union all select id, name from legal_entity where company_id = ${db.companyId} and id = any(${ids}::uuid[])
    union all select id, name from workflow where company_id = ${db.companyId} and id = any(${ids}::uuid[])
    union all select id, name from folder where company_id = ${db.companyId} and id = any(${ids}::uuid[])
    union all select person.id, ${personName('person')} from person
      where person.company_id = ${db.companyId} and person.id = any(${ids}::uuid[])`.execute(db.tx)
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}
