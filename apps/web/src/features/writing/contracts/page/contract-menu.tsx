import { Ellipsis, Trash2 } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../../ui/lazy-menu.tsx'
import type { ContractPage } from '../contract-queries.ts'
import { useDeleteContract } from './use-delete-contract.ts'

/** Rare actions on the whole contract; disabled ones say why. */
export function ContractMenu({ contract }: { contract: ContractPage }) {
  const t = useTexts()
  const remove = useDeleteContract(contract)
  return (
    <LazyMenu
      align="end"
      groups={[
        {
          actions: [
            {
              label: t('editor.page.remove'),
              icon: <Trash2 aria-hidden />,
              isDangerous: true,
              disabledReason: contract.deleting?.message,
              onSelect: () => remove(),
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
  )
}
