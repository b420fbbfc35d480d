import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Source } from './read-source.query.ts'

/** The articles of the skeleton, in order. */
const SECTIONS = ['parties', 'preamble', 'changes', 'effect', 'unchanged'] as const

/** The text that an amendment starts with, in the language of the contract that it amends. */
export function amendmentDocument(
  { details, locale }: Pick<Source, 'details' | 'locale'>,
  { title, number }: { title: string; number: number },
): ContractDocument {
  const t = createTranslator(locale)
  const params = { number, title: details.title, reference: details.reference }
  const dated = details.signature_date
    ? t('succession.amendment.dated', { ...params, day: details.signature_date })
    : t('succession.amendment.undated', params)
  const section = (name: string, source: string) => ({
    id: '',
    level: 1 as const,
    title: name,
    audience: 'anyone' as const,
    content: composeRichText(source),
  })
  return {
    title,
    numbering: 'articles',
    blocks: [
      {
        id: '',
        kind: 'body',
        name: t('defaults.block.body'),
        description: '',
        sections: SECTIONS.map((name) =>
          section(
            t(`succession.amendment.${name}.title`),
            t(`succession.amendment.${name}.text`, { contract: dated }),
          ),
        ),
      },
      {
        id: '',
        kind: 'signature',
        name: t('defaults.block.signature'),
        description: '',
        sections: [section(t('defaults.section.signature'), t('succession.amendment.signature'))],
      },
    ],
  }
}
