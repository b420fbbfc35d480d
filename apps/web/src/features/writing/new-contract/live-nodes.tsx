import { isSafeHref } from '@tacite/document/attribute-rules.ts'
import { holds } from '@tacite/document/evaluate-condition.ts'
import { childrenOf } from '@tacite/document/rich-text.ts'
import type {
  ConditionalNode,
  OrderedListNode,
  RichText,
  RichTextMark,
  RichTextNode,
} from '@tacite/document/rich-text.ts'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { LiveValuesContext, writtenField } from './live-values.ts'

/** A content rendered with the current values. */
export function LiveNodes({ content }: { content: RichText }) {
  return <>{drawChildren(content)}</>
}

function drawChildren(node: RichText | RichTextNode): ReactNode[] {
  return childrenOf(node).map((child, index) => <LiveNode key={index} node={child} />)
}

function LiveNode({ node }: { node: RichTextNode }): ReactNode {
  switch (node.type) {
    case 'text':
      return withMarks(node.text, node.marks)
    case 'hard_break':
      return <br />
    case 'field':
      return withMarks(<LiveField variable={node.attrs.variable} />, node.marks)
    case 'reference':
      // The text that is drawn has its words.
      return withMarks(node.attrs.words ?? '', node.marks)
    case 'footnote':
      // The numbers of notes are those of the whole text: here the words stand at the mark.
      return <small className="text-ink-soft">{[' [', ...drawChildren(node), ']']}</small>
    case 'conditional':
      return <LiveCondition node={node} />
    case 'paragraph':
      return <p className={classNames('my-2', aligns[node.attrs.align])}>{drawChildren(node)}</p>
    case 'bullet_list':
      return <ul className="my-2 list-disc pl-6">{drawChildren(node)}</ul>
    case 'ordered_list':
      return (
        <ol
          start={node.attrs.order}
          className={classNames('my-2 pl-6', listStyles[node.attrs.style])}
        >
          {drawChildren(node)}
        </ol>
      )
    case 'list_item':
      return <li>{drawChildren(node)}</li>
    case 'blockquote':
      return (
        <blockquote className="my-2 border-l-2 border-line-strong pl-4">
          {drawChildren(node)}
        </blockquote>
      )
    case 'table':
      return (
        <table className="my-3 w-full table-fixed border-collapse text-base wrap-anywhere">
          <tbody>{drawChildren(node)}</tbody>
        </table>
      )
    case 'table_row':
      return <tr>{drawChildren(node)}</tr>
    case 'table_header':
      return (
        <th
          colSpan={node.attrs.colspan}
          rowSpan={node.attrs.rowspan}
          className="border border-line-strong bg-canvas px-2 text-left font-semibold"
        >
          {drawChildren(node)}
        </th>
      )
    case 'table_cell':
      return (
        <td
          colSpan={node.attrs.colspan}
          rowSpan={node.attrs.rowspan}
          className="border border-line-strong px-2 align-top"
        >
          {drawChildren(node)}
        </td>
      )
    case 'image':
      return <p className="my-2 text-ink-faint">{node.attrs.alt}</p>
    case 'repeat':
    case 'repeated_item':
    case 'repeated_row':
      // Written out before; one that is left has no row.
      return null
    case 'page_break':
      return <hr className="my-4 border-dashed border-line-strong" />
  }
}

/** The place of a value; the one being edited is highlighted. */
function LiveField({ variable }: { variable: string }) {
  const live = useContext(LiveValuesContext)
  const { text, isFilled } = writtenField(variable, live)
  return (
    <span
      data-field={variable}
      className={classNames(
        'rounded-sm box-decoration-clone px-0.5 whitespace-pre-line',
        live.active === variable
          ? 'bg-amber-soft text-amber-ink outline-2 outline-amber'
          : isFilled
            ? 'bg-accent-soft text-accent-ink'
            : 'border-b border-dashed border-line-field text-ink-faint',
      )}
    >
      {text}
    </span>
  )
}

/** A part that is included only while its condition holds. */
function LiveCondition({ node }: { node: ConditionalNode }) {
  const { values, active } = useContext(LiveValuesContext)
  if (!holds(node.attrs, values)) return null
  return (
    <div
      data-field={node.attrs.variable}
      className={classNames(
        '-ml-4 border-l-2 pl-3.5 transition-colors',
        active === node.attrs.variable ? 'border-amber bg-amber-soft' : 'border-transparent',
      )}
    >
      {drawChildren(node)}
    </div>
  )
}

function withMarks(inner: ReactNode, marks: readonly RichTextMark[] | undefined): ReactNode {
  return (marks ?? []).reduceRight<ReactNode>((below, mark) => {
    if (mark.type !== 'link') {
      const Mark = markTags[mark.type]
      return <Mark>{below}</Mark>
    }
    if (!isSafeHref(mark.attrs.href)) return below
    return (
      <a href={mark.attrs.href} target="_blank" rel="noreferrer" className="text-accent underline">
        {below}
      </a>
    )
  }, inner)
}

const markTags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
} as const

/** Narrow columns are not justified: the gaps would be too wide. */
const aligns = { left: '', center: 'text-center', right: 'text-right', justify: '' }

const listStyles: Record<OrderedListNode['attrs']['style'], string> = {
  decimal: 'list-decimal',
  'lower-alpha': 'list-[lower-alpha]',
  'lower-roman': 'list-[lower-roman]',
}
