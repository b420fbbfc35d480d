import { REJECTION_REASONS } from '@tacite/domain/imports/judgement.ts'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { DeskKey } from './desk-key.tsx'
import type { Judgement } from './review-queries.ts'

interface ReasonsProps {
  /** « Pourquoi refuser Préavis : 3 mois ? » */
  question: string
  isBusy: boolean
  onChoose: (reason: NonNullable<Judgement['reason']>) => void
  onCancel: () => void
}

/** Why a value is rejected; Escape leaves it as it is. */
export function Reasons({ question, isBusy, onChoose, onCancel }: ReasonsProps) {
  const t = useTexts()
  const ref = useRef<HTMLDivElement>(null)
  // Escape would close the panel from its title.
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <div
      ref={ref}
      role="group"
      aria-label={question}
      tabIndex={-1}
      className="flex flex-col items-start gap-1 outline-none"
      onKeyDown={onKeyDown}
    >
      <p className="text-sm">{question}</p>
      {REJECTION_REASONS.map((reason, place) => (
        <Button
          key={reason}
          size="small"
          variant="quiet"
          isBusy={isBusy}
          icon={<DeskKey keys={String(place + 1)} />}
          onClick={() => onChoose(reason)}
        >
          {t(`import-review.reason.${reason}`)}
        </Button>
      ))}
    </div>
  )
}
