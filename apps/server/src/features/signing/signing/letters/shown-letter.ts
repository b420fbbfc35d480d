import type { ContractDocument, DocumentSection } from '@tacite/document/contract-document.ts'
import type { RichTextBlock } from '@tacite/document/rich-text.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { StoredLetter } from './letter-repository.ts'

/** The words of a letter for reading on small screens and aloud: those of its PDF, in their order. */
export function shownLetter({
  locale,
  content,
  mode,
}: Pick<StoredLetter, 'locale' | 'content' | 'mode'>) {
  const { sender, recipient, place, day, subject, body, signatory } = content
  const t = createTranslator(locale)
  const made = place === '' ? t('letters.madeOn', { day }) : t('letters.madeAt', { place, day })
  const parts = [
    [sender.name, sender.lines].join('\n'),
    [recipient.name, recipient.lines].join('\n'),
    mode === null ? '' : t(`letters.mention.${mode}`),
    made,
    ...body.split(/\n\s*\n/),
    signatory,
  ]
  const section: DocumentSection = {
    id: 'letter',
    level: 1,
    title: t('letters.subjectLabel', { subject }),
    audience: 'anyone',
    isNumbered: false,
    content: {
      type: 'doc',
      content: parts.filter((part) => part.trim() !== '').map(paragraph),
    },
  }
  const block = {
    id: 'body',
    kind: 'body',
    name: '',
    description: '',
    sections: [section],
  } as const
  return {
    title: subject,
    numbering: 'none',
    blocks: [{ ...block, sections: [section] }],
  } satisfies ContractDocument
}

/** Its lines stay lines. */
function paragraph(text: string): RichTextBlock {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return {
    type: 'paragraph',
    attrs: { align: 'left' },
    content: lines.flatMap((line, index) => [
      ...(index === 0 ? [] : [{ type: 'hard_break' as const }]),
      { type: 'text' as const, text: line },
    ]),
  }
}
