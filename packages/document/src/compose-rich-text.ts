import { conditionOperators, isOneOf } from './attribute-rules.ts'
import type {
  Condition,
  ListItemNode,
  ParagraphNode,
  RichText,
  RichTextBlock,
  RichTextInline,
  TableNode,
} from './rich-text.ts'

/**
 * Parses content written in our own source, for templates and tests; never for user input. One line is one paragraph.
 * `{client_name}` is a field, `**words**` are bold, `- ` begins a bullet, `| a | b |` is a table row (the first one
 * its header), and the lines between `[if variable operator value]` and `[end]` are conditional (not nested).
 *
 * @throws Error on an invalid condition: a mistake in the source.
 * @example composeRichText('Le prix est de {amount_incl_tax}.\n- payable à 30 jours')
 */
export function composeRichText(source: string): RichText {
  const lines = source.split('\n').filter((line) => line.trim() !== '')
  return { type: 'doc', content: composeBlocks(lines.map((line) => line.trim())) }
}

function composeBlocks(lines: readonly string[]): RichTextBlock[] {
  const blocks: RichTextBlock[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const end = line.startsWith('[if ') ? lines.indexOf('[end]', at) : runEnd(lines, at)
    if (end < 0) throw new Error(`No [end] for ${line}`)
    const run = lines.slice(at, end)
    if (line.startsWith('[if ')) {
      blocks.push({
        type: 'conditional',
        attrs: readCondition(line),
        content: composeBlocks(run.slice(1)),
      })
      at = end + 1
    } else {
      blocks.push(...composeRun(line, run))
      at = end
    }
  }
  return blocks
}

type LineKind = 'bullet' | 'row' | 'condition' | 'paragraph'

function kindOf(line: string): LineKind {
  if (line.startsWith('- ')) return 'bullet'
  if (line.startsWith('| ')) return 'row'
  return line.startsWith('[if ') ? 'condition' : 'paragraph'
}

function runEnd(lines: readonly string[], at: number): number {
  const kind = kindOf(lines[at] ?? '')
  const end = lines.findIndex((line, index) => index > at && kindOf(line) !== kind)
  return end < 0 ? lines.length : end
}

function composeRun(first: string, run: readonly string[]): RichTextBlock[] {
  switch (kindOf(first)) {
    case 'bullet':
      return [{ type: 'bullet_list', content: run.map((line) => composeItem(line.slice(2))) }]
    case 'row':
      return [composeTable(run)]
    default:
      return run.map((line) => composeParagraph(line))
  }
}

function composeItem(text: string): ListItemNode {
  return { type: 'list_item', content: [composeParagraph(text)] }
}

function composeTable(rows: readonly string[]): TableNode {
  return {
    type: 'table',
    content: rows.map((row, index) => ({
      type: 'table_row',
      content: row
        .replace(/^\|\s*|\s*\|$/g, '')
        .split(/\s*\|\s*/)
        .map((cell) => ({
          type: index === 0 ? 'table_header' : 'table_cell',
          attrs: { colspan: 1, rowspan: 1, colwidth: null },
          content: [composeParagraph(cell, 'left')],
        })),
    })),
  }
}

/** @example composeParagraph('Entre **{client_name}**') */
function composeParagraph(
  text: string,
  align: ParagraphNode['attrs']['align'] = 'justify',
): ParagraphNode {
  const content = text.split('**').flatMap((run, index) => composeInlines(run, index % 2 === 1))
  return { type: 'paragraph', attrs: { align }, ...(content.length > 0 ? { content } : {}) }
}

function composeInlines(text: string, isBold: boolean): RichTextInline[] {
  const marks = isBold ? { marks: [{ type: 'bold' as const }] } : {}
  // What the pattern captures, a field's name, alternates with the texts around it.
  return text.split(/\{([a-z][a-z0-9_]*)\}/).flatMap((part, index): RichTextInline[] => {
    if (index % 2 === 1) return [{ type: 'field', attrs: { variable: part }, ...marks }]
    return part === '' ? [] : [{ type: 'text', text: part, ...marks }]
  })
}

function readCondition(line: string): Condition {
  const [, variable, operator, value] = /^\[if (\w+) (\w+)(?: (.+))?\]$/.exec(line) ?? []
  if (!variable || !isOneOf(conditionOperators)(operator))
    throw new Error(`Not a condition: ${line}`)
  const parsed: Condition['value'] =
    value === undefined ? null : (JSON.parse(value) as Condition['value'])
  return { variable, operator, value: parsed }
}
