/** The text of a file, from its first page on; a page without text is empty. */
export function pagesOf(written: readonly { page: number; body: string }[]): string[] {
  const last = Math.max(0, ...written.map(({ page }) => page))
  const pages = Array.from({ length: last }, () => '')
  for (const { page, body } of written) pages[page - 1] = body
  return pages
}
