import type { categoriesEndpoints, CategoryRow } from '@tacite/api/settings/category-endpoints.ts'
import type { QueryOf } from '@tacite/api/endpoint.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { collator } from '@tacite/i18n/format.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { holdsWords } from '../../../platform/database/word-search.ts'

/** Categories in tree order; few enough to read all of them. */
export async function categoryTree(
  db: CompanyDatabase,
  locale: Locale,
  { search, kind, $top, $skip }: QueryOf<typeof categoriesEndpoints.list>,
): Promise<{ value: CategoryRow[]; count: number }> {
  const rows = await allCategories(db, search)
  const found = keepWithAncestors(
    rows.filter((row) => kind === undefined || row.kind === kind),
    ({ isFound }) => isFound,
  )
  const tree = unfold(found, locale)
  return { value: tree.slice($skip, $skip + rowLimit($top)), count: tree.length }
}

/** @throws Refused NOT_FOUND when there is none in this company. */
export async function category(db: CompanyDatabase, categoryId: string): Promise<CategoryRow> {
  const tree = unfold(await allCategories(db, ''), 'fr')
  const row = tree.find(({ _id }) => _id === categoryId)
  if (!row) throw new Refused('NOT_FOUND', 'CATEGORY_NOT_FOUND')
  return row
}

interface Kept extends Omit<CategoryRow, 'parent' | 'depth'> {
  parentId: string | null
  isFound: boolean
}

async function allCategories(db: CompanyDatabase, search: string): Promise<Kept[]> {
  const { companyId } = db
  const used = (table: 'clause' | 'template') => sql`(
    select used.category_id, count(*)::int as count from ${sql.table(table)} as used
    where used.company_id = ${companyId} and used.category_id is not null group by used.category_id)`
  const { rows } = await sql<Omit<Kept, 'children'>>`
    select category.id as _id, category.name, category.kind, category.parent_id as "parentId",
      coalesce(of_clauses.count, 0) as clauses, coalesce(of_templates.count, 0) as templates,
      ${holdsWords(sql`category.name`, search)} as "isFound"
    from category
    left join ${used('clause')} as of_clauses on of_clauses.category_id = category.id
    left join ${used('template')} as of_templates on of_templates.category_id = category.id
    where category.company_id = ${companyId}`.execute(db.tx)
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  return rows.map((row) => ({ ...row, children: below.get(row._id)?.length ?? 0 }))
}

function keepWithAncestors(rows: readonly Kept[], isFound: (row: Kept) => boolean): Kept[] {
  const byId = new Map(rows.map((row) => [row._id, row]))
  const kept = new Set<string>()
  for (const row of rows.filter(isFound)) {
    let at: Kept | undefined = row
    while (at && !kept.has(at._id)) {
      kept.add(at._id)
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    }
  }
  return rows.filter(({ _id }) => kept.has(_id))
}

function unfold(rows: readonly Kept[], locale: Locale): CategoryRow[] {
  const { compare } = collator(locale)
  const names = new Map(rows.map(({ _id, name }) => [_id, name]))
  const below = Map.groupBy(
    rows.toSorted((a, b) => a.kind.localeCompare(b.kind) || compare(a.name, b.name)),
    ({ parentId }) => parentId,
  )
  const walk = (parentId: string | null, depth: number): CategoryRow[] =>
    (below.get(parentId) ?? []).flatMap(({ parentId: _, isFound: _found, ...row }) => [
      {
        ...row,
        depth,
        parent: parentId === null ? null : { _id: parentId, name: names.get(parentId)! },
      },
      ...walk(row._id, depth + 1),
    ])
  return walk(null, 0)
}
