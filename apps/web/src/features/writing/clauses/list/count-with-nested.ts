import type { CategoryRow } from '@tacite/api/settings/category-endpoints.ts'

type Counted = Pick<CategoryRow, '_id' | 'clauses' | 'parent'>

/**
 * How many clauses each category has, with those of the categories below it.
 *
 * @param tree in tree order: a category comes after the one that it is below
 */
export function countWithNested(tree: readonly Counted[]): ReadonlyMap<string, number> {
  const counts = new Map(tree.map(({ _id, clauses }) => [_id, clauses]))
  for (const { _id, parent } of tree.toReversed())
    if (parent) counts.set(parent._id, (counts.get(parent._id) ?? 0) + counts.get(_id)!)
  return counts
}
