import type { Locale } from '@tacite/domain/locale.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { saveFile } from '../../../platform/save-file.ts'

/** The separator that a spreadsheet of the reader's country expects. */
const SEPARATOR: Record<Locale, string> = { fr: ';', es: ';', en: ',' }

/** A list to fill in with a spreadsheet: every column that is read, and one person as an example. */
export function saveModel(locale: Locale): void {
  const t = currentTexts()
  const columns = ['firstName', 'lastName', 'email', 'role', 'groups'] as const
  const header = columns.map((name) => t(`invitations.model.${name}`))
  const sample = [
    t('invitations.model.sampleFirst'),
    t('invitations.model.sampleLast'),
    t('invitations.model.sampleEmail'),
    '',
    '',
  ]
  const lines = [header, sample].map((cells) => cells.join(SEPARATOR[locale]))
  // The mark keeps accents alive in spreadsheets.
  const blob = new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
  saveFile(blob, t('invitations.model.fileName'))
}
