/** The section before (-1) or after (+1) another one on the page; null at the ends. */
export function neighbour(within: Element, sectionId: string, by: -1 | 1): string | null {
  const paper = within.closest('[data-paper]')
  const ids = [...(paper?.querySelectorAll<HTMLElement>('[data-section]') ?? [])].map(
    (section) => section.dataset['section'] ?? '',
  )
  const at = ids.indexOf(sectionId)
  return at < 0 ? null : (ids[at + by] ?? null)
}
