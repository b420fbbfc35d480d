import type { PlainRefusalCode, Refusal } from '@tacite/domain/refusal.ts'
import { Mark, Node } from 'prosemirror-model'
import {
  isPrintable,
  isSafeHref,
  maxTableColumns,
  withoutDirectionMarks,
} from './attribute-rules.ts'
import { passagesRefusal } from './repeats/check-passages.ts'
import type { RichText } from './rich-text.ts'
import { contractSchema } from './schema.ts'

/** Limits of one section: far above any real article, far below what causes harm. */
export const richTextLimits = { maxNodes: 20_000, maxDepth: 40, maxCharacters: 500_000 } as const

export type CheckedRichText =
  | { content: RichText; refusal?: never }
  | { content?: never; refusal: Refusal }

/**
 * Validates external JSON as the content of a section; returns it in its normalised form (all attributes present,
 * adjacent texts joined, no bidi marks), so that equal contents are equal JSON.
 *
 * Refuses unknown nodes, marks and attributes, values that no rule allows, and anything beyond `richTextLimits`.
 * Never throws.
 *
 * @example checkRichText({ type: 'doc', content: [{ type: 'script' }] })
 * // { refusal: { code: 'RICH_TEXT_MALFORMED' } }
 */
export function checkRichText(json: unknown): CheckedRichText {
  const refusal = checkShape(json)
  if (refusal) return { refusal: { code: refusal } }
  try {
    const node = Node.fromJSON(contractSchema, json)
    if (node.type !== contractSchema.topNodeType)
      return { refusal: { code: 'RICH_TEXT_MALFORMED' } }
    const normalized = normalize(node)
    normalized.check()
    const content = normalized.toJSON() as RichText
    const code = passagesRefusal(content)
    return code ? { refusal: { code } } : { content }
  } catch {
    // ProseMirror's messages are for developers; people get our text.
    return { refusal: { code: 'RICH_TEXT_MALFORMED' } }
  }
}

/** Walks the raw JSON iteratively, before anything recursive may touch it. */
function checkShape(json: unknown): PlainRefusalCode | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }]
  let nodes = 0
  let characters = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const node = next.value
    nodes += 1
    if (nodes > richTextLimits.maxNodes) return 'RICH_TEXT_TOO_LARGE'
    if (next.depth > richTextLimits.maxDepth) return 'RICH_TEXT_TOO_DEEP'
    if (!isPlainObject(node) || !hasOnlyKeys(node, nodeKeys)) return 'RICH_TEXT_MALFORMED'
    const refusal =
      checkAttributeNames(node, 'nodes') ?? checkMarks(node['marks']) ?? checkRow(node)
    if (refusal) return refusal
    if (node['text'] !== undefined) {
      if (node['type'] !== 'text' || typeof node['text'] !== 'string') return 'RICH_TEXT_MALFORMED'
      if (!isPrintable(withoutDirectionMarks(node['text']))) return 'RICH_TEXT_CHARACTER_FORBIDDEN'
      characters += node['text'].length
      if (characters > richTextLimits.maxCharacters) return 'RICH_TEXT_TOO_LARGE'
    }
    const children = node['content']
    if (children === undefined) continue
    if (!Array.isArray(children)) return 'RICH_TEXT_MALFORMED'
    for (const child of children) waiting.push({ value: child, depth: next.depth + 1 })
  }
  return undefined
}

const nodeKeys = ['type', 'attrs', 'content', 'marks', 'text']

function checkMarks(marks: unknown): PlainRefusalCode | undefined {
  if (marks === undefined) return undefined
  if (!Array.isArray(marks)) return 'RICH_TEXT_MALFORMED'
  for (const mark of marks as unknown[]) {
    if (!isPlainObject(mark) || !hasOnlyKeys(mark, ['type', 'attrs'])) return 'RICH_TEXT_MALFORMED'
    const refusal = checkAttributeNames(mark, 'marks')
    if (refusal) return refusal
    const attrs = mark['attrs']
    if (mark['type'] === 'link' && !(isPlainObject(attrs) && isSafeHref(attrs['href']))) {
      return 'RICH_TEXT_LINK_FORBIDDEN'
    }
  }
  return undefined
}

/** ProseMirror refuses unknown types, but silently drops unknown attributes; we refuse what we do not know. */
function checkAttributeNames(
  json: Record<string, unknown>,
  kind: 'nodes' | 'marks',
): PlainRefusalCode | undefined {
  const { type, attrs } = json
  // As a property name, the array ['link'] would equal 'link'.
  if (typeof type !== 'string') return 'RICH_TEXT_MALFORMED'
  if (attrs === undefined || attrs === null) return undefined
  const names = Object.keys(contractSchema[kind][type]?.spec.attrs ?? {})
  return isPlainObject(attrs) && hasOnlyKeys(attrs, names) ? undefined : 'RICH_TEXT_MALFORMED'
}

function checkRow(json: Record<string, unknown>): PlainRefusalCode | undefined {
  if (json['type'] !== 'table_row' || !Array.isArray(json['content'])) return undefined
  return json['content'].length > maxTableColumns ? 'RICH_TEXT_TOO_LARGE' : undefined
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasOnlyKeys(value: Record<string, unknown>, keys: readonly string[]): boolean {
  return Object.keys(value).every((key) => keys.includes(key))
}

/** `Node.fromJSON` keeps marks in any order; typing would not. `create` joins adjacent texts with equal marks. */
function normalize(node: Node): Node {
  const children = node.children.flatMap((child) =>
    child.isText ? normalizeText(child) : [normalize(child)],
  )
  return node.type.create(node.attrs, children, normalizeMarks(node.marks))
}

/** Nothing is left of a text that consisted of bidi marks. */
function normalizeText(node: Node): Node[] {
  const text = withoutDirectionMarks(node.text ?? '')
  return text === '' ? [] : [contractSchema.text(text, normalizeMarks(node.marks))]
}

function normalizeMarks(marks: readonly Mark[]): readonly Mark[] {
  const sorted = marks.reduce((set, mark) => mark.addToSet(set), Mark.none)
  // One occurred twice, or two exclude each other.
  if (sorted.length !== marks.length) throw new RangeError('Marks do not go together')
  return sorted
}
