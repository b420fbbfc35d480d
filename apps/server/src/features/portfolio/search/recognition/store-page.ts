import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { RecognisedPage } from '../../../../platform/parsers/recognition/recognise-page.ts'
import { languageOfText } from '../language-of-text.ts'
import { storedWords } from './recognised-words.ts'

/** The recognised text follows what the page has of its own: the number of an envelope, a page number. */
export async function storePage(
  db: CompanyDatabase,
  { contractId, page }: { contractId: string; page: number },
  expected: Locale,
  { text, words, confidence, leftOut, engine }: RecognisedPage,
) {
  if (text === '') return { state: 'illegible' as const, engine, left_out: leftOut }
  const { body: own } = await db
    .select('text_page')
    .where('text_page.contract_id', '=', contractId)
    .where('text_page.page', '=', page)
    .select('text_page.body')
    .executeTakeFirstOrThrow()
  const before = own.trim() === '' ? '' : `${own}\n\n`
  const body = before + text
  const locale = languageOfText(text) ?? expected
  await db
    .update('text_page')
    .set({ body, locale, words: sql<string>`page_words(${locale}, ${body})` })
    .where('text_page.contract_id', '=', contractId)
    .where('text_page.page', '=', page)
    .execute()
  return {
    state: 'recognised' as const,
    engine,
    confidence,
    left_out: leftOut,
    words: JSON.stringify(storedWords(words, before.length)),
  }
}
