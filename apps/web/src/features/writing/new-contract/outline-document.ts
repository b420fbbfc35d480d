import type { ContractDocument, SectionLevel } from '@tacite/document/contract-document.ts'
import { emptyRichText } from '@tacite/document/rich-text.ts'
import type { Upload } from './choices.ts'

/** The outline of a file as a document without text, for the numbering rules. */
export function outlineDocument({ title, numbering, outline }: Upload): ContractDocument {
  const blocks: ContractDocument['blocks'] = []
  outline.forEach((heading, index) => {
    const id = `block-${heading.block}`
    if (blocks.at(-1)?.id !== id) {
      blocks.push({ id, kind: heading.kind, name: '', description: '', sections: [] })
    }
    blocks.at(-1)?.sections.push({
      id: `section-${index}`,
      level: Math.min(Math.max(heading.level, 1), 3) as SectionLevel,
      title: heading.title,
      audience: 'anyone',
      isNumbered: heading.isNumbered,
      content: emptyRichText(),
    })
  })
  return { title, numbering, blocks }
}
