import { withoutDirectionMarks } from '@tacite/document/attribute-rules.ts'

/**
 * Text allowed in a section or a title: no control characters, no lone surrogates, no bidi marks, which could show
 * other words than are signed.
 */
export function printableText(text: string): string {
  return withoutDirectionMarks(text.replaceAll(CONTROL, '')).toWellFormed()
}

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g
