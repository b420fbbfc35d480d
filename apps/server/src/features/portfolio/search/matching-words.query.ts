import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { markedWords } from './question.ts'
import { joinedWords } from '@tacite/domain/search/joined-words.ts'
import { foldedBeginning, UNTOLD_LITTLE_WORD, wordsOf } from './split-words.ts'

interface Text {
  locale: 'fr' | 'en' | 'es'
  body: string
}

/**
 * Which words of these texts match a query, in lower case as written: what a search highlights. Stemming keeps the
 * beginning of a word, so only words that begin like one of the query are stemmed.
 */
export async function matchingWords(
  db: CompanyDatabase,
  typed: string,
  texts: readonly Text[],
): Promise<Set<string>> {
  const q = markedWords(typed)
  const joined = joinedAmong(q, texts)
  const beginnings = new Set(wordsOf(q).map(({ word }) => foldedBeginning(word)))
  const candidates = texts.flatMap(({ locale, body }) =>
    wordsOf(body)
      .map(({ word }) => word.toLowerCase())
      .filter((word) => word !== UNTOLD_LITTLE_WORD && beginnings.has(foldedBeginning(word)))
      .map((word) => ({ locale, word })),
  )
  const distinct = new Map(
    candidates.map((candidate) => [Object.values(candidate).join(), candidate]),
  )
  if (distinct.size === 0) return new Set(joined)
  const { rows } = await sql<{ word: string }>`
    with asked as materialized (
      select tsvector_to_array(searchable_words('fr', ${q})) || tsvector_to_array(searchable_words('en', ${q}))
        || tsvector_to_array(searchable_words('es', ${q})) as lexemes
    )
    select distinct candidate.word
    from jsonb_to_recordset(${JSON.stringify([...distinct.values()])}::jsonb) as candidate (locale text, word text), asked
    where tsvector_to_array(searchable_words(candidate.locale, candidate.word)) && asked.lexemes`.execute(
    db.tx,
  )
  return new Set([...joined, ...rows.map(({ word }) => word)])
}

/** The typed numbers and articles that these texts write in groups. */
function joinedAmong(q: string, texts: readonly Text[]): string[] {
  const typed = new Set(wordsOf(q.toLowerCase()).map(({ word }) => word))
  return texts
    .flatMap(({ body }) => joinedWords(body).map(({ word }) => word))
    .filter((word) => typed.has(word))
}
