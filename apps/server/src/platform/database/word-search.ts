import { sql, type RawBuilder } from 'kysely'

/**
 * Every typed word occurs somewhere in the text, in any order, ignoring accents and case; no word matches all. The
 * expression must match an index on fold_text(text).
 * @example where ${holdsWords(sql`project.title`, 'nord ligne')}
 */
export function holdsWords(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return foldedHoldsWords(sql<string>`fold_text(${text})`, search)
}

/** The same of a text that is folded already: a column, or exactly what an index is on. */
export function foldedHoldsWords(folded: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter(Boolean)
  if (words.length === 0) return sql<boolean>`true`
  return sql<boolean>`(${sql.join(
    words.map((word) => foldedHoldsText(folded, word)),
    sql` and `,
  )})`
}

/** The typed text occurs verbatim in the text, ignoring accents and case. */
export function holdsText(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return foldedHoldsText(sql<string>`fold_text(${text})`, typed)
}

/** The same of a text that is folded already. */
export function foldedHoldsText(folded: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return sql<boolean>`${folded} like contains_pattern(${typed})`
}
