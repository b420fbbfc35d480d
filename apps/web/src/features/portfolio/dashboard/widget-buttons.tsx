import { ExternalLink, Maximize2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWidgetAddress } from './widget-address.ts'
import type { Widget } from './widget-filter.ts'

// The dialog and its texts are loaded on the first click: the dashboard is the first page people load.
const WidgetModal = lazy(async () => {
  const [modal] = await Promise.all([
    import('./widget-modal.tsx'),
    loadTexts('contract-list', 'contracts', 'month-end'),
  ])
  return modal
})

interface WidgetButtonsProps {
  widget: Widget
  title: string
  /** Where there is room for one: the figure itself leads to the list. */
  isQuickOnly?: boolean
}

/** The two ways to see the contracts behind a figure: a dialog, or the list in a new tab. */
export function WidgetButtons({ widget, title, isQuickOnly = false }: WidgetButtonsProps) {
  const t = useTexts()
  const widgetAddress = useWidgetAddress()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <IconButton
        size="small"
        label={t('dashboard-screen.quick', { title })}
        icon={<Maximize2 aria-hidden />}
        onClick={() => setState('open')}
      />
      {!isQuickOnly && (
        <IconButton
          size="small"
          label={t('dashboard-screen.detail', { title })}
          icon={<ExternalLink aria-hidden />}
          render={<a href={widgetAddress(widget)} target="_blank" rel="noopener" />}
        />
      )}
      {state !== 'never' && (
        <Suspense fallback={null}>
          <WidgetModal
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            title={title}
            widget={widget}
          />
        </Suspense>
      )}
    </>
  )
}
