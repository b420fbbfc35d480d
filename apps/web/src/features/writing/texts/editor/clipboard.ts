import { contractSchema } from '@tacite/document/schema.ts'
import { DOMSerializer, type Node, type Slice } from 'prosemirror-model'
import { shownField, type FieldSource } from '../text/fields.ts'
import { cleanPaste } from './paste/clean-paste.ts'
import { withoutStyling } from './paste/read-style.ts'

/** What is pasted, as the schema can read it. */
export function pastedHtml(html: string): string {
  // A document of its own: nothing in it is fetched, applied or run.
  const page = new DOMParser().parseFromString(withoutStyling(html), 'text/html')
  cleanPaste(page.body)
  return page.body.innerHTML
}

/** What is copied out: live variables take their value along, and stay live when pasted back. */
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

/** The words of what is no text: a live variable's value, a line break. */
export function leafText(fieldSource: FieldSource): (node: Node) => string {
  return (node) => {
    if (node.type.name === 'hard_break') return '\n'
    if (node.type.name !== 'field') return ''
    return shownField(fieldSource.read(), node.attrs['variable'] as string).text
  }
}

/** The pictures among what was pasted or dropped. */
export function imagesOf(transfer: DataTransfer | null): File[] {
  const isText = transfer?.types.includes('text/html') ?? false
  const files = [...(transfer?.files ?? [])]
  // Word and Excel send a picture of the text along with the text.
  return isText ? [] : files.filter(({ type }) => /^image\/(png|jpeg|webp)$/.test(type))
}
