import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useWidgetAddress } from './widget-address.ts'
import { WidgetButtons } from './widget-buttons.tsx'

/** How many contracts were renewed at least once, and which. */
export function RenewedContracts({ count }: { count: number }) {
  const t = useTexts()
  const widgetAddress = useWidgetAddress()
  if (count === 0) return null
  const widget = { type: 'renewedContractsCount' } as const
  return (
    <div className="mt-2 flex items-center justify-between gap-3 border-t border-line px-2 pt-2 text-sm">
      <TextLink isQuiet render={<AppLink to={widgetAddress(widget)} />}>
        {t('dashboard-screen.renewal.renewed', { count })}
      </TextLink>
      <div className="flex shrink-0">
        <WidgetButtons widget={widget} title={t('dashboard-screen.renewal.renewedTitle')} />
      </div>
    </div>
  )
}
