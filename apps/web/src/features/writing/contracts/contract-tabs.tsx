import type { TextKey } from '@tacite/i18n/text-keys.ts'
import { lazy, type ComponentType } from 'react'
import { AccessPanel } from '../../people/access/public.tsx'
import { ActivityPanel } from '../../trail/activity/public.tsx'
import { DeadlinesPanel, LifelineStrip } from '../../lifecycle/deadlines/public.ts'
import { ShareAction } from '../../agreement/sharing/public.tsx'
import { SigningAction, SigningPanel } from '../../signing/signing/public.tsx'
import { ValidationPanel, WorkflowSteps } from '../../agreement/validation/public.ts'
import type { ContractPartProps } from './contract-part.ts'

interface ContractTab {
  /** Its name in the address: `?tab=summary`. */
  name: string
  label: Extract<TextKey, `editor.tab.${string}`>
  Panel: ComponentType<ContractPartProps>
}

const part = (load: () => Promise<{ default: ComponentType<ContractPartProps> }>) => lazy(load)

/** The tabs beside the text, in order: a new feature adds its line here. */
export const contractTabs: readonly ContractTab[] = [
  {
    name: 'summary',
    label: 'editor.tab.summary',
    Panel: part(() => import('./summary/summary-panel.tsx')),
  },
  { name: 'deadlines', label: 'editor.tab.deadlines', Panel: DeadlinesPanel },
  { name: 'validation', label: 'editor.tab.validation', Panel: ValidationPanel },
  { name: 'signing', label: 'editor.tab.signing', Panel: SigningPanel },
  {
    name: 'files',
    label: 'editor.tab.files',
    Panel: part(() => import('./summary/files-panel.tsx')),
  },
  { name: 'access', label: 'editor.tab.access', Panel: AccessPanel },
  { name: 'activity', label: 'editor.tab.activity', Panel: ActivityPanel },
]

/** Rendered between the header and the text: the workflow steps, the lifeline. */
export const underHeader: readonly ComponentType<ContractPartProps>[] = [
  WorkflowSteps,
  LifelineStrip,
]

/** Actions of other features in the header, the primary one last: « Envoyer pour signature ». */
export const headerActions: readonly ComponentType<ContractPartProps>[] = [
  ShareAction,
  SigningAction,
]
