import { composeRichText } from '../compose-rich-text.ts'
import type { ContractDocument, DocumentBlock, SectionLevel } from '../contract-document.ts'
import { emptyRichText } from '../rich-text.ts'
import type { RichText } from '../rich-text.ts'

/** A section as written in the source; the text is for `composeRichText`. */
export type SectionText = readonly [level: SectionLevel, title: string, text: string]

export interface TemplateText {
  title: string
  /** Name of the body block. */
  body: string
  sections: readonly SectionText[]
  annexes: readonly { name: string; sections: readonly SectionText[] }[]
  signature: { name: string; sections: readonly SectionText[] }
}

export interface ClauseText {
  title: string
  description: string
  category: string
  text: string
}

export interface TemplateClause {
  title: string
  description: string
  category: string
  content: RichText
}

/**
 * The agreement is signed; its annexes follow.
 *
 * @param newId generates an id for each block and section; a pure package must not.
 */
export function composeDocument(text: TemplateText, newId: () => string): ContractDocument {
  const block = (
    kind: DocumentBlock['kind'],
    name: string,
    sections: readonly SectionText[],
  ): DocumentBlock => ({
    id: newId(),
    kind,
    name,
    description: '',
    sections: sections.map(([level, title, source]) => ({
      id: newId(),
      level,
      title,
      audience: 'anyone',
      content: source === '' ? emptyRichText() : composeRichText(source),
    })),
  })
  return {
    title: text.title,
    numbering: 'articles',
    blocks: [
      block('body', text.body, text.sections),
      block('signature', text.signature.name, text.signature.sections),
      ...text.annexes.map(({ name, sections }) => block('annex', name, sections)),
    ],
  }
}

export function composeClause({ text, ...clause }: ClauseText): TemplateClause {
  return { ...clause, content: composeRichText(text) }
}
