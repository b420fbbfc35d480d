import { rowsName, rowsOf } from '@tacite/document/repeats/rows.ts'
import type { Repeat } from '@tacite/document/rich-text.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { TextFields } from './fields.ts'

/** The property that hands the mark of a row down to its first cell, before which nothing can stand. */
export const REPEAT_MARK = '--repeat-mark'

/** What a repeated passage is called, and how many rows the contract has of it. */
export function repeatText(t: Translator, fields: TextFields, { key, name }: Repeat): string {
  const count = rowsOf(fields.values, key).length
  return count === 0 && !(rowsName(key) in fields.values)
    ? t('editor.repeat.mark', { name })
    : t('editor.repeat.rows', { name, count })
}
