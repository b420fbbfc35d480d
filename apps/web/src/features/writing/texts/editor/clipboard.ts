import { contractSchema } from '@tacite/document/schema.ts'
import { DOMSerializer, type Node, type Slice } from 'prosemirror-model'
import { trustedPaste } from '../../../../platform/trusted-markup.ts'
import { shownField, type FieldSource } from '../text/fields.ts'
import { cleanPaste } from './paste/clean-paste.ts'
import { withoutStyling } from './paste/read-style.ts'

/** Pasted content in a form that the schema can parse. */
export function pastedHtml(html: string): string {
  // A separate document: nothing in it is fetched, applied or executed.
  const page = new DOMParser().parseFromString(trustedPaste(withoutStyling(html)), 'text/html')
  cleanPaste(page.body)
  return page.body.innerHTML
}

/** Copied content: live variables include their value, and stay live when pasted back. */
export function copySerializer(fieldSource: FieldSource): DOMSerializer {
  const nodes = DOMSerializer.nodesFromSchema(contractSchema)
  return new DOMSerializer(
    {
      ...nodes,
      field: ({ attrs }) => {
        const variable = attrs['variable'] as string
        return ['span', { 'data-field': variable }, shownField(fieldSource.read(), variable).text]
      },
    },
    DOMSerializer.marksFromSchema(contractSchema),
  )
}

/** The same for plain text. */
export function copyText(fieldSource: FieldSource): (slice: Slice) => string {
  const leaf = leafText(fieldSource)
  return ({ content }) => content.textBetween(0, content.size, '\n\n', leaf)
}

/** The text of non-text nodes: a live variable's value, a line break. */
export function leafText(fieldSource: FieldSource): (node: Node) => string {
  return (node) => {
    if (node.type.name === 'hard_break') return '\n'
    if (node.type.name !== 'field') return ''
    return shownField(fieldSource.read(), node.attrs['variable'] as string).text
  }
}
