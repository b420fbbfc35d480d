import type { ReactNode } from 'react'
import { useState } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { WireDocument } from '../texts/public.tsx'
import type { ClauseRecord, ClauseVariant } from './clause-queries.ts'
import { ClauseState, StanceBadge } from './clause-state.tsx'
import { ClauseText } from './clause-text.tsx'

type Listed = ClauseVariant | ClauseRecord

interface VariantListProps {
  variants: readonly Listed[]
  /** A text of the library: its fields are those of every clause. */
  wire: WireDocument
  /** The one whose page this is. */
  currentId?: string
  /** What can be done with one. */
  actsOn?: (variant: Listed) => ReactNode
}

/** Wordings of one clause in their order, each with when to use it, and its text on demand. */
export function VariantList({ variants, wire, currentId, actsOn }: VariantListProps) {
  return (
    <ol className="flex flex-col divide-y divide-line">
      {variants.map((variant) => (
        <li key={variant._id} data-variant={variant._id} className="py-3 first:pt-0">
          <VariantRow
            variant={variant}
            wire={wire}
            isCurrent={variant._id === currentId}
            acts={actsOn?.(variant)}
          />
        </li>
      ))}
    </ol>
  )
}

interface VariantRowProps {
  variant: Listed
  wire: WireDocument
  isCurrent: boolean
  acts: ReactNode
}

function VariantRow({ variant, wire, isCurrent, acts }: VariantRowProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { _id, title, stance, useWhen } = variant
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-medium break-words">
          {isCurrent ? (
            title
          ) : (
            <TextLink isQuiet render={<AppLink to={paths.clause(_id)} />}>
              {title}
            </TextLink>
          )}
        </p>
        {acts}
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <StanceBadge stance={stance} />
        <ClauseState of={variant} />
        {isCurrent && <Badge>{t('clauses.variants.current')}</Badge>}
      </div>
      {useWhen && <p className="text-sm break-words whitespace-pre-wrap">{useWhen}</p>}
      {!isCurrent && (
        <Button
          size="small"
          variant="quiet"
          className="-ml-2 w-fit"
          aria-expanded={isOpen}
          aria-label={t('clauses.variants.readOne', { title })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('clauses.variants.read')}
        </Button>
      )}
      {isOpen && <ClauseText clause={variant} wire={wire} />}
    </div>
  )
}
