import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ActRefusals, createArrange } from './create-arrange.ts'
import { useOpenText } from './open-text.tsx'

export type Arrange = ReturnType<typeof createArrange>

const loadArrange = () => import('./create-arrange.ts')

/** The acts that change the arrangement of the text; their code is fetched once somebody may do them. */
export function useArrange(refusals?: ActRefusals): Arrange {
  const text = useOpenText()
  const queryClient = useQueryClient()
  const { textId, store, queue, documentQuery, readOnlyReason } = text
  const isEditable = readOnlyReason === null
  useEffect(() => {
    if (isEditable) void loadArrange()
  }, [isEditable])
  return useMemo(
    () =>
      fetchedActs(async () =>
        (await loadArrange()).createArrange({
          text: { textId, store, queue, documentQuery },
          queryClient,
          refusals,
        }),
      ),
    [documentQuery, queryClient, queue, refusals, store, textId],
  )
}

/** Acts whose code is fetched with the first of them; each is done in the order in which it was asked for. */
export function fetchedActs(load: () => Promise<Arrange>): Arrange {
  let loaded: Promise<Arrange> | null = null
  return new Proxy({} as Arrange, {
    get:
      (_, name: keyof Arrange) =>
      async (...args: unknown[]) => {
        loaded ??= load()
        const act = (await loaded)[name] as (...all: unknown[]) => unknown
        return act(...args)
      },
  })
}
