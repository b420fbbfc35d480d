import { absentParts, withoutParts } from './absent-parts.ts'
import type { ContractDocument } from './contract-document.ts'
import { holds } from './evaluate-condition.ts'
import { isFilled } from './field-definition.ts'
import type { FieldDefinition, FieldValues } from './field-definition.ts'
import { formatFieldValue, type ValueNotation } from './format-field-value.ts'
import { inlineTexts, joinTexts } from './inline-texts.ts'
import { numberSections } from './number-sections.ts'
import { withReferenceWords } from './references/reference-words.ts'
import { mapContents, namingFields } from './repeats/naming-fields.ts'
import { expandRepeats } from './repeats/expand-repeats.ts'
import { wordsUntilKnown } from './late-fields.ts'
import { emptyRichText } from './rich-text.ts'
import { usedVariables } from './walk-document.ts'
import type {
  FieldNode,
  FootnoteNode,
  ListItemNode,
  NoteInline,
  RepeatedItemNode,
  RichText,
  RichTextBlock,
  RichTextInline,
  TableCellNode,
} from './rich-text.ts'

export interface FieldContext extends ValueNotation {
  definitions: readonly FieldDefinition[]
  values: FieldValues
}

/**
 * A content with its fields and conditions resolved: filled fields become text (with their marks), conditional parts
 * are unwrapped or removed. Empty fields remain field nodes, shown by their label; the day of the signature is
 * written in words (`late-fields`). Idempotent.
 *
 * @param resolveField what stands in the place of a field; by default its words
 */
export function resolveFields(
  content: RichText,
  context: FieldContext,
  resolveField?: ResolveField,
): RichText {
  const resolve = createResolver(context, resolveField)
  const blocks = resolve(content.content)
  return blocks.length > 0 ? { type: 'doc', content: blocks } : emptyRichText()
}

/**
 * `resolveFields` over every section that the contract has (`absent-parts`), with the words of its references; titles
 * are plain text and stay.
 */
export function resolveDocument(
  document: ContractDocument,
  context: FieldContext,
): ContractDocument {
  return namingFields(resolveRows(document, context))
}

/** The same, with what is empty in a row under the name that it has there (`repeats`). */
export function resolveRows(document: ContractDocument, context: FieldContext): ContractDocument {
  const written = expandRepeats(document, context)
  const absent = absentParts(written.document, written.context.values)
  const resolved = mapContents(withoutParts(written.document, absent), (content) =>
    resolveFields(content, written.context),
  )
  return withReferenceWords(resolved, numberSections, context.locale)
}

/** A resolved document whose fields still stand in their places. */
export interface FieldedDocument {
  document: ContractDocument
  /** What stands in the place of each field that the document shows, by its variable; null: it has no value. */
  words: ReadonlyMap<string, string | null>
}

/**
 * `resolveDocument` for a format with fields of its own (Word): conditions and rows are resolved, fields stay nodes,
 * and what each of them shows is given beside the text. Total.
 *
 * @example resolveAroundFields(document, context).words.get('client_name') // 'Durand'
 */
export function resolveAroundFields(
  document: ContractDocument,
  given: FieldContext,
): FieldedDocument {
  const { document: written, context } = expandRepeats(document, given)
  const absent = absentParts(written, context.values)
  const resolved = mapContents(withoutParts(written, absent), (content) =>
    resolveFields(content, context, (field) => [field]),
  )
  return {
    document: withReferenceWords(resolved, numberSections, context.locale),
    words: wordsOfFields(resolved, context),
  }
}

/**
 * What each field of a document shows, by its variable: its value as the contract writes it, or null while it has
 * none. Total.
 *
 * @example wordsOfFields(document, context).get('amount_incl_tax') // '12 500,00 €'
 */
export function wordsOfFields(
  document: ContractDocument,
  { definitions, values, ...notation }: FieldContext,
): Map<string, string | null> {
  const types = new Map(definitions.map(({ variable, type }) => [variable, type]))
  return new Map(
    usedVariables(document).map((variable) => {
      const value = values[variable]
      const words = isFilled(value)
        ? formatFieldValue(types.get(variable) ?? 'text', value, notation)
        : wordsUntilKnown(variable, notation.locale)
      return [variable, words]
    }),
  )
}

type ResolveField = (field: FieldNode) => RichTextInline[]

function createResolver(
  { definitions, values, ...notation }: FieldContext,
  resolveField?: ResolveField,
) {
  const types = new Map(definitions.map(({ variable, type }) => [variable, type]))

  return resolveBlocks

  function resolveBlocks(blocks: readonly RichTextBlock[]): RichTextBlock[] {
    return blocks.flatMap(resolveBlock)
  }

  function resolveBlock(block: RichTextBlock): RichTextBlock[] {
    switch (block.type) {
      case 'paragraph':
        return [block.content ? { ...block, content: resolveInlines(block.content) } : block]
      case 'bullet_list':
      case 'ordered_list':
        return [{ ...block, content: block.content.map((entry) => resolveItem(entry)) }]
      case 'blockquote': {
        const content = resolveBlocks(block.content)
        return content.length > 0 ? [{ ...block, content }] : []
      }
      case 'table':
        return [
          {
            ...block,
            content: block.content.map((row) =>
              row.content ? { ...row, content: row.content.map(resolveCell) } : row,
            ),
          },
        ]
      case 'conditional':
        return holds(block.attrs, values) ? resolveBlocks(block.content) : []
      case 'repeat':
        // Written out before: what is left of it has no row.
        return resolveBlocks(block.content)
      default:
        return [block]
    }
  }

  /** An item begins with a paragraph, which no condition can remove. */
  function resolveItem<Entry extends ListItemNode | RepeatedItemNode>(entry: Entry): Entry {
    return { ...entry, content: resolveBlocks(entry.content) }
  }

  function resolveCell(cell: TableCellNode): TableCellNode {
    const content = resolveBlocks(cell.content)
    return { ...cell, content: content.length > 0 ? content : emptyRichText().content }
  }

  function resolveInlines(inlines: readonly RichTextInline[]): RichTextInline[] {
    return joinTexts(
      inlines.flatMap((inline) => {
        if (inline.type === 'field') return (resolveField ?? fieldWords)(inline)
        return [inline.type === 'footnote' ? resolveNote(inline) : inline]
      }),
    )
  }

  /** What stands for a field holds no note. */
  function resolveNote(note: FootnoteNode): FootnoteNode {
    return note.content ? { ...note, content: resolveInlines(note.content) as NoteInline[] } : note
  }

  function fieldWords(field: FieldNode): RichTextInline[] {
    const value = values[field.attrs.variable]
    if (!isFilled(value)) {
      const words = wordsUntilKnown(field.attrs.variable, notation.locale)
      return words === null ? [field] : inlineTexts(words, field.marks)
    }
    const type = types.get(field.attrs.variable) ?? 'text'
    return inlineTexts(formatFieldValue(type, value, notation), field.marks)
  }
}
