import type { Locale } from '@tacite/domain/locale.ts'
import { InputRule } from 'prosemirror-inputrules'

const narrowSpace = '\u202F'

/**
 * Automatic typography: apostrophe, ellipsis, dash, the quotation marks of the language and, in French, the spaces
 * before tall punctuation. Backspace right after undoes a correction.
 */
export function typographyRules(locale: Locale): InputRule[] {
  const { open, close } = quotes[locale]
  return [
    lastReplaced(/\.\.\.$/, 3, () => '…'),
    lastReplaced(/\p{L}'$/u, 1, () => '’'),
    lastReplaced(/(?:^|\s)--$/, 2, () => '–'),
    lastReplaced(/(?:^|[\s([{«\u202F\u00A0])"$/u, 1, () => open),
    lastReplaced(/"$/, 1, () => close),
    ...(locale === 'fr'
      ? [lastReplaced(/[\p{L}\d)»][ \u00A0][;:!?]$/u, 2, (typed) => narrowSpace + typed.slice(-1))]
      : []),
  ]
}

const quotes: Record<Locale, { open: string; close: string }> = {
  fr: { open: `«${narrowSpace}`, close: `${narrowSpace}»` },
  en: { open: '“', close: '”' },
  es: { open: '«', close: '»' },
}

/** Replaces the last characters of the match; those before only provide context. */
function lastReplaced(
  pattern: RegExp,
  count: number,
  write: (matched: string) => string,
): InputRule {
  return new InputRule(pattern, (state, match, _start, end) => {
    // The character just typed is not in the text yet.
    const from = end - (count - 1)
    const { $from } = state.selection
    const marks = state.storedMarks ?? $from.marks()
    return state.tr.replaceWith(from, end, state.schema.text(write(match[0]), marks))
  })
}
