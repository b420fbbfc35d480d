import type { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'
import { toCompleteQuery } from './completion-queries.ts'

const loadNotice = () => import('./to-complete-notice.tsx')

/** How many contracts in force are to be completed; inside a `Suspense`. */
export const ToCompleteNotice = lazy(async () => {
  const [module] = await Promise.all([loadNotice(), loadTexts('contract-list')])
  return { default: module.ToCompleteNotice }
})

/** Before the list is drawn: a line that comes later would move it. */
export async function loadToComplete(queryClient: QueryClient): Promise<void> {
  const isUnknown = queryClient.getQueryData(toCompleteQuery.queryKey) === undefined
  await Promise.all([loadNotice(), isUnknown && queryClient.prefetchQuery(toCompleteQuery)])
}

/** Completes the selected contracts; inside a `Suspense`. */
export const CompleteButton = lazy(async () => {
  const [module] = await Promise.all([import('./complete-button.tsx'), loadTexts('completion')])
  return { default: module.CompleteButton }
})
