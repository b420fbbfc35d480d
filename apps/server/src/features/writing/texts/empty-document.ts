import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'

/** A text without words: one section, and the signatures. */
export function emptyDocument(
  locale: Locale,
  title: string,
  numbering: ContractDocument['numbering'],
): ContractDocument {
  const t = createTranslator(locale)
  const block = (kind: 'body' | 'signature', sectionTitle: string) => ({
    id: '',
    kind,
    name: t(`defaults.block.${kind}`),
    description: '',
    sections: [
      {
        id: '',
        level: 1 as const,
        title: sectionTitle,
        audience: 'anyone' as const,
        content: EMPTY_CONTENT,
      },
    ],
  })
  return {
    title,
    numbering,
    blocks: [
      block('body', t('defaults.section.first')),
      block('signature', t('defaults.section.signature')),
    ],
  }
}

/** A section without words. */
export const EMPTY_CONTENT = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, attrs: { align: 'left' as const } }],
}
