import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  CalendarClock,
  Copy,
  Ellipsis,
  FileCheck,
  FilePlus2,
  FileText,
  LayoutTemplate,
  PenLine,
  RefreshCw,
  Trash2,
} from 'lucide-react'
import { useGo } from '../../../../platform/go.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { showError } from '../../../../platform/query-client.ts'
import { useKeepingActions } from '../../../lifecycle/keeping/public.ts'
import { useContractTasks } from '../../../work/tasks/public.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../../ui/lazy-menu.tsx'
import type { useMarkSigned } from '../../../signing/signing/public.tsx'
import type { ContractPage } from '../contract-queries.ts'
import type { MenuQuestion } from './menu-dialog.tsx'

interface ContractMenuProps {
  contract: ContractPage
  marking: Pick<ReturnType<typeof useMarkSigned>, 'disabledReason' | 'open'>
  /** Opens the window of what is asked or said before an action. */
  onAsk: (question: MenuQuestion) => void
}

/** In the reader's own time zone: where the slider starts from. */
const todayHere = () => new Date().toLocaleDateString('sv')

/** Their code comes when one of them is chosen. */
const acts = () => import('./menu-acts.ts')

/** Rare actions on the whole contract; disabled ones say why. */
export function ContractMenu({ contract, marking, onAsk }: ContractMenuProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const router = useRouter()
  const go = useGo()
  const remove = async () => {
    const { deleteContract } = await acts()
    await deleteContract(contract, { queryClient, router })
  }
  const makeTemplate = async () => {
    const { makeTemplate: make } = await acts()
    await make(contract, { queryClient, go })
  }
  const starts = [
    ['duplicate', <Copy aria-hidden />, contract.duplicating],
    ['renewal', <RefreshCw aria-hidden />, contract.renewing],
    ['amendment', <FilePlus2 aria-hidden />, contract.amending],
  ] as const
  const keeping = useKeepingActions(contract)
  const tasks = useContractTasks(contract)
  return (
    <>
      <LazyMenu
        align="end"
        groups={[
          {
            actions: [
              ...starts.map(([kind, icon, off]) => ({
                label: t(`editor.page.${kind}`),
                icon,
                disabledReason: off?.message,
                onSelect: () => onAsk(kind),
              })),
              {
                label: t('editor.page.signedAmendment'),
                icon: <FileCheck aria-hidden />,
                disabledReason: contract.amending?.message,
                onSelect: () =>
                  void router.navigate({
                    href: paths.newContract({ start: 'signed', amends: contract._id }),
                  }),
              },
              {
                label: t('editor.page.makeTemplate'),
                icon: <LayoutTemplate aria-hidden />,
                disabledReason: contract.makingTemplate?.message,
                onSelect: () => void makeTemplate().catch(showError),
              },
            ],
          },
          {
            actions: [
              {
                label: t('editor.page.word'),
                icon: <FileText aria-hidden />,
                onSelect: () => onAsk('word'),
              },
              {
                label: t('editor.page.asOf'),
                icon: <CalendarClock aria-hidden />,
                onSelect: () => go(paths.contractEdit(contract._id, { asOf: todayHere() })),
              },
              {
                label: t('editor.page.markSigned'),
                icon: <PenLine aria-hidden />,
                disabledReason: marking.disabledReason,
                onSelect: marking.open,
              },
            ],
          },
          { actions: [tasks.action, ...keeping.actions] },
          {
            actions: [
              {
                label: t('editor.page.remove'),
                icon: <Trash2 aria-hidden />,
                isDangerous: true,
                disabledReason: contract.deleting?.message,
                onSelect: () => void remove().catch(showError),
              },
            ],
          },
        ]}
        trigger={
          <IconButton
            label={t('editor.page.more')}
            icon={<Ellipsis aria-hidden />}
            hasTooltip={false}
          />
        }
      />
      {keeping.dialog}
      {tasks.dialog}
    </>
  )
}
