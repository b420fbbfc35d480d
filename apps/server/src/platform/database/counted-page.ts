/** A row of a page, with how many rows there are in all. */
export type Counted<Row> = Row & { total: number }

/**
 * A page whose rows were counted by the same statement: one more statement costs as much as the page itself.
 * Past the last row nothing carries the count, and `recount` is asked for it.
 */
export async function countedPage<Row extends object>(
  rows: readonly Counted<Row>[],
  $skip: number,
  recount: () => Promise<number>,
): Promise<{ value: Row[]; count: number }> {
  const [first] = rows
  const value = rows.map(({ total: _, ...row }) => row as unknown as Row)
  if (first) return { value, count: first.total }
  return { value, count: $skip > 0 ? await recount() : 0 }
}
