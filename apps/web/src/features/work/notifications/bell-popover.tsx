import { Suspense, useState, type ReactElement } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Popover } from '../../../ui/popover.tsx'
import { AnswerDialog, type AskedAnswer } from '../../lifecycle/alerts/public.ts'
import { NotificationPanel } from './notification-panel.tsx'

export interface BellPopoverProps {
  trigger: ReactElement
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** @public: loaded by name when the bell is first used. */
/** The panel attached to the bell; its code is loaded on demand. */
export default function BellPopover({ trigger, isOpen, onOpenChange }: BellPopoverProps) {
  const t = useTexts()
  const [asked, setAsked] = useState<AskedAnswer | null>(null)
  return (
    <>
      <Popover
        trigger={trigger}
        title={t('notifications.panel.title')}
        align="end"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <NotificationPanel
          onRead={() => onOpenChange(false)}
          onAnswer={(answer) => {
            onOpenChange(false)
            setAsked(answer)
          }}
        />
      </Popover>
      <Suspense>{asked && <AnswerDialog {...asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  )
}
