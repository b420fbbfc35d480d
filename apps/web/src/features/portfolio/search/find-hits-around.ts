export interface HitsAround {
  before: number | null
  after: number | null
  /** From 1, when this page is a hit. */
  place: number | null
}

/**
 * The nearest pages with hits before and after a page that may or may not be one of them.
 *
 * @example hitsAround([2, 5, 9], 5) // { before: 2, after: 9, place: 2 }
 * @example hitsAround([2, 5, 9], 6) // { before: 5, after: 9, place: null }
 */
export function hitsAround(hitPages: readonly number[], page: number): HitsAround {
  const index = hitPages.indexOf(page)
  return {
    before: hitPages.findLast((found) => found < page) ?? null,
    after: hitPages.find((found) => found > page) ?? null,
    place: index < 0 ? null : index + 1,
  }
}
