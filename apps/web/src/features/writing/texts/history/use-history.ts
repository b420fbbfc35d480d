import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { showError } from '../../../../platform/query-client.ts'
import { useOpenText } from '../text/open-text.tsx'
import { fetchedActs, useArrange, type Arrange } from '../text/use-arrange.ts'
import type { Command, Direction } from './command.ts'
import type { HistoryDeps } from './create-history.ts'
import { createLastRefusal } from './last-refusal.ts'
import type { TextSettings } from './take-step.ts'

export interface History {
  /** Takes the last command back, or does the last one that was undone again; says where and what. */
  step(direction: Direction): void
  /** Takes a command back if it is still the last one; false: something was done since. */
  takeBack(command: Command | null): boolean
}

const loadHistory = () => import('./create-history.ts')

/** The history of the open text: one for all its sections, blocks and fields. */
export function useHistory(settings: TextSettings): History {
  const deps = useHistoryDeps(settings)
  const isEditable = deps.readOnlyReason === null
  // Not needed to read, and there before anybody has something to undo.
  useEffect(() => {
    if (isEditable) void loadHistory()
  }, [isEditable])
  return useMemo(() => {
    let created: Promise<(direction: Direction) => void> | null = null
    const step = (direction: Direction) => {
      created ??= loadHistory().then(({ createHistory }) => createHistory(deps))
      created.then((run) => run(direction)).catch(showError)
    }
    return {
      step,
      takeBack(command) {
        const isLast = command !== null && deps.log.next('undo') === command
        if (isLast) step('undo')
        return isLast
      },
    }
  }, [deps])
}

function useHistoryDeps(settings: TextSettings): HistoryDeps {
  const text = useOpenText()
  const { log, store, editing, documentQuery, readOnlyReason, setFieldUnrecorded } = text
  const queryClient = useQueryClient()
  const [lastRefusal] = useState(createLastRefusal)
  const arrange = useArrange(lastRefusal)
  return useMemo(
    () => ({
      log,
      store,
      editing,
      arrange,
      settings,
      lastRefusal,
      readOnlyReason,
      setField: setFieldUnrecorded,
      readWire: () => queryClient.getQueryData(documentQuery.queryKey),
    }),
    [
      arrange,
      documentQuery,
      editing,
      lastRefusal,
      log,
      queryClient,
      readOnlyReason,
      setFieldUnrecorded,
      settings,
      store,
    ],
  )
}

/** The acts that arrange the text, each written down so that it can be undone. */
export function useRecordedArrange(): Arrange {
  const { log, store, documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  const arrange = useArrange()
  return useMemo(() => {
    const wire = () => queryClient.getQueryData(documentQuery.queryKey) ?? null
    return fetchedActs(async () => {
      const { recordedArrange } = await import('./recorded-arrange.ts')
      return recordedArrange(arrange, { log, store, wire })
    })
  }, [arrange, documentQuery, log, queryClient, store])
}
