import type { Translator } from '@tacite/i18n/translator.ts'
import type { Command, Direction } from './command.ts'
import { whatOf } from './describe-command.ts'
import type { Obstacle } from './obstacle.ts'
import type { LeftSection } from './several-sections.ts'

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

/** Why a section keeps what it says when the others are taken back. */
export function leftOf(t: Translator, { title, obstacle }: LeftSection): string {
  return t('editor.history.left', {
    section: title || t('editor.outline.untitled'),
    reason: reasonOf(t, obstacle),
  })
}
