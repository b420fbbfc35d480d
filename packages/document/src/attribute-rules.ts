/**
 * The rules for each attribute of the document. The schema applies them to every node, in the browser and on the
 * server; everything else is refused.
 */

export const textAligns = ['left', 'center', 'right', 'justify'] as const
export const orderedListStyles = ['decimal', 'lower-alpha', 'lower-roman'] as const
export const conditionOperators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'filled'] as const

/** How a reference is worded: « 5.2 », « article 5.2 », « article 5.2 (Durée) ». */
export const referenceWordings = ['number', 'article', 'titled'] as const

/** Wider tables cannot be printed; larger spans only serve to exhaust memory. */
export const maxTableColumns = 60
const maxRowSpan = 500
const maxImageSidePx = 20_000

export type AttributeRule = (value: unknown) => boolean

export function isOneOf<Value extends string>(values: readonly Value[]) {
  return (value: unknown): value is Value => (values as readonly unknown[]).includes(value)
}

export function isIntegerWithin(min: number, max: number): AttributeRule {
  return (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max
}

export const isColumnSpan = isIntegerWithin(1, maxTableColumns)
export const isRowSpan = isIntegerWithin(1, maxRowSpan)
export const isImageSide = isIntegerWithin(1, maxImageSidePx)
export const isListStart = isIntegerWithin(1, 9999)

export const isColumnWidths: AttributeRule = (value) =>
  value === null ||
  (Array.isArray(value) &&
    value.length <= maxTableColumns &&
    value.every(isIntegerWithin(0, maxImageSidePx)))

export const isFileHash: AttributeRule = (value) =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

export const isVariable = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value)

/** The id of a section or block, whatever generates it. */
export const isPartId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

export const isShortText: AttributeRule = (value) =>
  typeof value === 'string' && value.length <= 1000 && isPrintable(value)

export const isConditionValue: AttributeRule = (value) =>
  value === null ||
  typeof value === 'boolean' ||
  Number.isFinite(value) ||
  isShortText(value) ||
  isDuration(value)

/** Only addresses that a reader can follow without executing anything. */
export const isSafeHref: AttributeRule = (value) => {
  if (typeof value !== 'string' || value.length > 2000 || hasSpaceOrControl.test(value))
    return false
  return /^(https?:\/\/[^/?#]|mailto:[^@/]+@)/i.test(value) && URL.canParse(value)
}

/**
 * Neither a control character (except tab and line break) nor a lone surrogate, which jsonb and PDF refuse, nor a
 * bidi mark, which would show other words than are signed.
 */
export function isPrintable(text: string): boolean {
  return !controlCharacter.test(text) && text.isWellFormed() && text === withoutDirectionMarks(text)
}

/** Removes the invisible bidi marks from a text (U+202A-202E, U+2066-2069). */
export function withoutDirectionMarks(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
}

function isDuration(value: unknown): boolean {
  const { count, unit, ...others } = Object(value) as Record<string, unknown>
  return (
    isIntegerWithin(0, 9999)(count) &&
    isOneOf(['years', 'months', 'weeks', 'days'])(unit) &&
    Object.keys(others).length === 0
  )
}

// oxlint-disable-next-line no-control-regex -- finding control characters is its purpose
const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
// oxlint-disable-next-line no-control-regex -- finding control characters is its purpose
const hasSpaceOrControl = /[\s\u0000-\u001F\u007F]/
