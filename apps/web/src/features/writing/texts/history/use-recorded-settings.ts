import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOpenText } from '../text/open-text.tsx'
import type { Command } from './command.ts'
import type { TextSettings } from './take-step.ts'

/** The settings of the text, each written down once the server has it. A refusal is shown by the setting itself. */
export function useRecordedSettings(settings: TextSettings) {
  const { log, store, documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const record = (command: Command) => () => log.record(command)
    const titleOf = (sectionId: string) => store.read(sectionId)?.title ?? ''
    const said = () => undefined
    return {
      setLock(sectionId: string, isLocked: boolean) {
        const command = record({
          name: isLocked ? 'lock' : 'unlock',
          subject: titleOf(sectionId),
          steps: [{ kind: 'lock', sectionId, from: !isLocked, to: isLocked }],
        })
        settings.lock({ sectionId, isLocked }).then(command, said)
      },
      setNumbered(sectionId: string, isNumbered: boolean) {
        if (store.read(sectionId)?.base.isNumbered === isNumbered) return
        const command = record({
          name: 'numbered',
          subject: titleOf(sectionId),
          steps: [{ kind: 'numbered', sectionId, from: !isNumbered, to: isNumbered }],
        })
        settings.number({ sectionId, isNumbered }).then(command, said)
      },
      setNumbering(numbering: NumberingStyle) {
        const from = queryClient.getQueryData(documentQuery.queryKey)?.numbering
        if (!from || from === numbering) return
        const command = record({
          name: 'numbering',
          subject: '',
          steps: [{ kind: 'numbering', from, to: numbering }],
        })
        settings.setNumbering(numbering).then(command, said)
      },
    }
  }, [documentQuery, log, queryClient, settings, store])
}
