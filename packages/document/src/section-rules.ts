import type { PlainRefusalCode, Refusal } from '@tacite/domain/refusal.ts'
import { isPrintable } from './attribute-rules.ts'
import type { ContractDocument, DocumentSection } from './contract-document.ts'
import { allSections, blockKinds } from './contract-document.ts'
import type { FieldDefinition } from './field-definition.ts'
import { childrenOf } from './rich-text.ts'
import type { FootnoteNode, RichText, RichTextNode } from './rich-text.ts'
import { nodesOf } from './walk-document.ts'

const maxTitleLength = 300

/** Sections saved by one call: more would hold up the others who write in the same text. */
export const MOST_SAVED_TOGETHER = 50

export interface RuleFindings {
  refusals: Refusal[]
  /** Shown, but does not block. */
  warnings: Refusal[]
}

/** The section rules of specification 5; that it has content is asked when it is passed on (`readiness`). */
export function checkSection(
  section: Pick<DocumentSection, 'title' | 'content' | 'level'>,
  definitions?: readonly FieldDefinition[],
): RuleFindings {
  const refusals = [
    ...checkTitle(section.title),
    ...checkConditionals(section.content, definitions),
  ]
  const warnings = isNumberedByHand(section) ? [refusal('SECTION_TITLE_NUMBERED')] : []
  return { refusals, warnings }
}

/** All rules on a whole document; each refusal names its section by the `section` parameter. */
export function checkDocument(
  document: ContractDocument,
  definitions?: readonly FieldDefinition[],
): RuleFindings {
  const title = document.title.trim() === '' ? [refusal('DOCUMENT_TITLE_REQUIRED')] : []
  const body = document.blocks.some((block) => block.kind === 'body')
    ? []
    : [refusal('DOCUMENT_BODY_REQUIRED')]
  const blocks = document.blocks.flatMap(({ name, kind }) => [
    ...(name.trim() === '' ? [refusal('BLOCK_NAME_REQUIRED')] : []),
    ...(blockKinds.includes(kind) ? [] : [refusal('BLOCK_KIND_REQUIRED')]),
  ])
  const sections = allSections(document).map((section) => {
    const { refusals, warnings } = checkSection(section, definitions)
    const inSection = <Found extends Refusal>(found: Found): Found => ({
      ...found,
      params: { section: section.title, ...found.params },
    })
    return { refusals: refusals.map(inSection), warnings: warnings.map(inSection) }
  })
  return {
    refusals: [...title, ...body, ...blocks, ...sections.flatMap((found) => found.refusals)],
    warnings: sections.flatMap((found) => found.warnings),
  }
}

/** Checks the selected text before it is turned into a title. */
export function checkTitleSelection(selectedText: string): Refusal | undefined {
  if (selectedText.trim() === '') return refusal('SECTION_TITLE_TEXT_REQUIRED')
  return selectedText.trim().length > maxTitleLength ? titleTooLong() : undefined
}

/** Checks the selected text before it is made conditional. */
export function checkConditionalSelection(selectedText: string): Refusal | undefined {
  return selectedText.trim() === '' ? refusal('CONDITIONAL_TEXT_REQUIRED') : undefined
}

/** No words, no image, no field: nothing visible. */
export function isEmpty(content: RichText | FootnoteNode): boolean {
  return !childrenOf(content).some(showsSomething)
}

/**
 * Whether a level-1 title begins with a typed number, which would appear beside the computed one: '1. Objet',
 * 'Article 3 – Durée', 'IV) Prix', 'A. Définitions'.
 */
export function isNumberedByHand({
  title,
  level,
}: Pick<DocumentSection, 'title' | 'level'>): boolean {
  return level === 1 && handNumber.test(title.trim())
}

const handNumber =
  /^((article|art\.|artículo|clause|cláusula|section|sección|titre|title|título)\s*[\dIVXLC]+\b|\d+[.)°\-–:]|[IVXLC]+\s?[.)\-–:]|[A-Z][.)]\s)/iu

/** The rules on a title alone; empty when it is valid. */
export function checkTitle(title: string): Refusal[] {
  if (title.trim() === '') return [refusal('SECTION_TITLE_REQUIRED')]
  if (title.length > maxTitleLength) return [titleTooLong()]
  return isPrintable(title) && !/[\r\n]/.test(title)
    ? []
    : [refusal('RICH_TEXT_CHARACTER_FORBIDDEN')]
}

function checkConditionals(
  content: RichText,
  definitions: readonly FieldDefinition[] | undefined,
): Refusal[] {
  return [...nodesOf(content)].flatMap((node) => {
    if (node.type !== 'conditional') return []
    const isKnown = definitions?.some(({ variable }) => variable === node.attrs.variable) ?? true
    const needsValue = node.attrs.operator !== 'filled' && node.attrs.value === null
    return [
      ...(node.content.some(showsSomething) ? [] : [refusal('CONDITIONAL_TEXT_REQUIRED')]),
      ...(needsValue ? [refusal('CONDITIONAL_VALUE_INVALID')] : []),
      ...(isKnown ? [] : [unknownField(node.attrs.variable)]),
    ]
  })
}

function showsSomething(node: RichTextNode): boolean {
  if (['image', 'field', 'reference'].includes(node.type)) return true
  if (node.type === 'text') return node.text.trim() !== ''
  return childrenOf(node).some(showsSomething)
}

function unknownField(variable: string): Refusal {
  return { code: 'CONDITIONAL_FIELD_UNKNOWN', params: { variable } }
}

function titleTooLong(): Refusal {
  return { code: 'SECTION_TITLE_TOO_LONG', params: { max: maxTitleLength } }
}

function refusal(code: PlainRefusalCode): Refusal {
  return { code }
}
