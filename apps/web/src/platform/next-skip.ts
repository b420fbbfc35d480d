/** Where the next page of a list begins, for `getNextPageParam`; null: everything was read. */
export function nextSkip(
  { count }: { count: number },
  pages: readonly { value: readonly unknown[] }[],
): number | null {
  const read = pages.reduce((sum, { value }) => sum + value.length, 0)
  return read < count ? read : null
}
