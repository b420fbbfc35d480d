import type { ComponentType } from 'react'
import { loadable } from '../../../platform/loadable.tsx'
import type { ImportPage } from './imports-queries.ts'

export interface StepProps {
  page: ImportPage
}

interface ImportStep {
  id: 'files' | 'log'
  Part: ComponentType<StepProps>
  /** Whether there is something to see in it yet. */
  isOpen: (page: ImportPage) => boolean
}

const FilesStep = loadable<StepProps>(async () => (await import('./files-step.tsx')).FilesStep)
const LogStep = loadable<StepProps>(async () => (await import('./log-step.tsx')).LogStep)

/** What the page of an import shows, in the order in which a person goes through it. */
export const IMPORT_STEPS: readonly ImportStep[] = [
  { id: 'files', Part: FilesStep.Part, isOpen: () => true },
  { id: 'log', Part: LogStep.Part, isOpen: ({ state }) => state !== 'receiving' },
]

/** The step that a page opens with: the first one that waits for the person. */
export function firstStep({ state }: ImportPage): ImportStep['id'] {
  return state === 'receiving' || state === 'received' || state === 'reading' ? 'files' : 'log'
}
