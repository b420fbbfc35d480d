import type { categoriesEndpoints, CategoryRow } from '@tacite/api/category-endpoints.ts'
import type { QueryOf } from '@tacite/api/endpoint.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { collator } from '@tacite/i18n/format.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { holdsWords } from '../../platform/database/word-search.ts'

/** Categories in the order of a tree; a company has as many as people keep in their heads, so that all are read. */
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
  const used = (
    table: 'clause' | 'template',
  ) => sql<number>`(select count(*)::int from ${sql.table(table)} as used
    where used.company_id = category.company_id and used.category_id = category.id)`
  return db
    .select('category')
    .select(['category.id as _id', 'category.name', 'category.kind'])
    .select('category.parent_id as parentId')
    .select([used('clause').as('clauses'), used('template').as('templates')])
    .select(
      sql<number>`(select count(*)::int from category as child
        where child.company_id = category.company_id and child.parent_id = category.id)`.as(
        'children',
      ),
    )
    .select(holdsWords(sql`category.name`, search).as('isFound'))
    .execute()
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
