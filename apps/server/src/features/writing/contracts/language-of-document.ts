import { allSections, type ContractDocument } from '@tacite/document/contract-document.ts'
import { plainText } from '@tacite/document/plain-text.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { guessLanguage } from '@tacite/domain/recognition/guess-language.ts'

/** The language that the text of a file is most likely written in; undefined when it says too little. */
export function languageOfDocument(document: ContractDocument): Locale | undefined {
  const words = allSections(document).map(({ content }) => plainText(content))
  return guessLanguage(words.join('\n'))
}
