import type {
  PartOfferRow,
  TemplateUpdateOffer,
  ValueOfferRow,
} from '@tacite/api/writing/template-updates-endpoints.ts'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { ContentChangesView } from '../content-changes/public.tsx'

interface OfferListProps {
  offer: TemplateUpdateOffer
  taken: ReadonlySet<string>
  onTake: (taken: ReadonlySet<string>) => void
}

/** Each difference with its box; those that replace the contract's own words say so, and begin unticked. */
export function OfferList({ offer, taken, onTake }: OfferListProps) {
  const t = useTexts()
  const { values, files, parts, currency } = offer
  const ids = [...values, ...files, ...parts].map(({ id }) => id)
  const isAll = ids.every((id) => taken.has(id))
  const toggle = (id: string) => {
    const next = new Set(taken)
    if (!next.delete(id)) next.add(id)
    onTake(next)
  }
  const none = { values: [], parts: [], attachments: [] }
  const currencies = { before: currency, after: currency }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('template-update.differences')}</legend>
      <Checkbox
        label={t('template-update.all', { count: ids.length })}
        checked={isAll}
        isPartly={!isAll && taken.size > 0}
        onChange={() => onTake(new Set(isAll ? [] : ids))}
      />
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {values.map((each) => (
          <Offer
            key={each.id}
            label={t('template-update.takeValue')}
            standing={each.standing}
            isTaken={taken.has(each.id)}
            onToggle={() => toggle(each.id)}
          >
            <ContentChangesView changes={{ ...none, values: [valueOf(each)], currencies }} />
          </Offer>
        ))}
        {files.map(({ id, kind, name, standing }) => (
          <Offer
            key={id}
            label={t(`template-update.file.${kind}`, { name })}
            standing={standing}
            isTaken={taken.has(id)}
            onToggle={() => toggle(id)}
          >
            <ContentChangesView
              changes={{ ...none, attachments: [{ kind, name, oldName: null }], currencies }}
            />
            <p className="text-sm text-ink-soft">{t(`template-update.fileConsequence.${kind}`)}</p>
          </Offer>
        ))}
        {parts.map((each) => (
          <Offer
            key={each.id}
            label={t('template-update.takePart', { title: each.changes[0]?.title ?? '' })}
            standing={each.standing}
            isTaken={taken.has(each.id)}
            onToggle={() => toggle(each.id)}
          >
            <ContentChangesView changes={{ ...none, parts: each.changes, currencies }} />
            <Consequence offer={each} />
          </Offer>
        ))}
      </ul>
    </fieldset>
  )
}

/** Where the contract has a value of its own, that is what would be replaced. */
function valueOf({ change, own }: ValueOfferRow) {
  return own ?? change
}

interface OfferProps {
  label: string
  standing: PartOfferRow['standing']
  isTaken: boolean
  onToggle: () => void
  children: ReactNode
}

function Offer({ label, standing, isTaken, onToggle, children }: OfferProps) {
  const t = useTexts()
  return (
    <li className="flex items-start gap-2 p-3">
      <Checkbox label={label} hidesLabel checked={isTaken} onChange={onToggle} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        {standing !== 'asBefore' && (
          <div className="flex">
            <Badge tone="amber">{t(`template-update.standing.${standing}`)}</Badge>
          </div>
        )}
        {children}
      </div>
    </li>
  )
}

/** What taking it replaces or removes besides. */
function Consequence({ offer: { own, standing, alsoRemoved } }: { offer: PartOfferRow }) {
  const t = useTexts()
  return (
    <>
      {own !== null && (
        <div className="flex flex-col gap-1 text-sm">
          <p className="text-ink-soft">{t('template-update.own')}</p>
          <OwnWords words={own} />
        </div>
      )}
      {standing === 'takenOut' && (
        <p className="text-sm text-ink-soft">{t('template-update.addsAgain')}</p>
      )}
      {alsoRemoved.length > 0 && (
        <p className="text-sm break-words">
          {t('template-update.alsoRemoved', {
            count: alsoRemoved.length,
            titles: alsoRemoved.join(' · '),
          })}
        </p>
      )}
    </>
  )
}

const SHOWN_CHARACTERS = 400

function OwnWords({ words }: { words: string }) {
  const t = useTexts()
  const [isWhole, setWhole] = useState(words.length <= SHOWN_CHARACTERS)
  return (
    <>
      <p className="border-l-2 border-line-strong pl-3 font-serif text-[15px] leading-6 break-words whitespace-pre-wrap">
        {words === ''
          ? t('template-update.noWords')
          : isWhole
            ? words
            : `${words.slice(0, SHOWN_CHARACTERS)}…`}
      </p>
      {!isWhole && (
        <Button size="small" variant="quiet" className="w-fit" onClick={() => setWhole(true)}>
          {t('accepted-changes.whole')}
        </Button>
      )}
    </>
  )
}
