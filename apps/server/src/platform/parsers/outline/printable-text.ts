import { withoutDirectionMarks } from '@tacite/document/attribute-rules.ts'

/**
 * A text as a section or a title may hold it: no control characters, no half pairs, no marks that turn
 * the reading direction and would show other words than are signed.
 */
export function printableText(text: string): string {
  return withoutDirectionMarks(text.replaceAll(CONTROL, '')).toWellFormed()
}

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g
