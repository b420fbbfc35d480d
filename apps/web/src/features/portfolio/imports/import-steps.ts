import type { ComponentType } from 'react'
import { loadable } from '../../../platform/loadable.tsx'
import type { ImportPage } from './imports-queries.ts'

export interface StepProps {
  page: ImportPage
}

interface ImportStep {
  id: 'files' | 'mapFiles' | 'mapFields' | 'plan' | 'log'
  Part: ComponentType<StepProps>
  /** Whether there is something to see in it yet. */
  isOpen: (page: ImportPage) => boolean
}

const FilesStep = loadable<StepProps>(async () => (await import('./files-step.tsx')).FilesStep)
const MapFilesStep = loadable<StepProps>(
  async () => (await import('./mapping/map-files-step.tsx')).MapFilesStep,
)
const MapFieldsStep = loadable<StepProps>(
  async () => (await import('./mapping/map-fields-step.tsx')).MapFieldsStep,
)
const PlanStep = loadable<StepProps>(async () => (await import('./plan/plan-step.tsx')).PlanStep)
const LogStep = loadable<StepProps>(async () => (await import('./log-step.tsx')).LogStep)

/** What the page of an import shows, in the order in which a person goes through it. */
export const IMPORT_STEPS: readonly ImportStep[] = [
  { id: 'files', Part: FilesStep.Part, isOpen: () => true },
  { id: 'mapFiles', Part: MapFilesStep.Part, isOpen: isMapped },
  { id: 'mapFields', Part: MapFieldsStep.Part, isOpen: isMapped },
  // What a cancelled one had created can be undone there.
  {
    id: 'plan',
    Part: PlanStep.Part,
    isOpen: (page) => isPlanned(page) || page.state === 'cancelled',
  },
  { id: 'log', Part: LogStep.Part, isOpen: ({ state }) => state !== 'receiving' },
]

/** The step that a page opens with: the first one that waits for the person. */
export function firstStep({ state }: ImportPage): ImportStep['id'] {
  if (state === 'receiving' || state === 'received' || state === 'reading') return 'files'
  if (state === 'toMap') return 'mapFiles'
  return isPlanned({ state }) ? 'plan' : 'log'
}

function isMapped({ state }: Pick<ImportPage, 'state'>): boolean {
  return state === 'toMap' || state === 'toReview'
}

function isPlanned({ state }: Pick<ImportPage, 'state'>): boolean {
  return PLANNED.some((each) => each === state)
}

const PLANNED = ['planning', 'toReview', 'creating', 'done', 'undoing', 'undone'] as const
