/** A row of a page with the total number of rows. */
export type Counted<Row> = Row & { total: number }

/**
 * A page whose total was counted by the same statement: a second statement would cost as much as the page. Past the
 * last row there is no row to carry the total, so `recount` is called.
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
