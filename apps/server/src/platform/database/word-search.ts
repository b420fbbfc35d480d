import { sql, type RawBuilder } from 'kysely'

/**
 * Every word that was typed is somewhere in the text, in any order, without regard to accents and capitals; no word: all.
 * A word is looked for as an index on fold_text(text) has it.
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
    words.map((word) => foldedHolds(folded, word)),
    sql` and `,
  )})`
}

/** What was typed is somewhere in the text as it stands, without regard to accents and capitals. */
export function holdsText(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return foldedHolds(sql<string>`fold_text(${text})`, typed)
}

function foldedHolds(folded: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return sql<boolean>`${folded} like contains_pattern(${typed})`
}
