import type { TextKey } from '@tacite/i18n/text-keys.ts'
import {
  BadgeCheck,
  CalendarClock,
  History,
  Paperclip,
  PenLine,
  TableProperties,
  Users,
} from 'lucide-react'
import { lazy, type ComponentType, type ReactNode } from 'react'
import { AccessPanel } from '../../people/access/public.tsx'
import { ActivityPanel } from '../../trail/activity/public.tsx'
import { DeadlinesPanel, LifelineStrip, LifelineToggle } from '../../lifecycle/deadlines/public.ts'
import { KeepingBand } from '../../lifecycle/keeping/public.ts'
import { ShareAction } from '../../agreement/sharing/public.tsx'
import { SigningAction, SigningPanel } from '../../signing/signing/public.tsx'
import { NewerVersion } from '../template-updates/public.tsx'
import { ValidationPanel, WorkflowSteps } from '../../agreement/validation/public.ts'
import type { ContractPartProps } from './contract-part.ts'

interface ContractTab {
  /** Its name in the address: `?tab=summary`. */
  name: string
  label: Extract<TextKey, `editor.tab.${string}`>
  icon: ReactNode
  Panel: ComponentType<ContractPartProps>
}

const part = (load: () => Promise<{ default: ComponentType<ContractPartProps> }>) => lazy(load)

/** The tabs beside the text, in order: a new feature adds its line here. */
export const contractTabs: readonly ContractTab[] = [
  {
    name: 'summary',
    label: 'editor.tab.summary',
    icon: <TableProperties aria-hidden />,
    Panel: part(() => import('./summary/summary-panel.tsx')),
  },
  {
    name: 'deadlines',
    label: 'editor.tab.deadlines',
    icon: <CalendarClock aria-hidden />,
    Panel: DeadlinesPanel,
  },
  {
    name: 'validation',
    label: 'editor.tab.validation',
    icon: <BadgeCheck aria-hidden />,
    Panel: ValidationPanel,
  },
  {
    name: 'signing',
    label: 'editor.tab.signing',
    icon: <PenLine aria-hidden />,
    Panel: SigningPanel,
  },
  {
    name: 'files',
    label: 'editor.tab.files',
    icon: <Paperclip aria-hidden />,
    Panel: part(() => import('./summary/files-panel.tsx')),
  },
  { name: 'access', label: 'editor.tab.access', icon: <Users aria-hidden />, Panel: AccessPanel },
  {
    name: 'activity',
    label: 'editor.tab.activity',
    icon: <History aria-hidden />,
    Panel: ActivityPanel,
  },
]

/** Rendered beside the title while the text can be written: what would otherwise stand between it and the reader. */
export const besideTitle: readonly ComponentType<ContractPartProps>[] = [LifelineToggle]

/** Rendered under the header, in one line: the workflow steps. */
export const underTitle: readonly ComponentType<ContractPartProps>[] = [WorkflowSteps]

/** Rendered between that line and the text; inside a `Suspense`. */
export const aboveText: readonly ComponentType<ContractPartProps>[] = [
  KeepingBand,
  NewerVersion,
  LifelineStrip,
]

/** Actions of other features in the header, the primary one last: « Envoyer pour signature ». */
export const headerActions: readonly ComponentType<ContractPartProps>[] = [
  ShareAction,
  SigningAction,
]
