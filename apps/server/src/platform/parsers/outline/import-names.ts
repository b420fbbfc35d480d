import type { Locale } from '@tacite/domain/locale.ts'
import en from '@tacite/i18n/en/writing/document-import.json' with { type: 'json' }
import es from '@tacite/i18n/es/writing/document-import.json' with { type: 'json' }
import fr from '@tacite/i18n/fr/writing/document-import.json' with { type: 'json' }

/** Names for what is unnamed in the file, in the language of the document, not of its reader. */
export type ImportNames = typeof fr.names

const NAMES: Record<Locale, ImportNames> = { fr: fr.names, en: en.names, es: es.names }

export function importNames(language: Locale | undefined): ImportNames {
  return NAMES[language ?? 'fr']
}
