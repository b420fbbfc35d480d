import { AppLink } from '../../../platform/app-link.tsx'
import { useMe } from '../../../platform/me.ts'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useWidgetAddress } from './widget-address.ts'

/** Amounts of different currencies are never added: says which contracts no amount includes. */
export function OtherCurrency({ count }: { count: number }) {
  const t = useTexts()
  const currency = useMe().data?.company.currency
  const widgetAddress = useWidgetAddress()
  if (count === 0 || currency === undefined) return null
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {t('dashboard-screen.otherCurrency.note', { count, currency })}{' '}
      <TextLink render={<AppLink to={widgetAddress({ type: 'otherCurrencyCount' })} />}>
        {t('dashboard-screen.otherCurrency.list')}
      </TextLink>
    </p>
  )
}
