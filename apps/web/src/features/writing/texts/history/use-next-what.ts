import { useSyncExternalStore } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { Direction } from './command.ts'
import { whatOf } from './describe-command.ts'

/** What would be undone or redone now, in words; null: nothing. Letters of one go draw nothing again. */
export function useNextWhat(direction: Direction): string | null {
  const t = useTexts()
  const { log } = useOpenText()
  return useSyncExternalStore(log.subscribe, () => {
    const command = log.next(direction)
    return command && whatOf(t, command)
  })
}
