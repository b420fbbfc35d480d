import { childrenOf, UNREAD_REFERENCE } from '@tacite/document/rich-text.ts'
import type {
  ReferenceAttrs,
  RichText,
  RichTextMark,
  RichTextNode,
} from '@tacite/document/rich-text.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { isSafeHref } from '@tacite/document/attribute-rules.ts'
import { isEmpty } from '@tacite/document/section-rules.ts'
import { Fragment, lazy, memo, Suspense, type CSSProperties, type ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { conditionText, isInContract } from '../text/condition-text.ts'
import { REPEAT_MARK, repeatText } from '../text/repeat-text.ts'
import { shownField, type TextFields } from '../text/fields.ts'
import { imageAddress } from './image-address.ts'
import type { ListedNote } from '../notes/note-view.tsx'
import { TableFrame } from './table-frame.tsx'
import { partOf, setUnfolded, useIsUnfolded } from './unfolded-parts.ts'
import './rich-text.css'

const NoteMark = lazy(async () => ({ default: (await loadNotes()).NoteMark }))
const NoteList = lazy(async () => ({ default: (await loadNotes()).NoteList }))
const ReferenceView = lazy(() => import('../references/reference-view.tsx'))

const loadNotes = () => import('../notes/note-view.tsx')

interface RichTextViewProps {
  content: RichText
  fields: TextFields
  /** Whose images the text shows. */
  textId: string
  /** The section of the open text that says it; without it, nobody knows what its references read as. */
  sectionId?: string
}

/**
 * Static rich text: the same elements as the editor renders, so that nothing moves when editing begins. Unchecked
 * content cannot become markup here.
 */
export const RichTextView = memo(function RichTextView(props: RichTextViewProps) {
  const { content, fields, textId, sectionId } = props
  const t = useTexts()
  const notes: ListedNote[] = []
  const context: Context = { t, fields, textId, sectionId, notes, isLeft: false }
  const blocks = childrenOf(content).map((child, at) => drawNode(child, at, context))
  return (
    <>
      {blocks}
      {notes.length > 0 && (
        <Suspense>
          <NoteList notes={notes} sectionId={sectionId} />
        </Suspense>
      )}
    </>
  )
})

interface Context extends Pick<RichTextViewProps, 'fields' | 'textId' | 'sectionId'> {
  t: Translator
  /** Those that were drawn, in reading order. */
  notes: ListedNote[]
  /** The conditions leave the passage out of the contract. */
  isLeft: boolean
}

function drawNode(node: RichTextNode, key: number, context: Context): ReactNode {
  const isLeft =
    context.isLeft || (node.type === 'conditional' && !isInContract(context.fields, node.attrs))
  const inner = () =>
    childrenOf(node).map((child, at) => drawNode(child, at, { ...context, isLeft }))
  switch (node.type) {
    case 'text':
      return withMarks(node.text, node.marks, key)
    case 'hard_break':
      return <br key={key} />
    case 'field':
      return withMarks(drawField(node.attrs.variable, context), node.marks, key)
    case 'reference':
      return withMarks(drawReference(node.attrs, context), node.marks, key)
    case 'footnote':
      return drawMark(inner(), key, context)
    case 'paragraph':
      return (
        <p key={key} data-align={node.attrs.align === 'left' ? undefined : node.attrs.align}>
          {inner()}
        </p>
      )
    case 'bullet_list':
      return <ul key={key}>{inner()}</ul>
    case 'ordered_list':
      return (
        <ol key={key} start={node.attrs.order} data-style={node.attrs.style}>
          {inner()}
        </ol>
      )
    case 'list_item':
      return <li key={key}>{inner()}</li>
    case 'repeated_item':
      return (
        <li key={key} {...repeatMark(node, context)}>
          {inner()}
        </li>
      )
    case 'repeat':
      // Written out before, without a row.
      if (node.content.length === 0) return null
      return (
        <div key={key} data-repeated="">
          <p data-repetition="">{repeatText(context.t, context.fields, node.attrs)}</p>
          <div>{inner()}</div>
        </div>
      )
    case 'blockquote':
      return <blockquote key={key}>{inner()}</blockquote>
    case 'conditional':
      return (
        <ConditionalFrame key={key} condition={node.attrs} context={context}>
          {inner()}
        </ConditionalFrame>
      )
    case 'table':
      return (
        <TableFrame key={key}>
          <table>
            <tbody>{inner()}</tbody>
          </table>
        </TableFrame>
      )
    case 'table_row':
      return <tr key={key}>{inner()}</tr>
    case 'repeated_row':
      return (
        <tr key={key} {...repeatMark(node, context)}>
          {inner()}
        </tr>
      )
    case 'table_cell':
      return (
        <td key={key} {...spans(node.attrs)}>
          {inner()}
        </td>
      )
    case 'table_header':
      return drawHeader(node, key, inner)
    case 'image':
      return (
        <img
          key={key}
          src={imageAddress(context.textId, node.attrs.file)}
          alt={node.attrs.alt}
          width={node.attrs.widthPx}
          height={node.attrs.heightPx}
          loading="lazy"
        />
      )
    case 'page_break':
      return <div key={key} data-page-break="" />
  }
}

/** A row or an entry can hold no line of ours: the style sheet writes what is repeated. */
function repeatMark(
  { attrs }: Extract<RichTextNode, { type: 'repeated_item' | 'repeated_row' }>,
  { t, fields }: Context,
) {
  const mark = repeatText(t, fields, attrs)
  return { 'data-repeat': mark, style: { [REPEAT_MARK]: JSON.stringify(mark) } as CSSProperties }
}

/** An empty header cell labels nothing: it only looks like the others. */
function drawHeader(
  node: Extract<RichTextNode, { type: 'table_cell' | 'table_header' }>,
  key: number,
  inner: () => ReactNode,
): ReactNode {
  const isNamed = !isEmpty({ type: 'doc', content: node.content })
  return isNamed ? (
    <th key={key} {...spans(node.attrs)}>
      {inner()}
    </th>
  ) : (
    <td key={key} data-header="" {...spans(node.attrs)}>
      {inner()}
    </td>
  )
}

/** A live variable: its value, or its label while there is none. */
function drawField(variable: string, { t, fields }: Context): ReactNode {
  const { text, label, isFilled } = shownField(fields, variable)
  const description = isFilled
    ? t('editor.field.chip', { label, value: text })
    : t('editor.field.chipEmpty', { label })
  return (
    <span data-field={variable} data-empty={isFilled ? undefined : ''} title={description}>
      {text}
    </span>
  )
}

function drawReference(attrs: ReferenceAttrs, { sectionId }: Context): ReactNode {
  if (sectionId === undefined) return UNREAD_REFERENCE
  return (
    <Suspense fallback={UNREAD_REFERENCE}>
      <ReferenceView attrs={attrs} from={sectionId} />
    </Suspense>
  )
}

/** The mark of a note, whose words are listed below the text. */
function drawMark(words: ReactNode, key: number, { notes, isLeft, sectionId }: Context): ReactNode {
  const at = notes.length
  const place = isLeft ? null : notes.filter((note) => note.place !== null).length
  notes.push({ place, words })
  return (
    <Suspense key={key} fallback={<span data-footnote="" />}>
      <NoteMark place={place} at={at} sectionId={sectionId} />
    </Suspense>
  )
}

function ConditionalFrame(props: {
  condition: Extract<RichTextNode, { type: 'conditional' }>['attrs']
  context: Context
  children: ReactNode
}) {
  const { condition, children } = props
  const { t, fields, textId } = props.context
  const part = partOf(textId, condition)
  const isOpen = useIsUnfolded(part)
  const isKept = isInContract(fields, condition)
  return (
    <div data-conditional="" data-left={isKept ? undefined : ''}>
      <p data-condition="">
        {conditionText(t, fields, condition)}
        <span>{isKept ? t('editor.condition.kept') : t('editor.condition.left')}</span>
        {!isKept && (
          <button
            type="button"
            aria-expanded={isOpen}
            // A press elsewhere in the text places the cursor.
            onMouseDown={(event) => event.stopPropagation()}
            onClick={() => setUnfolded(part, !isOpen)}
          >
            {t(isOpen ? 'editor.condition.fold' : 'editor.condition.unfold')}
          </button>
        )}
      </p>
      <div hidden={!isKept && !isOpen}>{children}</div>
    </div>
  )
}

function spans({ colspan, rowspan }: { colspan: number; rowspan: number }) {
  return {
    ...(colspan > 1 ? { colSpan: colspan } : {}),
    ...(rowspan > 1 ? { rowSpan: rowspan } : {}),
  }
}

const elements = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
} as const

/** Outermost mark first, as the editor nests them. */
function withMarks(
  inner: ReactNode,
  marks: readonly RichTextMark[] | undefined,
  key: number,
): ReactNode {
  const marked = (marks ?? []).reduceRight<ReactNode>((child, mark) => {
    if (mark.type !== 'link') {
      const Element = elements[mark.type]
      return <Element>{child}</Element>
    }
    if (!isSafeHref(mark.attrs.href)) return child
    return (
      <a href={mark.attrs.href} rel="noopener noreferrer" target="_blank">
        {child}
      </a>
    )
  }, inner)
  return <Fragment key={key}>{marked}</Fragment>
}
