/** The ids of the styles that a file's paragraphs name: ours, or those of a letterhead for the same roles. */
export interface StyleIds {
  normal: string
  title: string
  headings: readonly [string, string, string, string]
  listParagraph: string
  listContinue: string
  quote: string
  annexTitle: string
  signatureTitle: string
  cover: string
  header: string
  footer: string
  hyperlink: string
  placeholder: string
  footnoteText: string
  footnoteReference: string
  table: string
}

export const OWN_STYLES: StyleIds = {
  normal: 'Normal',
  title: 'Title',
  headings: ['Heading1', 'Heading2', 'Heading3', 'Heading4'],
  listParagraph: 'ListParagraph',
  listContinue: 'ListContinue',
  quote: 'Quote',
  annexTitle: 'TaciteAnnex',
  signatureTitle: 'TaciteSignature',
  cover: 'TaciteCover',
  header: 'Header',
  footer: 'Footer',
  hyperlink: 'Hyperlink',
  placeholder: 'PlaceholderText',
  footnoteText: 'FootnoteText',
  footnoteReference: 'FootnoteReference',
  table: 'TaciteTable',
}
