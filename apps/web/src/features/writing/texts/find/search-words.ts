import { findInLines, type FoundMatches } from '@tacite/document/find/find-in-lines.ts'
import { findPattern, type FindQuery } from '@tacite/document/find/find-pattern.ts'
import { searchApart } from './search-apart.ts'

/** Why there is no answer: the keys of `editor.find.problem`. */
export type SearchProblem = 'invalid' | 'tooSlow' | 'failed'

export async function searchWords(
  words: readonly string[],
  query: FindQuery,
): Promise<FoundMatches | SearchProblem> {
  const pattern = findPattern(query)
  if (!pattern) return 'invalid'
  return query.isPattern ? searchApart({ words, pattern }) : findInLines(words, pattern)
}
