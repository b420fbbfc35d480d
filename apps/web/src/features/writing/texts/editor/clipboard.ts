import { contractSchema } from '@tacite/document/schema.ts'
import type { ReferenceAttrs } from '@tacite/document/rich-text.ts'
import {
  DOMSerializer,
  Fragment,
  type DOMOutputSpec,
  type Node,
  type Slice,
} from 'prosemirror-model'
import { trustedPaste } from '../../../../platform/trusted-markup.ts'
import type { LiveReferences } from '../references/live-references.ts'
import { shownField } from '../text/fields.ts'
import type { NodeViewDeps } from './node-views.ts'
import { cleanPaste } from './paste/clean-paste.ts'
import { withoutStyling } from './paste/read-style.ts'

/**
 * Pasted content in a form that the schema can parse. A reference to what this text does not have becomes its words.
 */
export function pastedHtml(
  html: string,
  { isTarget, sayLost }: Pick<LiveReferences, 'isTarget' | 'sayLost'>,
): string {
  // A separate document: nothing in it is fetched, applied or executed.
  const page = new DOMParser().parseFromString(trustedPaste(withoutStyling(html)), 'text/html')
  const lost = [...page.body.querySelectorAll<HTMLElement>('[data-reference]')].filter(
    ({ dataset }) => !isTarget(dataset['reference'] ?? ''),
  )
  for (const reference of lost) reference.replaceWith(reference.textContent)
  if (lost.length > 0) sayLost(lost.length)
  cleanPaste(page.body)
  return page.body.innerHTML
}

/** What stands for the live parts of a text in what is copied of it. */
type Live = Pick<NodeViewDeps, 'fieldSource' | 'references'>

/** Copied content: live variables and references include their words, and stay live when pasted back. */
export function copySerializer(live: Live): DOMSerializer {
  const nodes = DOMSerializer.nodesFromSchema(contractSchema)
  const leaf = leafText(live)
  const withWords =
    (name: 'field' | 'reference') =>
    (node: Node): DOMOutputSpec => {
      const [tag, attrs] = nodes[name]!(node) as [string, object]
      return [tag, attrs, leaf(node)]
    }
  return new DOMSerializer(
    { ...nodes, field: withWords('field'), reference: withWords('reference') },
    DOMSerializer.marksFromSchema(contractSchema),
  )
}

/** The same for plain text. */
export function copyText(live: Live): (slice: Slice) => string {
  const leaf = leafText(live)
  return (slice) => {
    const content = withNotesAsText(slice.content, leaf)
    return content.textBetween(0, content.size, '\n\n', leaf)
  }
}

/** Plain text has no place for notes but where their marks stand. */
function withNotesAsText(fragment: Fragment, leaf: (node: Node) => string): Fragment {
  return Fragment.from(
    fragment.content.map((node) => {
      if (node.type !== contractSchema.nodes.footnote)
        return node.copy(withNotesAsText(node.content, leaf))
      return contractSchema.text(` [${node.textBetween(0, node.content.size, ' ', leaf)}]`)
    }),
  )
}

/** The text of non-text nodes: a live variable's value, a reference's words, a line break. */
export function leafText({ fieldSource, references }: Live): (node: Node) => string {
  return (node) => {
    switch (node.type.name) {
      case 'hard_break':
        return '\n'
      case 'field':
        return shownField(fieldSource.read(), node.attrs['variable'] as string).text
      case 'reference':
        return references.show(node.attrs as ReferenceAttrs).words
      default:
        return ''
    }
  }
}
