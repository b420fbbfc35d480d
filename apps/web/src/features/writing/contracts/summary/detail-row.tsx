import type { DatedValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import type { EvidenceField } from '@tacite/domain/evidence/contract-evidence.ts'
import { Pencil } from 'lucide-react'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { EvidenceMark } from '../../../portfolio/evidence/public.ts'
import { HistoryButton } from '../../../lifecycle/as-of/public.ts'
import type { ContractPage } from '../contract-queries.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'

export interface DetailEditing {
  contractId: string
  label: string
  /** It is signed: a change may say why. */
  asksReason: boolean
  /** Shows the value again. */
  close: () => void
}

interface DetailRowProps {
  /** The detail, for what leads to its line. */
  name: string
  contract: Pick<ContractPage, '_id' | 'terms'>
  label: string
  value: ReactNode
  isEditable: boolean
  /** Why this line cannot be changed, if not for the reason of the whole page. */
  offReason?: string | null
  edit: (editing: DetailEditing) => ReactNode
  /** The value whose history opens from the line. */
  history?: DatedValue
  /** What the document of an imported contract proves it by. */
  evidence?: readonly EvidenceField[]
}

/** One line of the summary sheet: displayed, or edited in place. */
export function DetailRow(props: DetailRowProps) {
  const { contract, name, label, value, isEditable, offReason, edit, history, evidence } = props
  const { _id: contractId, terms } = contract
  const t = useTexts()
  const [isEditing, setEditing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isEditing) place.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [isEditing])
  const close = () => {
    setEditing(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isEditing) {
    return (
      <div
        ref={place}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.stopPropagation()
          close()
        }}
        className="py-2"
      >
        {edit({ contractId, label, asksReason: terms !== 'open', close })}
      </div>
    )
  }
  return (
    <div className="group/row grid grid-cols-[112px_minmax(0,1fr)_auto] items-baseline gap-x-2 py-1.5">
      <span className="text-sm text-ink-faint">{label}</span>
      {isEditable ? (
        <button
          ref={opener}
          type="button"
          data-line={`detail:${name}`}
          onClick={() => setEditing(true)}
          className="-mx-2 flex min-h-6 min-w-0 items-start gap-2 rounded-md px-2 py-0.5 text-left hover:bg-sunken"
        >
          <span className="sr-only">{t('editor.summary.edit', { name: label })}</span>
          <span className="min-w-0 flex-1 break-words">{value ?? <NotSet />}</span>
          <Pencil
            aria-hidden
            className="mt-1 size-3 shrink-0 text-ink-faint opacity-0 group-hover/row:opacity-100"
          />
        </button>
      ) : (
        <span className="flex min-w-0 items-start gap-2 break-words">
          <span className="min-w-0 flex-1">{value ?? <NotSet />}</span>
          {offReason && (
            <IconButton
              label={t('editor.summary.edit', { name: label })}
              icon={<Pencil aria-hidden />}
              size="small"
              disabledReason={offReason}
              className="-my-1"
            />
          )}
        </span>
      )}
      {history && (
        <span className="-my-1 flex self-start">
          {evidence && terms === 'transcribed' && (
            <Suspense>
              <EvidenceMark contractId={contractId} fields={evidence} label={label} />
            </Suspense>
          )}
          <HistoryButton contractId={contractId} values={[history]} label={label} />
        </span>
      )}
    </div>
  )
}

function NotSet() {
  const t = useTexts()
  return <span className="text-ink-faint">{t('common.state.notSet')}</span>
}
