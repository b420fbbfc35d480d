import type { Translator } from '@tacite/i18n/translator.ts'
import type { Command, Direction } from './command.ts'
import type { Obstacle } from './obstacle.ts'

/** What a command did, within a sentence: « ajout de la section « Durée » ». */
export function whatOf(t: Translator, { name, subject }: Command): string {
  if (name === 'numbering') return t('editor.history.what.numbering')
  return t(`editor.history.what.${name}`, { subject: subject || t('editor.outline.untitled') })
}

export function reasonOf(t: Translator, obstacle: Obstacle): string {
  if ('name' in obstacle) {
    return t(`editor.history.reason.${obstacle.reason}`, { name: obstacle.name })
  }
  return t(`editor.history.reason.${obstacle.reason}`)
}

/** Why a command stays as it is. */
export function refusalOf(t: Translator, command: Command, direction: Direction, reason: string) {
  return t(`editor.history.refused.${direction}`, { what: whatOf(t, command), reason })
}
