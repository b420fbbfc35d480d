import type { Translator } from '@tacite/i18n/translator.ts'
import type { Command } from './command.ts'

/** What a command did, within a sentence: « ajout de la section « Durée » ». */
export function whatOf(t: Translator, { name, subject }: Command): string {
  if (name === 'numbering' || name === 'link' || name === 'typography')
    return t(`editor.history.what.${name}`)
  return t(`editor.history.what.${name}`, { subject: subject || t('editor.outline.untitled') })
}
