import { correctTypography as typeset } from '@tacite/document/typography.ts'
import type { Locale } from '@tacite/domain/locale.ts'

/** Texts quoted literally by the specification (section 8), wherever they occur. */
const quoted = new Set([
  'Connexion perdue. Nouvelle tentative ...',
  'Connection lost. Trying again ...',
  'Conexión perdida. Nuevo intento ...',
])

/** The typography of its language, unless the text is quoted as it is. */
export function correctTypography(locale: Locale, text: string): string {
  return quoted.has(text) ? text : typeset(locale, text)
}

/** What is wrong with the typography of a text, in words; null if it is correct. */
export function typographyProblem(locale: Locale, text: string): string | null {
  const corrected = correctTypography(locale, text)
  if (corrected !== text) return `should read « ${visible(corrected)} »`
  if (text.includes('"')) return 'has straight quotation marks'
  if (/^\s|\s$/.test(text)) return 'begins or ends with a space'
  if (/ {2}/.test(text)) return 'has two spaces in a row'
  return quoted.has(text) ? null : problemIn[locale](text)
}

const problemIn: Record<Locale, (text: string) => string | null> = {
  fr: (text) => (/[“”]/.test(text) ? 'has English quotation marks' : null),
  en: (text) => {
    if (/[«»]/.test(text)) return 'has French quotation marks'
    return /[\s\u00A0\u202F][;:!?%](?=\s|$)/.test(text) ? 'has a space before a mark' : null
  },
  es: (text) => {
    if (!pairs(text, '¿', '?')) return 'has a question without ¿'
    if (!pairs(text, '¡', '!')) return 'has an exclamation without ¡'
    if (/[“”]|«\s|\s»/.test(text)) return 'quotes otherwise than «…»'
    return /[\s\u00A0\u202F][;:!?](?=\s|$)/.test(text) ? 'has a space before a mark' : null
  },
}

/** Every closing mark has its opening one before it; marks inside a URL do not count. */
function pairs(text: string, opening: string, closing: string): boolean {
  const opened = text.split(opening).length - 1
  const closed = text
    .split(closing)
    .filter((_, i, all) => i > 0 && !/^\w/.test(all[i] ?? '')).length
  return opened === closed
}

function visible(text: string): string {
  return text.replaceAll('\u202F', '⍽')
}
