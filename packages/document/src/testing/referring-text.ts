import type { Locale } from '@tacite/domain/locale.ts'
import {
  allSections,
  type ContractDocument,
  type DocumentBlock,
  type DocumentSection,
} from '../contract-document.ts'
import type { FieldValues } from '../field-definition.ts'
import { plainText } from '../plain-text.ts'
import { followCopiedParts } from '../references/references-in.ts'
import { resolveDocument } from '../resolve-fields.ts'
import type { ReferenceWording, RichText, RichTextBlock, RichTextInline } from '../rich-text.ts'

/** Texts whose sections refer to each other. */
export const to = (part: string, wording: ReferenceWording = 'article'): RichTextInline => ({
  type: 'reference',
  attrs: { part, wording },
})

export const says = (...content: (string | RichTextInline)[]): RichText => ({
  type: 'doc',
  content: [paragraph(...content)],
})

export const paragraph = (...content: (string | RichTextInline)[]): RichTextBlock => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content: content.map((each) => (typeof each === 'string' ? { type: 'text', text: each } : each)),
})

export const section = (id: string, title: string, content = says('Texte.'), level: 1 | 2 = 1) =>
  ({ id, level, title, audience: 'anyone', content }) satisfies DocumentSection

export const block = (id: string, kind: DocumentBlock['kind'], ...sections: DocumentSection[]) =>
  ({
    id,
    kind,
    name: kind === 'annex' ? 'Tarifs' : '',
    description: '',
    sections,
  }) satisfies DocumentBlock

export const text = (...blocks: DocumentBlock[]): ContractDocument => ({
  title: 'Bail',
  numbering: 'articles',
  blocks,
})

export const CONTRACT = text(
  block(
    'body',
    'body',
    section('object', 'Objet', says('Le prix est fixé à l’', to('price'), '.')),
    section('price', 'Prix'),
    section('due', 'Échéance', says('Voir ', to('object', 'number'), ' et ', to('annex'), '.'), 2),
  ),
  block('annex', 'annex', section('rates', 'Barème'), section('discount', 'Remises')),
)

/** What each section says to who reads it. */
export const read = (document: ContractDocument, values: FieldValues = {}, locale: Locale = 'fr') =>
  allSections(resolveDocument(document, { definitions: [], values, locale, currency: 'EUR' })).map(
    ({ content }) => plainText(content),
  )

/** The parts of `CONTRACT` under the ids that a copy of it has. */
export const COPIED_IDS: ReadonlyMap<string, string> = new Map(
  ['body', 'object', 'price', 'due', 'annex', 'rates', 'discount'].map((id) => [id, `c-${id}`]),
)

/** A text under other ids. */
export function copied(
  document: ContractDocument,
  ids: ReadonlyMap<string, string>,
): ContractDocument {
  const named = {
    ...document,
    blocks: document.blocks.map((each) => ({
      ...each,
      id: ids.get(each.id)!,
      sections: each.sections.map((one) => ({ ...one, id: ids.get(one.id)! })),
    })),
  }
  return followCopiedParts(named, ids)
}
