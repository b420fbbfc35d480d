import { ChevronDown, CircleCheck, CircleDashed } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useBulkFinish } from './use-bulk-finish.ts'

/** Actions on all selected tasks; its label says how many there are. */
export function BulkMenu(props: {
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}) {
  const { selected, onSelect } = props
  const t = useTexts()
  const bulk = useBulkFinish(onSelect)
  const label = t('tasks.bulk.label', { count: selected.size })
  const chevron = <ChevronDown aria-hidden />
  if (selected.size === 0) {
    return (
      <Button trailing={chevron} aria-haspopup="menu" disabledReason={t('tasks.bulk.none')}>
        {label}
      </Button>
    )
  }
  const finish = (isFinished: boolean) => bulk.mutate({ taskIds: [...selected], isFinished })
  return (
    <Menu
      align="end"
      trigger={
        <Button trailing={chevron} isBusy={bulk.isPending}>
          {label}
        </Button>
      }
      groups={[
        {
          actions: [
            {
              label: t('tasks.bulk.finish'),
              icon: <CircleCheck aria-hidden />,
              onSelect: () => finish(true),
            },
            {
              label: t('tasks.bulk.unfinish'),
              icon: <CircleDashed aria-hidden />,
              onSelect: () => finish(false),
            },
          ],
        },
      ]}
    />
  )
}
