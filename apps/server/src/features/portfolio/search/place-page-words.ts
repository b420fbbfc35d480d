import type { PlacedWord } from '@tacite/domain/recognition/legible-text.ts'
import { placeWordsOfPage } from '../../../platform/parsers/pdf/read-pdf.ts'
import type { ParsedFile } from '../../../platform/parsers/run-parser.ts'
import { recognisedWords } from './recognition/recognised-words.ts'
import type { SignedPage } from './signed-page.query.ts'

/**
 * The words of a page of a signed document where they stand: printed ones from its file, then those that were recognised
 * in its image, in the order of the page's text.
 *
 * @throws Refused with a `ParserRefusalCode`
 */
export async function placePageWords(
  file: ParsedFile,
  page: number,
  { body, recognition }: Pick<SignedPage, 'body' | 'recognition'>,
): Promise<PlacedWord[]> {
  const recognised = recognisedWords(recognition?.words)
  const first = recognised[0]?.start ?? body.length
  // Whatever is recognised follows what is printed.
  const printed = /\S/.test(body.slice(0, first))
    ? await placeWordsOfPage(file, page, body.slice(0, first))
    : []
  return [...printed, ...recognised]
}
