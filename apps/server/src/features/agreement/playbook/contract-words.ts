import { withArticleParts } from '@tacite/document/playbook/article-parts.ts'
import { sectionPassages } from '@tacite/document/playbook/contract-passages.ts'
import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import { readPassages } from '@tacite/domain/clauses/recognition/read-passages.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { guessLanguage } from '@tacite/domain/recognition/guess-language.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { ContractContent } from '../../writing/contracts/public.ts'

/** Where an article of a contract stands: in its text, or on a page of the document that was signed. */
export type WordsPlace =
  | {
      kind: 'section'
      sectionId: string
      /** A stretch of its text; false: the section itself. */
      isPart: boolean
    }
  | { kind: 'page'; page: number; start: number }

export interface ContractPassage {
  place: WordsPlace
  heading: string
  text: string
  /** The place, among all, of the article that it is a part of; null: of none. */
  parent: number | null
}

/** What a contract says, article by article. */
export interface ContractWords {
  locale: Locale
  passages: readonly ContractPassage[]
}

/** The articles of a text as it is printed, and those that stand within the text of another. */
export function wordsOfText(
  content: Pick<ContractContent, 'document' | 'definitions' | 'values' | 'locale' | 'currency'>,
): ContractWords {
  const passages = withArticleParts(sectionPassages(resolveDocument(content.document, content)))
  return {
    locale: languageOf(passages) ?? content.locale,
    passages: passages.map(({ sectionId, isPart, ...words }) => ({
      ...words,
      place: { kind: 'section', sectionId, isPart },
    })),
  }
}

/** The other side may write in another language than the one that its contract is kept in. */
function languageOf(passages: readonly { text: string }[]): Locale | undefined {
  return guessLanguage(passages.map(({ text }) => text).join('\n'))
}

/** The articles of the document that was signed, as far as its pages could be read; for a contract without a text. */
export async function wordsOfSignedDocument(
  db: CompanyDatabase,
  contractId: string,
): Promise<ContractWords | null> {
  const pages = await db
    .select('text_page')
    .where('text_page.contract_id', '=', contractId)
    .select(['page', 'locale', 'body'])
    .orderBy('page')
    .execute()
  return wordsOfPages(pages)
}

/** The articles of a document that was read, and their parts; null: it has no page. */
export function wordsOfPages(
  pages: readonly { page: number; locale: Locale; body: string }[],
): ContractWords | null {
  const [first] = pages
  if (!first) return null
  const passages = readPassages(pages.map(({ body }) => body))
  return {
    locale: languageOf(passages) ?? first.locale,
    passages: passages.map(({ heading, text, parent, page, start }) => ({
      heading,
      text,
      parent,
      place: { kind: 'page', page: pages[page]!.page, start },
    })),
  }
}
