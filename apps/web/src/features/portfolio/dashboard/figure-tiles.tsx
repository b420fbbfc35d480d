import type { Widget as WidgetId } from '@tacite/domain/filters/widget-ids.ts'
import { useFormats } from '../../../platform/formats.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Dashboard } from './dashboard-queries.ts'
import { FigureTile } from './figure-tile.tsx'
import { useDashboardFilter, useWidgetAddress } from './widget-address.ts'
import { WidgetButtons } from './widget-buttons.tsx'

const TILES = [
  'contractsInProgressCount',
  'readyToSignCount',
  'documentsPostSignCount',
  'expiredIn90Count',
  'requiredActionsCount',
] as const

/** The company's situation today: five figures. */
export function FigureTiles({ data }: { data: Dashboard }) {
  const t = useTexts()
  const formats = useFormats()
  const widgetAddress = useWidgetAddress()
  const { monthEnd } = useDashboardFilter()
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="sr-only">
        {t('dashboard-screen.tile.title')}
      </h2>
      <ul className="grid gap-3 tablet:grid-cols-2 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none">
        {TILES.slice(0, monthEnd ? -1 : undefined).map((type) => {
          const label = t(`dashboard-screen.tile.${type}.label`)
          const count = data[type]
          const isActions = type === 'requiredActionsCount'
          // Specification 2.9: padded to two digits.
          const padded = String(data.countMore48h).padStart(2, '0')
          return (
            <FigureTile
              key={type}
              type={type}
              label={label}
              figure={formats.number(count)}
              detail={
                <>
                  {t(`dashboard-screen.tile.${type}.detail`)}
                  {type === 'expiredIn90Count' && data.willRenewIn90Count > 0 && (
                    <SomeOfThem type="willRenewIn90Count">
                      {t('dashboard-screen.tile.willRenew', { count: data.willRenewIn90Count })}
                    </SomeOfThem>
                  )}
                  {isActions && data.countMore48h > 0 && (
                    <SomeOfThem type="countMore48h">
                      {t('dashboard-screen.tile.more48h', { padded })}
                    </SomeOfThem>
                  )}
                </>
              }
              to={count === 0 ? null : isActions ? '#required-actions' : widgetAddress({ type })}
              buttons={count > 0 && <WidgetButtons widget={{ type }} title={label} />}
            />
          )
        })}
      </ul>
    </section>
  )
}

/** Those among a tile's contracts that differ for the reader: said apart, and listed apart. */
function SomeOfThem({ type, children }: { type: WidgetId; children: string }) {
  const widgetAddress = useWidgetAddress()
  return (
    <>
      {', '}
      <TextLink render={<AppLink to={widgetAddress({ type })} />}>{children}</TextLink>
    </>
  )
}
